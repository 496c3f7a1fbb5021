import { afterEach, expect, test } from 'vitest';
import type { Engine } from '../../../server/engine/engine';
import { connect, quiet, until, type TestClient } from './connect';
import { extraLines, fakeReport } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'at head\n', '/w/b.py': 'at head\n' };

let client: TestClient;
afterEach(() => client.dispose());

test('collects keystrokes and checks the last text only', async () => {
  const engine = extraLines();
  client = await connect({ engine, head, typingDelay: 50 });
  await client.open(URI, 'x\n');
  await client.diagnostics(URI, 1);
  for (let version = 2; version <= 9; version += 1) await client.change(URI, `x${version}\n`, version);
  await client.diagnostics(URI, 9);
  expect(engine.checks.map(({ edit }) => edit.after)).toEqual(['x\n', 'x9\n']);
  expect(client.published.map(({ version }) => version)).toEqual([1, 9]);
});

test('never shows what a superseded check found', async () => {
  const { engine, finish } = slowEngine();
  client = await connect({ engine, head, typingDelay: 0 });
  await client.open(URI, 'EXTRA\n');
  await until(() => finish.length === 1);
  await client.change(URI, 'x\n', 2);
  await quiet();
  // The second check waits for its turn: the engine works on one text at a time.
  expect(finish).toHaveLength(1);
  finish[0]!();
  await until(() => finish.length === 2);
  finish[1]!();
  expect((await client.diagnostics(URI, 2)).diagnostics).toEqual([]);
  expect(client.published.map(({ version }) => version)).toEqual([2]);
});

test('drops a check that is still waiting when its document is closed', async () => {
  const { engine, finish, started } = slowEngine();
  client = await connect({ engine, head });
  await client.open('file:///w/b.py', 'x\n');
  await until(() => finish.length === 1);
  await client.open(URI, 'EXTRA\n');
  await client.close(URI);
  await until(() => client.published.some(({ uri }) => uri === URI));
  finish[0]!();
  await client.diagnostics('file:///w/b.py', 1);
  await quiet();
  expect(started).toEqual(['b.py']);
  expect(client.published.filter(({ uri }) => uri === URI)).toEqual([{ uri: URI, diagnostics: [] }]);
});

test('takes findings away when the text equals its baseline again, without a check', async () => {
  const engine = extraLines();
  client = await connect({ engine, head });
  await client.open(URI, 'EXTRA\n');
  expect((await client.diagnostics(URI, 1)).diagnostics).toHaveLength(1);
  await client.change(URI, 'at head\n', 2);
  expect((await client.diagnostics(URI, 2)).diagnostics).toEqual([]);
  expect(client.reports.at(-1)).toMatchObject({ state: 'unchanged', report: null });
  expect(engine.checks).toHaveLength(1);
});

test('takes findings away and says why when a check fails', async () => {
  const working = extraLines();
  const engine: Engine = {
    sitesOf: () => Promise.resolve([]),
    checkFile: (edit, options) =>
      edit.after.includes('BROKEN') ? Promise.reject(new Error('no luck')) : working.checkFile(edit, options),
  };
  client = await connect({ engine, head });
  await client.open(URI, 'EXTRA\n');
  await client.diagnostics(URI, 1);
  await client.change(URI, 'EXTRA BROKEN\n', 2);
  expect((await client.diagnostics(URI, 2)).diagnostics).toEqual([]);
  expect(client.reports.at(-1)).toMatchObject({ state: 'failed', reason: 'no luck' });
  await client.change(URI, 'EXTRA\n', 3);
  expect((await client.diagnostics(URI, 3)).diagnostics).toHaveLength(1);
});

test('a request waits for the check of the text as it is', async () => {
  client = await connect({ head, typingDelay: 100 });
  await client.open(URI, 'x\n');
  await client.diagnostics(URI, 1);
  await client.change(URI, 'EXTRA\n', 2);
  const hover = await client.connection.sendRequest('textDocument/hover', {
    textDocument: { uri: URI },
    position: { line: 0, character: 2 },
  });
  expect(hover).not.toBeNull();
});

test('a request about a document that is not open answers at once', async () => {
  client = await connect({ head });
  const textDocument = { uri: 'file:///w/never.py' };
  const position = { line: 0, character: 0 };
  expect(await client.connection.sendRequest('textDocument/hover', { textDocument, position })).toBeNull();
  expect(await client.connection.sendRequest('textDocument/codeLens', { textDocument })).toEqual([]);
});

/** An engine whose checks end when the test says so. */
function slowEngine() {
  const finish: (() => void)[] = [];
  const started: string[] = [];
  const engine: Engine = {
    sitesOf: () => Promise.resolve([]),
    checkFile(edit) {
      started.push(edit.path);
      return new Promise((resolve) => finish.push(() => resolve(fakeReport(edit, {}))));
    },
  };
  return { engine, finish, started };
}
