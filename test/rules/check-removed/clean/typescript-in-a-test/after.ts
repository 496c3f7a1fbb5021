it('shows', () => {
  show(row);
  done();
});
