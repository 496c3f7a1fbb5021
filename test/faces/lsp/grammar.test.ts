import { expect, test } from 'vitest';
import embedded from '../../../syntaxes/pare-diff.markdown.tmLanguage.json';
import grammar from '../../../syntaxes/pare-diff.tmLanguage.json';
import manifest from '../../../package.json';

const { repository } = grammar;

/** What the grammar colours in a line, in order. */
function coloured(line: string): readonly (readonly [scope: string, text: string])[] {
  const { 'deleted-line': deleted, 'inserted-line': inserted } = repository;
  const whole = [deleted, inserted].find(({ match }) => new RegExp(match).test(line));
  if (whole !== undefined) return [[whole.name, line]];
  const block = [repository['line-with-deleted-tokens'], repository['line-with-inserted-tokens']].find(
    ({ begin }) => new RegExp(begin).test(line),
  );
  return (block?.patterns ?? []).flatMap(({ match, name }) =>
    [...line.matchAll(new RegExp(match, 'g'))].map(([text]) => [name, text] as const),
  );
}

test('colours a line that is gone or new as a whole', () => {
  expect(coloured('- x = 1')).toEqual([['markup.deleted.pare-diff', '- x = 1']]);
  expect(coloured('+ x = 1')).toEqual([['markup.inserted.pare-diff', '+ x = 1']]);
});

test('colours only the tokens of a line that stays in part', () => {
  expect(coloured('- total = [-a-] + [-b-]')).toEqual([
    ['markup.deleted.pare-diff', '[-a-]'],
    ['markup.deleted.pare-diff', '[-b-]'],
  ]);
  expect(coloured('+ total = {+x+} - y')).toEqual([['markup.inserted.pare-diff', '{+x+}']]);
});

test('colours nothing else', () => {
  expect(coloured('x = {+1+} [-2-]')).toEqual([]);
});

test('the block in Markdown begins and ends with any fence that is long enough', () => {
  const { begin, patterns } = embedded.repository.block;
  expect('````pare-diff').toMatch(new RegExp(begin.replace('(^|\\G)', '^')));
  expect('```python').not.toMatch(new RegExp(begin.replace('(^|\\G)', '^')));
  expect(patterns[0]?.patterns).toEqual([{ include: grammar.scopeName }]);
});

test('the manifest names both grammars by their scopes', () => {
  const [own, injected] = manifest.contributes.grammars;
  expect(own?.scopeName).toBe(grammar.scopeName);
  expect(injected?.scopeName).toBe(embedded.scopeName);
  expect(injected).toMatchObject({ embeddedLanguages: { 'meta.embedded.block.pare-diff': 'pare-diff' } });
});
