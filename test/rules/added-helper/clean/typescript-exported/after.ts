export function clean(row: string): string {
  return row.trim();
}

export function total(rows: string[]): number {
  return rows.map(clean).length;
}
