function show(row) {
  count(row);
  if (row.open) {
    draw(row);
  }
}
