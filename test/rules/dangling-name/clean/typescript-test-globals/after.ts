import { total } from './total';

describe('total', () => {
  it('adds', () => {
    expect(total([1, 2, 3])).toBe(6);
  });
});
