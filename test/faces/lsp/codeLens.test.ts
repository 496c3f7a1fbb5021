import { afterEach, expect, test } from 'vitest';
import type { CodeLens } from 'vscode-languageserver';
import type { FileReport, FunctionReport } from '../../../server/engine/report';
import { ClearBaseline, SERVER_COMMANDS } from '../../../server/protocol';
import { connect, until, type TestClient } from './connect';
import { fakeChange, fakeEngine, fakeReport, range } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'at head\n' };
const FIGURES = { deletedTokens: 0, insertedTokens: 0, commentWords: 0, layoutLines: 0 };

let client: TestClient;
afterEach(() => client.dispose());

function fakeFunction(given: Partial<FunctionReport>): FunctionReport {
  return {
    name: 'load',
    before: range(2, 0, 8, 0),
    after: range(4, 0, 9, 0),
    measures: {
      tokenDistance: { before: 85, after: 70, distance: 12, normalized: 0.14, exact: true },
      cognitiveComplexity: { before: 1, after: 3, added: 2 },
    },
    parts: { remainder: FIGURES },
    changes: [],
    ...given,
  };
}

async function lensesFor(report: Partial<FileReport>, settings: unknown = null): Promise<CodeLens[]> {
  const engine = fakeEngine((edit) => fakeReport(edit, report));
  client = await connect({ engine, head, settings: () => settings });
  await client.open(URI, 'text\n');
  return resolved(await lenses());
}

const lenses = () =>
  client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: URI } });

const resolved = (unresolved: readonly CodeLens[]) =>
  Promise.all(unresolved.map((lens) => client.connection.sendRequest<CodeLens>('codeLens/resolve', lens)));

const titlesFor = async (report: Partial<FileReport>) =>
  (await lensesFor(report)).map(({ command }) => command?.title);

test('says how much of a function differs and what is named in it', async () => {
  const parts = { layout: FIGURES, comment: FIGURES, replacement: FIGURES, remainder: FIGURES };
  const changes = [
    fakeChange({ id: 'a', part: 'layout', after: [range(5, 0, 5, 2)] }),
    fakeChange({ id: 'b', part: 'comment', before: [range(3, 0, 3, 9)] }),
    fakeChange({ id: 'c', part: 'comment', after: [range(20, 0, 20, 9)] }),
  ];
  const lenses = await lensesFor({ functions: [fakeFunction({ parts })], changes });
  expect(lenses).toEqual([
    {
      range: range(4, 0, 4, 0),
      command: {
        title: '12 of 85 tokens differ · complexity +2 · layout, 1 comment',
        command: SERVER_COMMANDS.showReport,
        arguments: [URI],
      },
    },
  ]);
});

test('leaves out what there is nothing to say about', async () => {
  const { measures } = fakeFunction({});
  const same = { before: 1, after: 1, added: 0 };
  const bound = { before: 0, after: 1, distance: 1, normalized: 1, exact: false };
  expect(
    await titlesFor({
      functions: [
        fakeFunction({ measures: { ...measures, cognitiveComplexity: same } }),
        fakeFunction({ measures: { tokenDistance: bound, cognitiveComplexity: { ...same, added: -1 } } }),
      ],
    }),
  ).toEqual(['12 of 85 tokens differ', 'at most 1 of 1 token differs · complexity -1']);
});

test('counts the tokens of a new function, and shows none for a deleted one', async () => {
  const functions = [fakeFunction({ before: null }), fakeFunction({ after: null })];
  expect(await titlesFor({ functions })).toEqual(['new, 70 tokens · complexity +2']);
});

test('asks the client to come again when the same text has another baseline', async () => {
  await lensesFor({ functions: [fakeFunction({})] });
  expect(client.refreshes.count).toBe(0);
  await client.change(URI, 'text 2\n', 2);
  await client.diagnostics(URI, 2);
  expect(client.refreshes.count).toBe(0);
  await client.connection.sendNotification(ClearBaseline.method, { uri: URI });
  await until(() => client.refreshes.count === 1);
});

test('gives places at once and words when they are asked for, while the text is the same', async () => {
  await lensesFor({ functions: [fakeFunction({})] });
  const unresolved = await lenses();
  expect(unresolved[0]?.command).toBeUndefined();
  await client.change(URI, 'text 2\n', 2);
  expect((await resolved(unresolved))[0]?.command?.title).toBe('');
});

test('each kind can be turned on and off alone', async () => {
  const functions = [fakeFunction({})];
  const title = '12 of 85 tokens differ from git HEAD 1a2b3c4 · 0 findings';
  const both = await lensesFor({ functions }, { codeLens: { file: true } });
  expect(both.map(({ command }) => command?.title)).toEqual([
    title,
    '12 of 85 tokens differ · complexity +2',
  ]);
  await client.dispose();
  const one = await lensesFor({ functions }, { codeLens: { file: true, functions: false } });
  expect(one.map(({ command }) => command?.title)).toEqual([title]);
});
