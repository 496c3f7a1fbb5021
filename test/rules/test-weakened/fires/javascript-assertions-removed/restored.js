test('adds up', () => {
  const sum = add(1, 2);
  expect(sum.value).toBe(3);
  expect(sum.parts).toEqual([1, 2]);
  expect(sum.name).toBe('sum');
  sum.close();
});
