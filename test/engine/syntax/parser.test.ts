import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf } from '../../../server/engine/syntax/languages';
import { createTreeParser } from '../../../server/engine/syntax/parser';
import { assets } from '../../support/assets';
import { parse } from '../../support/read';
import { HARD_PAIRS } from '../hardPairs';

const fresh = await createTreeParser(assets);
const loaded = ['a.py', 'a.ts', 'a.tsx', 'a.js'].map((path) => languageOf(path)!);
for (const language of loaded) await fresh.load(language);

/** A parser that has seen nothing that could help it. */
function parseAlone(language: (typeof loaded)[number], text: string) {
  for (const other of ['', ' ', '\n', '\n\n']) fresh.parse(language, other);
  return fresh.parse(language, text);
}

test('a text parsed like another has the tree it has alone', () => {
  for (const { path, before, after } of HARD_PAIRS) {
    const language = languageOf(path);
    if (language === null) continue;
    for (const [one, other] of [
      [before, after],
      [after, before],
      [after, after],
      [before, ''],
      ['', after],
    ] as const) {
      const tree = parse(language, one);
      expect(parse(language, other, { tree, text: one })).toEqual(parseAlone(language, other));
    }
  }
});

const LINES = [
  'a = 1',
  'if a:',
  '  b(',
  '  c',
  ')',
  '',
  '"""',
  'def f(x):',
  '  return [',
  ']',
  'é = "ü"',
  '# end',
];
const text = fc.array(fc.constantFrom(...LINES), { maxLength: 12 }).map((lines) => lines.join('\n'));

test('so it has where texts are broken and lines occur more than once', () => {
  const language = languageOf('a.py')!;
  fc.assert(
    fc.property(text, text, (before, after) => {
      const tree = parse(language, before);
      expect(parse(language, after, { tree, text: before })).toEqual(parseAlone(language, after));
    }),
    { numRuns: 300 },
  );
});

test('the two texts of an edit are not parsed again while edits follow on them', () => {
  const language = languageOf('a.ts')!;
  const edit = (before: string, after: string) => {
    const tree = parse(language, before);
    return [tree, parse(language, after, { tree, text: before })] as const;
  };
  const [head, first] = edit('let a = 1;', 'let a = 2;');
  parse(language, 'something = else');
  const [again, second] = edit('let a = 1;', 'let a = 3;');
  expect(again).toBe(head);
  expect(edit('let a = 2;', 'let a = 3;')).toEqual([first, second]);
  expect(parse(language, 'let a = 3;')).toBe(second);
});
