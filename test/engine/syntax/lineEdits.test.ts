import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineEdits } from '../../../server/engine/syntax/lineEdits';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'dd', '', 'e f', '𝒳'), { maxLength: 14 })
  .chain((lines) => fc.constantFrom(lines.join('\n'), `${lines.join('\n')}\n`));

test('the edits make the one text of the other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      let made = before;
      let reached = 0;
      for (const { startIndex, oldEndIndex, newEndIndex } of lineEdits(before, after)) {
        expect(startIndex).toBeGreaterThanOrEqual(reached);
        made = made.slice(0, startIndex) + after.slice(startIndex, newEndIndex) + made.slice(oldEndIndex);
        reached = newEndIndex;
      }
      expect(made).toBe(after);
    }),
    { numRuns: 2000 },
  );
});

test('their points say where their offsets are', () => {
  const pointAt = (whole: string, offset: number) => {
    const lines = whole.slice(0, offset).split('\n');
    return { row: lines.length - 1, column: lines[lines.length - 1]!.length };
  };
  fc.assert(
    fc.property(text, text, (before, after) => {
      let made = before;
      for (const edit of lineEdits(before, after)) {
        expect(edit.startPosition).toEqual(pointAt(made, edit.startIndex));
        expect(edit.oldEndPosition).toEqual(pointAt(made, edit.oldEndIndex));
        made =
          made.slice(0, edit.startIndex) +
          after.slice(edit.startIndex, edit.newEndIndex) +
          made.slice(edit.oldEndIndex);
        expect(edit.newEndPosition).toEqual(pointAt(made, edit.newEndIndex));
      }
    }),
    { numRuns: 2000 },
  );
});

test('equal lines around and between are left out', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const edited = lines.map((line, index) => (index === 20 || index === 70 ? `${line}!` : line));
  expect(
    lineEdits(lines.join('\n'), edited.join('\n')).map(({ startPosition }) => startPosition.row),
  ).toEqual([20, 70]);
  expect(lineEdits('same\n', 'same\n')).toEqual([]);
});
