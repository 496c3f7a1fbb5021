import { cart } from './cart';

describe('cart', () => {
  it.skip('counts', () => {
    expect(cart([1, 2]).count).toBe(2);
  });

  it('adds up', () => {
    expect(cart([1, 2]).total).toBeDefined();
  });
});

const size = 2;
