export const version = 2;

export function read(path: string): string;
export function read(path: number): number;
export function read(path: string | number): string | number {
  return path;
}

export class Box {
  get size(): number {
    return 1;
  }

  set size(value: number) {
    console.error(value);
  }

  static area(): number {
    return 2;
  }

  area(): number {
    return 3;
  }
}

export interface Options {
  one: string;
}

export interface Options {
  two: string;
}

export namespace read {
  export const two = 2;
}
