export function draw(shape: Shape) {
  const area = measure(shape);
  canvas.fill(area);
  canvas.flush();
}

export function drawBox(box: Box) {
  const area = bounds(box);
  canvas.fill(area);
  canvas.flush();
}
