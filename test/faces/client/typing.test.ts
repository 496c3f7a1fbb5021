import { describe, expect, test } from 'vitest';
import { isBulk, isSpacing, type TextChange } from '../../../client/baseline/typing';

const change = (rangeLength: number, rangeBreaks: number, text: string): TextChange => ({
  rangeLength,
  rangeBreaks,
  text,
});

describe('what a person does is no burst', () => {
  test.each<[string, TextChange[]]>([
    ['nothing of the text', []],
    ['a letter', [change(0, 0, 'a')]],
    ['a new line with its indentation', [change(0, 0, '\n    ')]],
    ['deleting lines', [change(400, 12, '')]],
    ['pasting', [change(0, 0, 'one\ntwo\nthree\n')]],
    ['typing over a selection', [change(400, 12, 'x')]],
    ['typing at three cursors', [change(0, 0, 'x'), change(0, 0, 'x'), change(0, 0, 'x')]],
    ['renaming', [change(3, 0, 'total'), change(3, 0, 'total'), change(3, 0, 'total')]],
    [
      'completing with an import',
      [change(2, 0, 'readFile'), change(0, 0, "import { readFile } from 'fs';\n")],
    ],
    ['moving a line', [change(14, 1, ''), change(0, 0, 'const a = 12;\n')]],
    ['indenting lines', [change(0, 0, '  '), change(0, 0, '  '), change(0, 0, '  '), change(0, 0, '  ')]],
  ])('%s', (_, changes) => expect(isBulk(changes)).toBe(false));
});

describe('what a tool does is one', () => {
  test.each<[string, TextChange[]]>([
    ['replacing a function', [change(200, 6, 'def f():\n    return 1\n')]],
    ['putting several lines where one was', [change(20, 0, 'if a:\n    b()\n    c()')]],
    ['several hunks', [change(80, 2, 'a\nb\n'), change(0, 0, 'import x\n')]],
  ])('%s', (_, changes) => expect(isBulk(changes)).toBe(true));
});

test('formatting is told by what is not white space', () => {
  expect(isSpacing('f( a )\n', 'f(a)')).toBe(true);
  expect(isSpacing('f(a)', 'f(b)')).toBe(false);
});
