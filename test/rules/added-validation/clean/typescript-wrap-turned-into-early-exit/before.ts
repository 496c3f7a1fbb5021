export function draw(shape?: Shape): void {
  if (shape) {
    shape.paint();
    shape.flush();
  }
}
