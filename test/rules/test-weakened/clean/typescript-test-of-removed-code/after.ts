import { add } from './sum';

it('adds', () => {
  expect(add(1, 2)).toBe(3);
});
