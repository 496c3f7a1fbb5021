export function show(row: Row | undefined): void {
  if (!row) return;
  draw(row.title);
}
