export function show(row: Row | undefined): void {
  if (row !== undefined) {
    draw(row.title, row.size);
  }
  done(2);
}
