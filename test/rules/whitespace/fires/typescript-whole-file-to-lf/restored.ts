export interface Point {
  x: number;
  y: number;
}

export const origin: Point = { x: 1, y: 0 };
