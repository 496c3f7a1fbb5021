function page(): () => string {
  // Rows are shown in order.
  const rows = load();
  function show(): string {
    return rows.join(' ');
  }
  return show;
}
