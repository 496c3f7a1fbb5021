function total(rows: number[]): number {
  //Adds the rows up.
  const value = compute(rows);
  return value;
}
