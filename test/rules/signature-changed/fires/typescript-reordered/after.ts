export function share(count: number, total: number): number {
  return total / count;
}
