import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/cli/applyEdits';

const edit = (line: number, from: number, to: number, newText: string, endLine = line) => ({
  range: { start: { line, character: from }, end: { line: endLine, character: to } },
  newText,
});

describe('applying edits', () => {
  it.each([
    ['several on one line', 'abcdef', [edit(0, 0, 1, 'X'), edit(0, 2, 2, 'Y'), edit(0, 5, 6, '')], 'XbYcde'],
    [
      'behind line ends of each kind',
      'a\r\nb\rc\nd',
      [edit(1, 0, 1, 'B'), edit(2, 0, 1, 'C'), edit(3, 0, 1, 'D')],
      'a\r\nB\rC\nD',
    ],
    ['line ends themselves', 'a\r\nb\r\n', [edit(0, 1, 0, '\n', 1), edit(1, 1, 0, '\n', 2)], 'a\nb\n'],
    ['a byte order mark as one unit', '\uFEFFab', [edit(0, 0, 1, ''), edit(0, 2, 3, 'B')], 'aB'],
    ['columns in UTF-16 units', '😀a', [edit(0, 2, 3, 'b')], '😀b'],
    ['the end of the text', 'a\n', [edit(1, 0, 0, 'b')], 'a\nb'],
  ])('knows %s', (_, text, edits, expected) => {
    expect(applyEdits(text, edits)).toBe(expected);
  });
});
