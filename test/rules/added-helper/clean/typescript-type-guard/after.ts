function isText(row: unknown): row is string {
  return typeof row === 'string';
}

export function total(rows: unknown[]): number {
  return rows.filter((row) => isText(row) && row.length > 1).length;
}
