export function add(left: number, right: number): number {
  // Start.
  const sum = left + right;
  // Both are whole.
  return sum;
}
