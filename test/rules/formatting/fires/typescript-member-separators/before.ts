export interface Point {
  x: number,
  y: number,
}

export const origin: Point = { x: 0, y: 0 };
