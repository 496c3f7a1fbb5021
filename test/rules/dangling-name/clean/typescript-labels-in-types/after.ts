export type Range = [start: number, end: number];
export type Visit = (value: number, index?: number) => void;
export interface Box {
  value: number;
  start(value: number): Range;
}
export const first = 1;
