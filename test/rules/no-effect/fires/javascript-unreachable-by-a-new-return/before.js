function total(rows) {
  const sum = add(rows);
  return sum;
}
