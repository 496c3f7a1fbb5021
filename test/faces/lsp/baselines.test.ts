import { afterEach, expect, test } from 'vitest';
import {
  Check,
  ClearBaseline,
  FileText,
  ReadRevision,
  RenderOriginal,
  SetBaseline,
  type FileReport,
} from '../../../server/protocol';
import { connect, headOf, quiet, until, type TestClient } from './connect';
import { extraLines } from './fakeEngine';

const URI = 'file:///w/a.py';
const HEAD = { '/w/a.py': 'at head\n' };

let client: TestClient;
afterEach(() => client.dispose());

const push = (text: string, exact = true, kind = 'reload') =>
  client.connection.sendNotification(SetBaseline.method, {
    uri: URI,
    version: 1,
    text,
    baselineId: 'b1',
    exact,
    provenance: { kind, label: 'text before the reload from disk' },
  });

test('compares with git HEAD where nothing else is known, without questions', async () => {
  const engine = extraLines();
  client = await connect({ engine, head: HEAD });
  await client.open(URI, 'at head\nEXTRA\n');
  const { diagnostics } = await client.diagnostics(URI, 1);
  expect(diagnostics.map(({ code }) => code)).toEqual(['extra-line']);
  expect(engine.checks[0]).toEqual({
    edit: {
      path: 'a.py',
      previousPath: null,
      languageId: 'python',
      before: 'at head\n',
      after: 'at head\nEXTRA\n',
    },
    options: { levels: {}, questions: false },
  });
  const report = await until(() => client.reports.at(-1));
  expect(report).toMatchObject({
    uri: URI,
    version: 1,
    state: 'checked',
    reason: null,
    baseline: { kind: 'git', revision: '1a2b3c4d5e6f', label: 'git HEAD 1a2b3c4', exact: false },
  });
  expect(report.report).toMatchObject({ version: 1, tool: { name: 'pare', version: '1.2.3' } });
  expect(report.report?.files[0]?.findings).toHaveLength(1);
});

test('a pushed baseline goes before HEAD and asks questions', async () => {
  const engine = extraLines();
  client = await connect({ engine, head: HEAD });
  await client.open(URI, 'x\nEXTRA\n');
  await client.diagnostics(URI, 1);
  await push('pushed\n');
  const report = await until(() => client.reports.find(({ baseline }) => baseline?.kind === 'editor'));
  expect(report.baseline).toEqual({
    kind: 'editor',
    revision: 'b1',
    label: 'text before the reload from disk',
    exact: true,
  });
  expect(engine.checks.at(-1)).toMatchObject({ edit: { before: 'pushed\n' }, options: { questions: true } });
  expect(client.published.at(-1)?.diagnostics.map(({ code }) => code)).toEqual(['extra-line', 'wanted']);
});

test('asks no questions against a pushed baseline that is not exact', async () => {
  const engine = extraLines();
  client = await connect({ engine });
  await push('pushed\n', false, 'accepted');
  await client.open(URI, 'x\nEXTRA\n');
  await client.diagnostics(URI, 1);
  expect(engine.checks.at(-1)?.options.questions).toBe(false);
});

test('uses a baseline that arrives before its document', async () => {
  const engine = extraLines();
  client = await connect({ engine, head: HEAD });
  await push('pushed\n');
  await client.open(URI, 'x\n');
  await client.diagnostics(URI, 1);
  expect(engine.checks.map(({ edit }) => edit.before)).toEqual(['pushed\n']);
});

test('goes back to HEAD when the baseline is cleared', async () => {
  client = await connect({ head: HEAD });
  await client.open(URI, 'x\nEXTRA\n');
  await push('pushed\n');
  await until(() => client.reports.find(({ baseline }) => baseline?.kind === 'editor'));
  await client.connection.sendNotification(ClearBaseline.method, { uri: URI });
  await until(() => client.reports.at(-1)?.baseline?.kind === 'git');
});

test('a reload that ends at HEAD leaves nothing to show', async () => {
  client = await connect({ head: HEAD });
  await client.open(URI, 'at head\n');
  await client.diagnostics(URI, 1);
  await push('something else\n');
  await until(() => client.reports.length === 2);
  expect(client.reports.at(-1)).toMatchObject({ state: 'unchanged', baseline: { kind: 'git' } });
});

test('a byte order mark of a file is not in the editor', async () => {
  client = await connect({ head: { '/w/a.py': '\uFEFFat head\n' } });
  await client.open(URI, 'at head\n');
  await until(() => client.reports.at(-1)?.state === 'unchanged');
});

test('closing forgets the baseline and takes the findings away', async () => {
  client = await connect({ head: HEAD });
  await push('pushed\n');
  await client.open(URI, 'x\nEXTRA\n');
  await client.diagnostics(URI, 1);
  await client.close(URI);
  await until(() => client.published.at(-1)?.diagnostics.length === 0);
  await client.open(URI, 'x\nEXTRA\n', 7);
  await client.diagnostics(URI, 7);
  expect(client.reports.at(-1)?.baseline?.kind).toBe('git');
});

test('says why there is no baseline', async () => {
  client = await connect();
  await client.open(URI, 'EXTRA\n');
  expect((await client.diagnostics(URI, 1)).diagnostics).toEqual([]);
  expect(await until(() => client.reports.at(-1))).toMatchObject({
    state: 'noBaseline',
    baseline: null,
    report: null,
    reason: 'git HEAD has no such file',
  });
});

test('runs no git where the client forbids it', async () => {
  const run = () => Promise.reject(new Error('git was run'));
  const headTexts = { textAtHead: run, textInIndex: run };
  client = await connect({ headTexts, initializationOptions: { git: false } });
  await client.open(URI, 'EXTRA\n');
  await client.diagnostics(URI, 1);
  expect(client.reports.at(-1)?.reason).toBe('git is not used in a folder that is not trusted');
});

test('reads HEAD again when it moves and when the document is saved', async () => {
  const head: Record<string, string> = { '/w/a.py': 'one\n' };
  client = await connect({ head });
  await client.open(URI, 'two\n');
  await until(() => client.reports.at(-1)?.state === 'checked');
  head['/w/a.py'] = 'two\n';
  await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
  await until(() => client.reports.at(-1)?.state === 'unchanged');
  head['/w/a.py'] = 'three\n';
  await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri: URI } });
  await until(() => client.reports.at(-1)?.state === 'checked');
  const before = client.reports.length;
  await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri: URI } });
  await quiet();
  expect(client.reports).toHaveLength(before);
});

test('shows the original', async () => {
  client = await connect({ head: HEAD });
  const read = (uri: string) => client.connection.sendRequest(RenderOriginal.method, { uri });
  expect(await read(URI)).toEqual({ text: 'at head\n', label: 'git HEAD 1a2b3c4' });
  expect(await read('file:///w/none.py')).toBeNull();
  await push('pushed\n');
  expect(await read(URI)).toEqual({ text: 'pushed\n', label: 'text before the reload from disk' });
});

test('shows the original of a document that is not checked as HEAD has it now', async () => {
  let head = 'at head\n';
  const headTexts = { ...headOf({}), textAtHead: () => headOf({ a: head }).textAtHead('a') };
  client = await connect({ headTexts });
  const read = () => client.connection.sendRequest(RenderOriginal.method, { uri: 'file:///w/README.md' });
  expect(await read()).toMatchObject({ text: 'at head\n' });
  head = 'committed since\n';
  expect(await read()).toMatchObject({ text: 'committed since\n' });
});

test('compares two texts that are not open', async () => {
  client = await connect();
  const report: FileReport = await client.connection.sendRequest(Check.method, {
    before: 'a\n',
    after: 'EXTRA\n',
    languageId: 'python',
    path: 'b.py',
  });
  expect(report.path).toBe('b.py');
  expect(report.findings.map(({ rule }) => rule)).toEqual(['extra-line', 'wanted']);
});

test('reads what is staged and what is committed, whatever is compared with', async () => {
  client = await connect({ headTexts: headOf(HEAD, { '/w/a.py': 'staged\n' }) });
  const read = (uri: string, revision: string) =>
    client.connection.sendRequest(ReadRevision.method, { uri, revision });
  await push('pushed\n');
  expect(await read(URI, 'HEAD')).toEqual({ text: 'at head\n' });
  expect(await read(URI, 'index')).toEqual({ text: 'staged\n' });
  expect(await read('file:///w/b.py', 'index')).toEqual({ text: null, reason: 'git index has no such file' });
  expect(await read('untitled:b', 'HEAD')).toEqual({ text: null, reason: 'the document is not a file' });
});

test('checks a proposal under whatever URI it is shown', async () => {
  client = await connect();
  const uri = '_claude_vscode_fs_right:/w/a.py?x=%7B1';
  await client.open(uri, 'one\nEXTRA\n');
  expect((await client.diagnostics(uri, 1)).diagnostics).toEqual([]);
  await client.connection.sendNotification(SetBaseline.method, {
    uri,
    version: 1,
    text: 'one\n',
    baselineId: 'diffTab-1',
    exact: true,
    provenance: { kind: 'diffTab', label: 'the left side' },
  });
  await until(() => client.published.at(-1)?.diagnostics.length === 2);
  await client.connection.sendNotification(ClearBaseline.method, { uri });
  await until(() => client.published.at(-1)?.diagnostics.length === 0);
});

test('waits for a proposal that arrives in pieces', async () => {
  const engine = extraLines();
  client = await connect({ engine, typingDelay: 0 });
  await client.open(URI, 'one\n');
  await client.connection.sendNotification(SetBaseline.method, {
    uri: URI,
    version: 1,
    text: 'one\n',
    baselineId: 'diffTab-1',
    exact: true,
    settle: 100,
    provenance: { kind: 'diffTab', label: 'the left side' },
  });
  for (let version = 2; version < 6; version += 1) {
    await client.change(URI, `${'EXTRA\n'.repeat(version)}`, version);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await client.diagnostics(URI, 5);
  expect(engine.checks).toHaveLength(1);
});

const file = (text: string | null) =>
  client.connection.sendNotification(FileText.method, { uri: URI, languageId: 'python', text });

test('checks a file that is not open, until it equals its baseline, is opened or is gone', async () => {
  client = await connect({ head: HEAD });
  await file('EXTRA\n');
  await until(() => client.published.at(-1)?.diagnostics.length === 1);
  await push('pushed\n');
  await until(() => client.published.at(-1)?.diagnostics.length === 2);
  await client.open(URI, 'EXTRA\nEXTRA\n');
  await until(() => client.published.at(-1)?.diagnostics.length === 3);
  await file('EXTRA\n');
  await quiet();
  expect(client.published.at(-1)?.diagnostics).toHaveLength(3);
  await client.close(URI);
  await until(() => client.published.at(-1)?.diagnostics.length === 0);
  await file('EXTRA\n');
  await until(() => client.published.at(-1)?.diagnostics.length === 1);
  await file(null);
  await until(() => client.published.at(-1)?.diagnostics.length === 0);
});
