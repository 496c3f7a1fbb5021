function compute(values: number[], by: number) {
  return sum(values) * by;
}

export function mean(values: number[], by: number): number {
  const total = compute(values, by);
  return total / 4;
}
