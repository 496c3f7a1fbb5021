declare const VERSION: string;
declare namespace build {
  const number: number;
}

export function banner(): string {
  return VERSION + '+' + build.number;
}
