function total(rows: number[]): number {
  // Adds all the rows up.
  const value = compute(rows);
  return value + 1;
}
