export function area(shape: Shape): number {
  if (shape.kind === "circle") {
    return circle(shape);
  }
  return shape.width * shape.height;
}
