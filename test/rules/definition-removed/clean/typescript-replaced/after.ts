export class Payments {
  constructor(readonly rows: number[]) {}
  all(): number[] {
    return this.rows;
  }
}

export function count(rows: number[]): number {
  return rows.length;
}
