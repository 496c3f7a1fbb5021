export interface User {
  name: string;
}

export interface Settings {
  owner: User;
}

export function nameOf(user: User): string {
  return user.name;
}
