import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { followTyping } from '../../../client/baseline/followTyping';
import { differingLines, hunksOf, linesOf } from '../../../client/baseline/lines';

const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

test('what is typed outside the edit is in the baseline, too', () => {
  const baseline = text(['a', 'b', 'c', 'd', 'e']);
  const before = text(['a', 'B', 'c', 'd', 'e']);
  expect(followTyping(baseline, before, text(['a', 'B', 'c', 'd', 'e2', 'f']))).toBe(
    text(['a', 'b', 'c', 'd', 'e2', 'f']),
  );
  expect(followTyping(baseline, before, text(['0', 'a', 'B', 'c', 'e']))).toBe(
    text(['0', 'a', 'b', 'c', 'e']),
  );
});

test('where the edit made the text longer, what is typed below lands at the same statement', () => {
  const baseline = text(['a', 'b', 'c', 'd']);
  const before = text(['a', 'x', 'y', 'z', 'b', 'c', 'd']);
  expect(followTyping(baseline, before, text(['a', 'x', 'y', 'z', 'b', 'c', 'd', 'mine']))).toBe(
    text(['a', 'b', 'c', 'd', 'mine']),
  );
});

test('what is typed inside the edit stays part of it', () => {
  const baseline = text(['a', 'b', 'c']);
  expect(followTyping(baseline, text(['a', 'B', 'c']), text(['a', 'BB', 'c']))).toBe(baseline);
});

test('taking the edit back by hand leaves the baseline', () => {
  const baseline = text(['a', 'b', 'c']);
  expect(followTyping(baseline, text(['a', 'B', 'c']), baseline)).toBe(baseline);
});

test('without an edit there is nothing but what was typed', () => {
  expect(followTyping('a', 'a', 'a b')).toBe('a b');
});

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 12 }).map(text);

test('a hunk list turns one text into the other', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const [old, now] = [linesOf(before), linesOf(after)];
      const parts: string[] = [];
      let at = 0;
      for (const { oldStart, oldEnd, newStart, newEnd } of hunksOf(old, now)) {
        parts.push(...old.slice(at, oldStart), ...now.slice(newStart, newEnd));
        at = oldEnd;
      }
      expect([...parts, ...old.slice(at)].join('')).toBe(after);
    }),
  );
});

test('following never makes the edit larger than the typing was', () => {
  fc.assert(
    fc.property(lines, lines, lines, (baseline, before, after) => {
      const followed = followTyping(baseline, before, after);
      expect(differingLines(followed, after)).toBeLessThanOrEqual(
        differingLines(baseline, before) + differingLines(before, after),
      );
    }),
  );
});
