export function area(shape: Shape): number {
  if (shape.kind === "circle") {
    return circle(shape);
  }
  if (shape.kind === "square") {
    return square(shape);
  }
  return shape.width * shape.height;
}
