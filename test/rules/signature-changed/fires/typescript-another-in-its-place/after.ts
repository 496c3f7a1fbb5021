export function share(total: number, rows: string[]): number {
  return total / rows.length;
}
