export function share(total: number, count: number) {
  const rate: number = total / count;
  return Math.round(rate);
}
