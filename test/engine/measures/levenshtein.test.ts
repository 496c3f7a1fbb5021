import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeUnits } from '../../../server/engine/measures/codeUnits';
import { furthestReach } from '../../../server/engine/measures/diagonals';
import { levenshtein } from '../../../server/engine/measures/levenshtein';

/** The textbook's table, row by row. */
function plainDistance(a: Int32Array, b: Int32Array): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  a.forEach((token, index) => {
    const above = row;
    row = [index + 1];
    b.forEach((other, column) => {
      const substituted = above[column]! + (token === other ? 0 : 1);
      row.push(Math.min(substituted, above[column + 1]! + 1, row[column]! + 1));
    });
  });
  return row[b.length]!;
}

const tokens = (alphabet: number, maxLength: number) =>
  fc.array(fc.integer({ min: -2, max: alphabet }), { maxLength }).map((list) => Int32Array.from(list));

const numbers = (count: number, first = 0) => Int32Array.from({ length: count }, (_, index) => first + index);

const joined = (...parts: readonly Int32Array[]) => Int32Array.from(parts.flatMap((part) => [...part]));

describe('the distance', () => {
  test('equals the plain table for any two sequences', () => {
    for (const [alphabet, length] of [
      [1, 12],
      [3, 60],
      [500, 90],
    ] as const) {
      fc.assert(
        fc.property(tokens(alphabet, length), tokens(alphabet, length), (a, b) => {
          expect(levenshtein(a, b)).toEqual({ distance: plainDistance(a, b), exact: true });
        }),
      );
    }
  });

  test('equals the plain table where the diagonals give up', () => {
    const long = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 100, maxLength: 200 });
    fc.assert(
      fc.property(long, long, (first, second) => {
        const [a, b] = [Int32Array.from(first), Int32Array.from(second)];
        expect(levenshtein(a, b)).toEqual({ distance: plainDistance(a, b), exact: true });
      }),
      { numRuns: 30 },
    );
  });

  test('equals the plain table for a sequence and its edited copy', () => {
    const edits = fc.array(fc.tuple(fc.nat(299), fc.nat(3), fc.nat(40)), { maxLength: 12 });
    fc.assert(
      fc.property(edits, (list) => {
        const a = numbers(300).map((token) => token % 40);
        const copy = [...a];
        for (const [at, removed, inserted] of list) copy.splice(at, removed, inserted);
        const b = Int32Array.from(copy);
        expect(levenshtein(a, b)).toEqual({ distance: plainDistance(a, b), exact: true });
      }),
    );
  });

  test('is the length of the other sequence if one is empty', () => {
    expect(levenshtein(numbers(0), numbers(7))).toEqual({ distance: 7, exact: true });
    expect(levenshtein(numbers(7), numbers(0))).toEqual({ distance: 7, exact: true });
    expect(levenshtein(numbers(0), numbers(0))).toEqual({ distance: 0, exact: true });
  });

  test('counts a repeated token once, however the common ends overlap', () => {
    expect(levenshtein(Int32Array.of(1, 1, 1), Int32Array.of(1, 1))).toEqual({ distance: 1, exact: true });
  });

  test('is exact with more different tokens than there are code units, as long as few are common', () => {
    const common = numbers(40, 1_000_000);
    const before = joined(numbers(66_000), common, numbers(10));
    const after = joined(numbers(2_000, 200_000), common, numbers(20, 300_000));
    // Only the common run can match, and the longer rest decides on either side of it.
    expect(levenshtein(before, after)).toEqual({ distance: 66_000 + 20, exact: true });
  });
});

describe('a bound', () => {
  const spread = (list: Int32Array) => list.map((token) => (token * 7919) % 101);

  test('is given above the cell budget, marked, and never too low', () => {
    fc.assert(
      fc.property(tokens(8, 120), tokens(8, 120), (a, b) => {
        const { distance, exact } = levenshtein(a, b, 0);
        const truth = plainDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(truth);
        if (exact) expect(distance).toBe(truth);
      }),
    );
  });

  test('is close for an edit of a tenth', () => {
    const a = spread(numbers(4000));
    const b = a.map((token, index) => (index % 10 === 0 ? -9 : token));
    const { distance, exact } = levenshtein(a, b, 0);
    expect(exact).toBe(false);
    expect(distance).toBeGreaterThanOrEqual(400);
    expect(distance).toBeLessThanOrEqual(440);
  });

  test('is given if more tokens are common than there are code units', () => {
    const [low, high] = [numbers(35_000), numbers(35_000, 35_000)];
    expect(codeUnits(joined(low, high), joined(high, low))).toBeNull();
    const { distance, exact } = levenshtein(joined(low, high), joined(high, low), Infinity);
    expect(exact).toBe(false);
    expect(distance).toBeGreaterThanOrEqual(35_000);
    expect(distance).toBeLessThanOrEqual(70_000);
  });
});

test('a stopped search reaches a point that its edits really lead to', () => {
  fc.assert(
    fc.property(tokens(4, 60), tokens(4, 60), fc.integer({ min: 1, max: 10 }), (a, b, limit) => {
      const reach = furthestReach(a, b, limit);
      const until = plainDistance(a.subarray(0, reach.before), b.subarray(0, reach.after));
      expect(until).toBeLessThanOrEqual(reach.edits);
      expect(reach.complete).toBe(plainDistance(a, b) <= limit);
    }),
  );
});
