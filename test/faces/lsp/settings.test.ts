import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../../../server/lsp/settings';
import { connect, FULL, until, type TestClient } from './connect';
import { extraLines } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'at head\n' };

test('what makes no sense counts as not written', () => {
  const codeLens = { enable: true, functions: true, file: false };
  const defaults = { enable: true, rules: {}, codeLens };
  for (const value of [undefined, null, 3, 'x', [], { enable: 'yes', rules: 4, codeLens: null }]) {
    expect(readSettings(value)).toEqual(defaults);
  }
  expect(
    readSettings({ enable: false, rules: { a: 'off', b: 'loud', c: 1 }, codeLens: { enable: false } }),
  ).toEqual({ enable: false, rules: { a: 'off' }, codeLens: { ...codeLens, enable: false } });
});

let client: TestClient;
afterEach(() => client?.dispose());

test('asks the client, and again when it says that something changed', async () => {
  let settings: unknown = { rules: { 'extra-line': 'hint' } };
  const engine = extraLines();
  client = await connect({ engine, head, settings: () => settings });
  await client.open(URI, 'EXTRA\n');
  await client.diagnostics(URI, 1);
  expect(engine.checks[0]?.options.levels).toEqual({ 'extra-line': 'hint' });
  settings = { enable: false };
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await until(() => client.reports.at(-1)?.state === 'disabled');
  expect(client.published.at(-1)).toEqual({ uri: URI, version: 1, diagnostics: [] });
});

test('takes what it is given by a client that is not to be asked', async () => {
  const engine = extraLines();
  client = await connect({
    engine,
    head,
    capabilities: {},
    initializationOptions: { settings: { rules: { a: 'error' } } },
  });
  await client.open(URI, 'EXTRA\n');
  await client.diagnostics(URI, 1);
  expect(engine.checks[0]?.options.levels).toEqual({ a: 'error' });
  await client.connection.sendNotification('workspace/didChangeConfiguration', {
    settings: { pare: { rules: { b: 'off' } } },
  });
  await until(() => engine.checks.length === 2);
  expect(engine.checks[1]?.options.levels).toEqual({ b: 'off' });
});

test('lenses can be turned off alone', async () => {
  client = await connect({
    head,
    capabilities: FULL,
    settings: () => ({ codeLens: { enable: false } }),
  });
  await client.open(URI, 'EXTRA\n');
  const textDocument = { uri: URI };
  expect(await client.connection.sendRequest('textDocument/codeLens', { textDocument })).toEqual([]);
  expect((await client.diagnostics(URI, 1)).diagnostics).toHaveLength(1);
});
