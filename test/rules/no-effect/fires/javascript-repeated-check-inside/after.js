function show(row) {
  count(row, 1);
  if (row.open) {
    if (row.open) {
      draw(row);
    }
  }
}
