export type Opened = { at: number };

export const limit = 10;
