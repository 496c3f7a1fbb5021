import { cart } from './cart';

describe('cart', () => {
  it('counts', () => {
    expect(cart([1, 2]).count).toBe(2);
  });

  it('adds up', () => {
    expect(cart([1, 2]).total).toBe(3);
  });
});

const size = 2;
