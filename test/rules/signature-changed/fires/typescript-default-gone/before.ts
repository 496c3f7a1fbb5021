export function share(total: number, count = 1): number {
  return total / count;
}
