export function drawBox(box: Box) {
  const area = bounds(box);
  canvas.fill(area);
  canvas.flush();
}
