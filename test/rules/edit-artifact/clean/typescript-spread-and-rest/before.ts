type Point = { x: number };

export const origin: Point = { x: 0 };
