export function add(left: number, right: number): number {
  // Start. Both are whole.
  const sum = left + right;
  return sum;
}
