export function total(rows: unknown[]): number {
  return rows.length;
}
