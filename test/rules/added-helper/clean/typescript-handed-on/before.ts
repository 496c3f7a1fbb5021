export function total(rows: string[]): number {
  return rows.length;
}
