export function step(start: number, stop: number, range: Range): number {
  return (stop - start) / range.size;
}
