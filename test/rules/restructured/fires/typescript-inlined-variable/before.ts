export function share(rows: Row[], count: number): number {
  const total = rows.map((row) => row.size).reduce(add);
  const rate = total / count;
  return rate;
}
