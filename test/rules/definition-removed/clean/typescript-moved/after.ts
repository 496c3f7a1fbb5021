export function count(rows: number[]): number {
  return rows.length + 1;
}

export function paid(rows: number[]): number[] {
  return rows.filter((row) => row > 0);
}
