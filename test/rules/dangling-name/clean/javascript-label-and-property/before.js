export function find(rows, wanted) {
  const search = (row) => row === wanted;
  search: for (const row of rows) {
    if (search(row)) break search;
  }
  return rows.search;
}
