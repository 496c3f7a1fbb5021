export function total(rows: number[]): number {
  return sum(rows);
}
