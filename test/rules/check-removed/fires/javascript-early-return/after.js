export function show(rows) {
  const names = rows.map((row) => row.name);
  return names.sort();
}
