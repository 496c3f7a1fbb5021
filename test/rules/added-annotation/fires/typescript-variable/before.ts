export function share(total: number, count: number) {
  const rate = total / count;
  return rate;
}
