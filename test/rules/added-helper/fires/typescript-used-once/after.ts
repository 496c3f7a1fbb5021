function clean(row: string): string {
  return row.trim().toLowerCase();
}

export function total(rows: string[]): number {
  return rows.filter((row) => row === clean(row)).length;
}
