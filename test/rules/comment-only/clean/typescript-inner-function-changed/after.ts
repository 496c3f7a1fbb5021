function page(): () => string {
  // All rows are shown in their order.
  const rows = load();
  function show(): string {
    return rows.join(', ');
  }
  return show;
}
