function total(rows: number[]): number {
  // Adds the rows up one by one.
  const value = compute(rows);
  return value;
}
