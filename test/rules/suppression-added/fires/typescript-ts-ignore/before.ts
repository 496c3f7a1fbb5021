export function area(shape: Shape): number {
  const side = shape.side;
  return side;
}
