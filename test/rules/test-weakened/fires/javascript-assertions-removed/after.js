test('adds up', () => {
  const sum = add(1, 2);
  expect(sum.name).toBe('sum');
  sum.close();
});
