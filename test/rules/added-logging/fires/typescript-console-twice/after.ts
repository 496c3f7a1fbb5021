export function load(path: string): Row[] {
  console.log('loading', path);
  const rows = read(path);
  console.debug(rows.length);
  return rows.slice(1);
}

export function show(rows: Row[]): void {
  console.log(rows);
  console.debug(rows.length);
}
