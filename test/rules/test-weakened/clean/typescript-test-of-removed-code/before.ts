import { add, subtract } from './sum';

it('adds', () => {
  expect(add(1, 2)).toBe(3);
});

it('subtracts', () => {
  expect(subtract(1, 2)).toBe(-1);
});
