export function load(path: string): Row[] {
  const rows = read(path);
  return rows;
}

export function show(rows: Row[]): void {
  console.log(rows);
  console.debug(rows.length);
}
