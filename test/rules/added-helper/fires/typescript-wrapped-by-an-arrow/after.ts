export function walk(steps: number[]): number {
  const run = () => {
    let start = steps[0];
    for (const step of steps) start -= step;
    return start;
  };
  return run();
}
