export function draw(shape: Shape) {
  const area = measure(shape);
  canvas.fill(area);
  canvas.flush();
}
