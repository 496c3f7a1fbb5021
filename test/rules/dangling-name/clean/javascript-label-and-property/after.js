export function find(rows, wanted) {
  search: for (const row of rows) {
    if (row === wanted) break search;
  }
  return rows.search;
}
