const start = 0;
const value = 1;

export type Range = [start: number, end: number];
export type Visit = (value: number, index?: number) => void;
export interface Box {
  value: number;
  start(value: number): Range;
}
export const first = start + value;
