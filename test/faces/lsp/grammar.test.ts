import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createEngine } from '../../../server/engine/engine';
import { pareDiff } from '../../../server/lsp/pareDiff';
import embedded from '../../../syntaxes/pare-diff.markdown.tmLanguage.json';
import grammar from '../../../syntaxes/pare-diff.tmLanguage.json';
import manifest from '../../../package.json';
import { assets } from '../../support/assets';
import { tokenise, type Token } from './tokenise';

const GONE = 'markup.deleted.pare-diff';
const NEW = 'markup.inserted.pare-diff';

/** What a theme colours, in order. */
function coloured(tokens: readonly Token[]): readonly (readonly [scope: string, text: string])[] {
  return tokens.flatMap(({ text, scopes }) => {
    const scope = scopes.at(-1)!;
    return /^(markup|punctuation)\..*pare-diff$/.test(scope) ? [[scope, text] as const] : [];
  });
}

const read = (text: string) => tokenise(grammar.scopeName, text, { grammars: [grammar] });

/** Markdown as editors have it, as far as it matters here: any fenced block is a raw one. */
const MARKDOWN = {
  scopeName: 'text.html.markdown',
  patterns: [
    { name: 'markup.heading.markdown', match: '^# .*$' },
    { name: 'markup.fenced_code.block.markdown', begin: '^(`{3,}).*$', end: '^\\1\\s*$' },
    { name: 'markup.list.markdown', match: '^[-+] .*$' },
  ],
  repository: {},
};

const readMarkdown = (text: string) =>
  tokenise(MARKDOWN.scopeName, text, {
    grammars: [MARKDOWN, grammar, embedded],
    injections: { [MARKDOWN.scopeName]: [embedded.scopeName] },
  });

test('colours a line that is gone or new as a whole', async () => {
  expect(coloured(await read('- x = 1\n+ x = 1\n-  y\n+     # ... existing code ...'))).toEqual([
    [GONE, '- x = 1'],
    [NEW, '+ x = 1'],
    [GONE, '-  y'],
    [NEW, '+     # ... existing code ...'],
  ]);
});

test('colours only the tokens of a line that stays in part', async () => {
  const [minus, plus] = ['deleted', 'inserted'].map((part) => `punctuation.definition.${part}.pare-diff`);
  expect(coloured(await read('- total = [-a-] + [-b-]\n+ total = {+x+} - y'))).toEqual([
    [minus, '- '],
    [GONE, '[-a-]'],
    [GONE, '[-b-]'],
    [plus, '+ '],
    [NEW, '{+x+}'],
  ]);
});

test('a line leaves nothing open for the next', async () => {
  expect(coloured(await read('- total = [-a-\n+ b\n- c [-d-] e [-\n+ f'))).toEqual([
    [GONE, '- total = [-a-'],
    [NEW, '+ b'],
    ['punctuation.definition.deleted.pare-diff', '- '],
    [GONE, '[-d-]'],
    [NEW, '+ f'],
  ]);
});

test('colours nothing else', async () => {
  expect(coloured(await read('x = {+1+} [-2-]\n  - x\n-x'))).toEqual([]);
});

test('colours all that differs in a block of the server, and no more', async () => {
  const [before, after] = await Promise.all(
    ['before', 'after'].map((name) => readFile(`examples/off-by-one/${name}.py`, 'utf8')),
  );
  const engine = await createEngine(assets);
  const edit = {
    before: before!,
    after: after!,
    path: 'a.py',
    previousPath: null,
  } as const;
  const { changes } = await engine.checkFile(edit, { questions: true, levels: {} });
  const block = pareDiff(changes, before!, after!);
  const tokens = await readMarkdown(`# Edit\n\n${block}\n\n- a list`);
  expect(coloured(tokens).filter(([scope]) => scope.startsWith('markup'))).toEqual([
    [NEW, '+     if releases is None:'],
    [NEW, '+         raise ValueError("releases must not be None")'],
    [NEW, '+     releases = list(releases)'],
    [GONE, '[-<-]'],
    [NEW, '{+<=+}'],
    [GONE, '-         # Integers of Python do not overflow, so this midpoint is right for any length.'],
    [GONE, '[-·-]'],
    [GONE, '[-·-]'],
    [GONE, '[-·-]'],
    [GONE, '[-·-]'],
    [GONE, "[-'.'-]"],
    [NEW, '{+"."+}'],
    [GONE, "[-': '-]"],
    [NEW, '{+": "+}'],
  ]);
  const inBlock = tokens.filter(({ scopes }) => scopes.includes('meta.embedded.block.pare-diff'));
  expect(inBlock.map(({ text }) => text).join('')).toBe(block.split('\n').slice(1, -1).join(''));
});

test.each(['```', '`````', '~~~'])('a block in Markdown begins and ends with %s', async (fence) => {
  const tokens = await readMarkdown(`${fence} pare-diff\n- x\n${fence}\n- a list\n`);
  expect(coloured(tokens)).toEqual([[GONE, '- x']]);
  expect(tokens.find(({ text }) => text === '- a list')?.scopes.at(-1)).toBe('markup.list.markdown');
});

test('a block of another language is left alone', async () => {
  expect(coloured(await readMarkdown('```diff\n- x\n+ y\n```'))).toEqual([]);
});

test('the manifest names both grammars by their scopes', () => {
  const [own, injected] = manifest.contributes.grammars;
  expect(own?.scopeName).toBe(grammar.scopeName);
  expect(injected?.scopeName).toBe(embedded.scopeName);
  expect(injected).toMatchObject({ embeddedLanguages: { 'meta.embedded.block.pare-diff': 'pare-diff' } });
});
