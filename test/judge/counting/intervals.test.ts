import { describe, expect, it } from 'vitest';
import { bootstrapRatio, wilson } from './intervals';

describe('wilson', () => {
  // Values of the published formula, as given for 95 % in tables of confidence limits.
  it.each([
    [0, 20, 0, 0.1611],
    [1, 20, 0.0089, 0.2361],
    [10, 20, 0.2993, 0.7007],
    [20, 20, 0.8389, 1],
  ])('%i of %i', (part, whole, low, high) => {
    const interval = wilson(part, whole);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('knows nothing without observations', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('bootstrapRatio', () => {
  it('is a point where every edit is alike', () => {
    const edits = Array.from({ length: 30 }, () => ({ part: 2, whole: 4 }));
    expect(bootstrapRatio(edits)).toEqual({ low: 0.5, high: 0.5 });
  });

  it('is wide where one edit has all findings', () => {
    const edits = Array.from({ length: 30 }, (_, index) => ({ part: index === 0 ? 30 : 0, whole: 10 }));
    const { low, high } = bootstrapRatio(edits);
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(0.15);
  });

  it('is the same for the same seed', () => {
    const edits = Array.from({ length: 30 }, (_, index) => ({ part: index % 3, whole: 10 + index }));
    expect(bootstrapRatio(edits, 7)).toEqual(bootstrapRatio(edits, 7));
  });
});
