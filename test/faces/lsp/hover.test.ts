import { afterEach, expect, test } from 'vitest';
import type { Hover, MarkupContent } from 'vscode-languageserver';
import type { FileReport } from '../../../server/engine/report';
import { connect, FULL, PARE_CLIENT, type Options, type TestClient } from './connect';
import { fakeAction, fakeChange, fakeEngine, fakeFinding, fakeReport, range } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'one\ntotal = a - b\n' };
const AFTER = 'one\ntotal = a + b\n';

let client: TestClient;
afterEach(() => client.dispose());

async function hoverFor(report: Partial<FileReport>, options: Options = {}, line = 1): Promise<Hover | null> {
  const engine = fakeEngine((edit) => fakeReport(edit, report));
  client = await connect({ engine, head, ...options });
  await client.open(URI, AFTER);
  const position = { line, character: 11 };
  return client.connection.sendRequest('textDocument/hover', { textDocument: { uri: URI }, position });
}

const change = fakeChange({
  part: 'replacement',
  before: [range(1, 10, 1, 11)],
  after: [range(1, 10, 1, 11)],
  deletedTokens: 1,
  insertedTokens: 1,
});

const finding = fakeFinding({
  scope: 'load',
  message: 'The operator of `total_sum` <changed>.',
  ranges: [range(1, 10, 1, 11)],
  actions: [
    fakeAction({ title: 'Take back the operator' }),
    fakeAction({ kind: 'finish', title: 'Delete the rest', withheld: 'it would leave `a` unbound' }),
    fakeAction({ kind: 'accept', title: 'Accept' }),
  ],
});

const load = {
  name: 'load',
  before: range(0, 0, 2, 0),
  after: range(0, 0, 2, 0),
  measures: {
    tokenDistance: { before: 85, after: 70, distance: 12, normalized: 0.14, exact: true },
    cognitiveComplexity: { before: 3, after: 5, added: 2 },
  },
  parts: { remainder: { deletedTokens: 0, insertedTokens: 0, commentWords: 0, layoutLines: 0 } },
  changes: [],
};

test('says what, before and after, how much, and what can be done', async () => {
  const hover = await hoverFor({ findings: [finding], changes: [change], functions: [load] });
  expect(hover?.range).toEqual(range(1, 10, 1, 11));
  expect(hover?.contents).toEqual({
    kind: 'markdown',
    value: [
      'The operator of `total_sum` \\<changed\\>.',
      '````pare-diff\n- total = a [---] b\n+ total = a {+++} b\n````',
      '1 token deleted, 1 inserted',
      '`load`: 12 of 85 tokens differ, complexity 3 → 5',
      '- Quick fix: Take back the operator\n- Not offered: Delete the rest (it would leave `a` unbound)',
      'Proved from the two texts · [extra-line](command:pare.explainRule?%5B%22extra-line%22%5D "Explain rule extra-line")',
    ].join('\n\n'),
  });
});

test('names the rule without a link where there is no page', async () => {
  const hover = await hoverFor({ findings: [finding] }, { features: null });
  expect((hover?.contents as MarkupContent).value).toMatch(/· `extra-line`$/);
});

test('links the page on the web where the client has no command', async () => {
  const rulePage = (rule: string) => `https://example.com/${rule}`;
  const hover = await hoverFor({ findings: [finding] }, { features: null, rulePage });
  expect((hover?.contents as MarkupContent).value).toMatch(
    /· \[extra-line\]\(https:\/\/example\.com\/extra-line\)$/,
  );
});

test('is plain text for a client that shows no Markdown', async () => {
  const capabilities = { ...FULL, textDocument: {} };
  const hover = await hoverFor({ findings: [finding] }, { capabilities });
  expect((hover?.contents as MarkupContent).kind).toBe('plaintext');
});

test('leaves the message to an editor that shows it by itself, at the place where it does', async () => {
  const features = { ...PARE_CLIENT, hoversDiagnostics: true };
  const ranges = [range(1, 0, 1, 12), range(0, 0, 0, 12)];
  const message = async (line: number) => {
    const hover = await hoverFor({ findings: [{ ...finding, ranges }] }, { features }, line);
    await client.dispose();
    return (hover?.contents as MarkupContent).value.startsWith('The operator');
  };
  expect([await message(1), await message(0)]).toEqual([false, true]);
  client = await connect();
});

test('shows the original line where nothing in it is gone', async () => {
  const added = { ...change, before: [range(1, 10, 1, 10)], after: [range(1, 10, 1, 11)] };
  const evidence = [
    { role: 'original layout', side: 'before', path: 'a.py', range: range(1, 0, 1, 12) } as const,
  ];
  const hover = await hoverFor({ findings: [{ ...finding, evidence }], changes: [{ ...added, before: [] }] });
  expect((hover?.contents as MarkupContent).value).toContain('- total = a - b\n+ total = a {+++} b\n');
});

test('shows all findings of a place and none elsewhere', async () => {
  const findings = [finding, fakeFinding({ id: 'f2', ranges: [range(1, 0, 1, 12)], certainty: 'question' })];
  const hover = await hoverFor({ findings });
  expect((hover?.contents as MarkupContent).value.split('\n\n---\n\n')).toHaveLength(2);
  await client.dispose();
  expect(await hoverFor({ findings }, {}, 0)).toBeNull();
});
