export function show(row: Row | undefined): void {
  draw(row?.title);
}
