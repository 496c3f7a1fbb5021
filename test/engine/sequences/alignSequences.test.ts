import { diffArrays } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSequences } from '../../../server/engine/sequences/alignSequences';

const sequence = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 60 });

function ascends(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);
}

describe('alignSequences', () => {
  it('pairs equal elements without crossing', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const pairs = alignSequences(before, after);
        expect(pairs.before.length).toBe(pairs.after.length);
        expect(ascends(pairs.before) && ascends(pairs.after)).toBe(true);
        pairs.before.forEach((b, index) => expect(before[b]).toBe(after[pairs.after[index]!]));
      }),
    );
  });

  it('pairs every element of a sequence with itself', () => {
    fc.assert(
      fc.property(sequence, (elements) => {
        const indices = elements.map((_, index) => index);
        expect(alignSequences(elements, elements)).toEqual({
          before: indices,
          after: indices,
          complete: true,
        });
      }),
    );
  });

  it('pairs as many elements as a diff where none occurs once on each side', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        // Doubled, no element is unique, so that no anchor is taken for its own sake.
        const [one, other] = [before, after].map((elements) =>
          elements.flatMap((element) => [element, element]),
        );
        const kept = diffArrays(one!, other!)
          .filter(({ added, removed }) => !added && !removed)
          .reduce((sum, { value }) => sum + value.length, 0);
        expect(alignSequences(one!, other!).before.length).toBe(kept);
      }),
    );
  });

  it('keeps what is unique in place although a longer chain of common elements exists', () => {
    // 9 is written once on each side: what surrounds it is aligned around it.
    const pairs = alignSequences([1, 1, 9, 1, 1], [9, 1, 1, 1, 1]);
    expect(pairs.before).toContain(2);
  });

  it('says when it gave up', () => {
    const pattern = (length: number, period: number): number[] =>
      Array.from({ length }, (_, index) => (index * period + (index >> 2)) % 3);
    const [before, after] = [pattern(2_000, 1), [7, ...pattern(2_000, 2), 8]];
    expect(alignSequences([5, ...before, 6], after).complete).toBe(false);
  });
});
