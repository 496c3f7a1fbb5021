it('shows', () => {
  if (!row) throw new Error('no row');
  show(row);
});
