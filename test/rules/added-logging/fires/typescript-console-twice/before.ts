export function load(path: string): Row[] {
  const rows = read(path);
  return rows;
}
