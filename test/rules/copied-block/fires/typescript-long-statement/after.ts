function first(rows: Row[]): Row[] {
  const found = rows.filter((row) => row.open && row.size > 10).map((row) => ({ ...row, name: row.name.trim() }));
  return found.slice(0, 1);
}

function last(rows: Row[]): Row[] {
  const found = rows.filter((row) => row.open && row.size > 10).map((row) => ({ ...row, name: row.name.trim() }));
  return found.slice(-1);
}
