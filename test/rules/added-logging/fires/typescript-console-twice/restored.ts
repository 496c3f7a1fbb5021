export function load(path: string): Row[] {
  const rows = read(path);
  return rows.slice(1);
}

export function show(rows: Row[]): void {
  console.log(rows);
  console.debug(rows.length);
}
