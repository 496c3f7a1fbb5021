export function walk(steps: number[]): number {
  let start = steps[0];
  for (const step of steps) start += step;
  return start;
}
