export function step(start: number, stop: number, range: Range): number {
  if (range.size > 0) {
    return (stop - start) / range.size;
  } else {
    return 1;
  }
}
