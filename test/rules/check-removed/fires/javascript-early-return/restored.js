export function show(rows) {
  if (!rows) return [];
  const names = rows.map((row) => row.name);
  return names.sort();
}
