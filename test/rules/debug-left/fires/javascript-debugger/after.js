function total(rows) {
  debugger;
  return sum(rows) + 1;
}
