function total(rows) {
  return sum(rows);
}
