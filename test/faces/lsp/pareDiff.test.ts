import { expect, test } from 'vitest';
import { pareDiff } from '../../../server/lsp/pareDiff';
import { fakeChange, range } from './fakeEngine';

const lines = (block: string) => block.split('\n').slice(1, -1);

test('marks the tokens of a line that stays in part', () => {
  const change = fakeChange({ before: [range(0, 4, 0, 5)], after: [range(0, 4, 0, 6)] });
  expect(lines(pareDiff([change], 'x = 1\n', 'x = 22\n'))).toEqual(['- x = [-1-]', '+ x = {+22+}']);
});

test('marks nothing in a line that is new or gone as a whole', () => {
  const change = fakeChange({ before: [range(0, 0, 2, 0)], after: [range(0, 2, 0, 5)] });
  expect(lines(pareDiff([change], 'a\n b\nc\n', '  new\nc\n'))).toEqual(['- a', '-  b', '+   new']);
});

test('makes blanks visible where they are the change', () => {
  const change = fakeChange({ before: [], after: [range(0, 1, 0, 4)] });
  expect(lines(pareDiff([change], 'a\n', 'a \t \n'))).toEqual(['+ a{+·→·+}']);
});

test('shows changes that share a line together, and others one after the other', () => {
  const changes = [
    fakeChange({ id: 'a', before: [range(0, 0, 0, 1)], after: [range(0, 0, 0, 1)] }),
    fakeChange({ id: 'b', before: [range(2, 0, 2, 1)], after: [range(2, 0, 2, 1)] }),
    fakeChange({ id: 'c', before: [range(0, 2, 0, 3)], after: [range(0, 2, 0, 3)] }),
  ];
  expect(lines(pareDiff(changes, 'a b .\n\nc .\n', 'x y .\n\nz .\n'))).toEqual([
    '- [-a-] [-b-] .',
    '+ {+x+} {+y+} .',
    '- [-c-] .',
    '+ {+z+} .',
  ]);
});

test('shows originals at the places that have nothing before', () => {
  const changes = [
    fakeChange({ id: 'a', after: [range(0, 1, 0, 2)] }),
    fakeChange({ id: 'b', before: [range(1, 0, 1, 1)], after: [range(1, 0, 1, 1)] }),
    fakeChange({ id: 'c', after: [range(2, 1, 2, 2)] }),
  ];
  const [before, after] = ['a .\nb .\nc .\n', 'a! .\nx .\nc! .\n'];
  const line = (number: number) => range(number, 0, number, 3);
  const middle = ['- [-b-] .', '+ {+x+} .'];
  expect(lines(pareDiff(changes, before, after, [line(0), line(1), line(2)]))).toEqual([
    '- a .',
    '+ a{+!+} .',
    ...middle,
    '- c .',
    '+ c{+!+} .',
  ]);
  // Which of them the only original belongs to is not known.
  expect(lines(pareDiff(changes, before, after, [line(2)]))).toEqual([
    '- c .',
    '+ a{+!+} .',
    ...middle,
    '+ c{+!+} .',
  ]);
});

test('cuts what nobody reads', () => {
  const text = 'line\n'.repeat(40);
  const change = fakeChange({ after: [range(0, 0, 40, 0)] });
  const shown = lines(pareDiff([change], '', text));
  expect(shown).toHaveLength(13);
  expect(shown.at(-1)).toBe('+ … 28 more');
  const [long] = lines(pareDiff([fakeChange({ after: [range(0, 0, 1, 0)] })], '', `${'x'.repeat(999)}\n`));
  expect(long).toHaveLength(243);
});

test('no text of a file can end the block', () => {
  const text = '`````\n';
  const block = pareDiff([fakeChange({ after: [range(0, 0, 1, 0)] })], '', text);
  expect(block.startsWith('``````pare-diff\n')).toBe(true);
  expect(block.endsWith('\n``````')).toBe(true);
});

test('is empty where nothing changed', () => {
  expect(pareDiff([], 'a', 'a')).toBe('');
});

test('reads any line ends', () => {
  const change = fakeChange({ before: [range(1, 0, 1, 1)], after: [range(1, 0, 1, 1)] });
  expect(lines(pareDiff([change], 'a\r\nb .\r\n', 'a\rc .\r'))).toEqual(['- [-b-] .', '+ {+c+} .']);
});
