export function draw(shape: Shape) {
  const area = measure(shape);
  canvas.fill(area);
  canvas.flush();
}

export function clear(all: boolean) {
  for (const layer of layers) {
    layer.reset(all);
  }
  done();
}
