type Point = { x: number; y: number };

// Original: the other implementation kept x only.
export const origin: Point = { x: 0, y: 0 };

export function moved(point: Point, ...rest: number[]): Point {
  return { ...point, x: point.x + rest.length };
}
