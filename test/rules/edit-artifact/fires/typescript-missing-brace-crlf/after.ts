export interface Options {
  depth: number;
}

export const defaults: Options = { depth: 1;
