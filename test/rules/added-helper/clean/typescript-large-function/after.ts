function clean(row: string): string {
  const trimmed = row.trim();
  const lower = trimmed.toLowerCase();
  const parts = lower.split(' ').filter((part) => part !== '');
  const joined = parts.map((part) => part.replace('-', '_')).join(' ');
  if (joined.length > 80) return joined.slice(0, 80);
  return joined === '' ? trimmed : joined;
}

export function total(rows: string[]): number {
  return new Set(rows.map(clean)).size;
}
