export function show(row) {
  if (row) {
    draw(row.title, row.size);
    log(row.title);
  }
}

export const size = 2;
