import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLines, lineFigures } from '../../../server/engine/measures/lineFigures';
import { sharedLines } from '../../../server/engine/measures/sharedLines';
import { sourceText } from '../../../server/engine/syntax/sourceText';

const shared = (before: string, after: string) => sharedLines(sourceText(before), sourceText(after));
const linesOf = (text: string) =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .slice(0, text === '' ? 0 : undefined);

test.each([
  ['', '', 0, 0],
  ['a\n', '', 0, 0],
  ['a\nb\nc\n', 'a\nx\nc\n', 1, 1],
  ['a\nb\nc', 'a\nx\nc\n', 1, 1],
  ['a', 'a\n', 1, 0],
  ['a\n', 'a\nb\n', 1, 0],
  ['b\n', 'a\nb\n', 0, 1],
  ['ab\n', 'b\n', 0, 0],
  ['a\n\n', 'b\n\n', 0, 1],
  ['a\na\n', 'a\na\na\n', 2, 0],
])('%j and %j share %i and %i lines', (before, after, head, tail) => {
  expect(shared(before, after)).toEqual({ head, tail });
});

const lines = fc
  .tuple(fc.array(fc.constantFrom('', 'a', 'b', 'ab'), { maxLength: 8 }), fc.boolean())
  .map(([all, isOpen]) => all.join('\n') + (isOpen || all.length === 0 ? '' : '\n'));

test('shares what a comparison line by line shares', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const [one, other] = [linesOf(before), linesOf(after)];
      let head = 0;
      while (head < Math.min(one.length, other.length) && one[head] === other[head]) head += 1;
      let tail = 0;
      const rest = Math.min(one.length, other.length) - head;
      while (tail < rest && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
      expect(shared(before, after)).toEqual({ head, tail });
    }),
    { numRuns: 2000 },
  );
});

test('leaves the same lines on both sides once the changed ones are gone', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changed = changedLines(sourceText(before), sourceText(after));
      const kept = (text: string, gone: ReadonlySet<number>) =>
        linesOf(text).filter((_, line) => !gone.has(line));
      expect(kept(before, changed.before)).toEqual(kept(after, changed.after));
    }),
    { numRuns: 2000 },
  );
});

test('counts lines added and deleted, line ends left out', () => {
  expect(lineFigures(sourceText('a\r\nb\r\n'), sourceText('a\nc\nd\n'))).toEqual({ added: 2, deleted: 1 });
  expect(lineFigures(sourceText('a'), sourceText('a\n'))).toEqual({ added: 0, deleted: 0 });
});
