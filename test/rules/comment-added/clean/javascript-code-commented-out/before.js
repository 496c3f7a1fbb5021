function total(rows) {
  const value = compute(rows);
  return value;
}
