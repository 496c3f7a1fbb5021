export function share(rows: Row[], count: number): number {
  const rate = rows.map((row) => row.size).reduce(add) / count;
  return Math.round(rate);
}
