function load(path: string): string {
  return read(path);
}

function total(rows: number[]): number {
  return sum(rows);
}
