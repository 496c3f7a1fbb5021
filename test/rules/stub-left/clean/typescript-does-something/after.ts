export const value = 2;

export function noop(): void {}

export function load(path: string): string {
  // TODO: cache this
  return read(path);
}

export function fail(name: string): never {
  throw new Error(`${name} is missing`);
}
