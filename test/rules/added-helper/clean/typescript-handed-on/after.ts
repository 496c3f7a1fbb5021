function clean(row: string): string {
  return row.trim().toLowerCase();
}

export function total(rows: string[]): number {
  return new Set(rows.map(clean)).size;
}
