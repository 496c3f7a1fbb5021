const point = { x: 1, y: 2 };
export function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
