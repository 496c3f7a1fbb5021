function total(rows) {
  const sum = add(rows, 1);
  return sum;
}
