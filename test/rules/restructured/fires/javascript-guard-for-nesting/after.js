export function show(row) {
  if (!row) return;
  draw(row.title, row.size);
  log(row.title);
}

export const size = 2;
