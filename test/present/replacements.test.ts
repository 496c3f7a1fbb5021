import { describe, expect, it } from 'vitest';
import { lineReplacements } from '../../server/present/replacements';

const TEXT = 'one\ntwo\nthree\nfour\n';

const edit = (line: number, from: number, endLine: number, to: number, newText: string) => ({
  range: { start: { line, character: from }, end: { line: endLine, character: to } },
  newText,
});

describe('edits as replacements of lines', () => {
  it.each([
    ['within a line', [edit(1, 0, 1, 1, 'T')], [[1, 2, ['Two']]]],
    ['of whole lines', [edit(1, 0, 3, 0, '')], [[1, 3, []]]],
    ['that insert lines', [edit(2, 0, 2, 0, 'a\nb\n')], [[2, 2, ['a', 'b']]]],
    ['that insert behind a line', [edit(1, 3, 1, 3, '\na')], [[2, 2, ['a']]]],
    ['that share a line', [edit(0, 0, 0, 1, 'O'), edit(0, 2, 0, 3, 'E')], [[0, 1, ['OnE']]]],
    [
      'far apart',
      [edit(0, 0, 0, 3, 'a'), edit(3, 0, 3, 4, 'b')],
      [
        [0, 1, ['a']],
        [3, 4, ['b']],
      ],
    ],
    ['at the end', [edit(4, 0, 4, 0, 'five\n')], [[4, 4, ['five']]]],
  ] as const)('%s', (_, edits, expected) => {
    expect(lineReplacements(TEXT, edits).map(({ first, end, lines }) => [first, end, lines])).toEqual(
      expected,
    );
  });

  it('that change line ends only are told apart', () => {
    expect(lineReplacements('a\r\nb\r\n', [edit(0, 1, 1, 0, '\n')])).toEqual([
      { first: 0, end: 1, lines: ['a'], isLineEndsOnly: true },
    ]);
  });
});
