export function label(row: Row): string {
  const text = `row ${row.name}!`;
  return text.trim();
}
