export function share(total: number, count: number): number {
  return total / count;
}
