export function show(row: Row | undefined): void {
  draw(row.title, row.size);
  done(2);
}
