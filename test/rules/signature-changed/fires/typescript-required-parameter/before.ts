export function share(total: number): number {
  return total / count;
}
