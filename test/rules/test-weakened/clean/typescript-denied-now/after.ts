it('retires the hub', () => {
  retire(hub);
  expect(kill).not.toHaveBeenCalled();
});
