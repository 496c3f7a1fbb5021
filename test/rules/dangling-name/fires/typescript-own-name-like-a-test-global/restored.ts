import { describe, it } from 'vitest';
import { expect } from './expect';
import { total } from './total';

describe('total', () => {
  it('adds up', () => {
    expect(total([1, 2])).toBe(3);
  });
});
