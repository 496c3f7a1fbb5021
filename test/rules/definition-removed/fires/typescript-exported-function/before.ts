export function total(rows: number[]): number {
  return rows.length;
}

export const paid = (rows: number[]): number[] => {
  return rows.filter((row) => row > 0);
};

export function count(rows: number[]): number {
  return rows.length;
}
