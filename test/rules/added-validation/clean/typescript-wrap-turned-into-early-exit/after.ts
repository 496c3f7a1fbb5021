export function draw(shape?: Shape): void {
  if (!shape) return;
  shape.paint();
  shape.flush();
}
