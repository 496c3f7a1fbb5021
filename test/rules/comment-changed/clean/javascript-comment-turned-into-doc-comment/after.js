/** Adds the rows up. */
function total(rows) {
  const value = compute(rows);
  return value + 1;
}
