it('retires the hub', () => {
  retire(hub);
  expect(kill).toHaveBeenCalledWith(12345, 'SIGTERM');
});
