export const names = (users: User[]) => users.map((user) => user.name);
export const ages = (users: User[]) => users.map((user) => user.age + 1);
