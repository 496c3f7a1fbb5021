export function area(shape: any): number {
  const side = shape.side;
  return side * side;
}
