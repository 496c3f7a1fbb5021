export function mean(values: number[], by: number): number {
  const total = sum(values) * by;
  return total / 3;
}
