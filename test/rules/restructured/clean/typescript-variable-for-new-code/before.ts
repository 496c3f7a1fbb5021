export function share(rows: Row[], count: number): number {
  return rows.length / count;
}
