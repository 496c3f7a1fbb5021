import { afterEach, expect, test } from 'vitest';
import type { ConfigurationParams } from 'vscode-languageserver';
import { connect, until, type TestClient } from './connect';
import { extraLines } from './fakeEngine';

const head = { '/w/a.py': 'one\n', '/v/sub/b.py': 'one\n' };

let client: TestClient;
afterEach(() => client.dispose());

test('each document has the settings and the path of its own folder', async () => {
  const engine = extraLines();
  client = await connect({ engine, head, folders: ['file:///w', 'file:///v'] });
  client.connection.onRequest('workspace/configuration', ({ items }: ConfigurationParams) =>
    items.map(({ scopeUri }) => ({ enable: true, rules: scopeUri?.includes('/v/') ? { a: 'off' } : {} })),
  );
  await client.open('file:///w/a.py', 'EXTRA\n');
  await client.open('file:///v/sub/b.py', 'EXTRA\n');
  await client.diagnostics('file:///w/a.py', 1);
  await client.diagnostics('file:///v/sub/b.py', 1);
  expect(engine.checks.map(({ edit, options }) => [edit.path, options.levels])).toEqual([
    ['a.py', {}],
    ['sub/b.py', { a: 'off' }],
  ]);
});

test('a folder that comes or goes gives its documents other paths', async () => {
  const engine = extraLines();
  client = await connect({ engine, head, folders: ['file:///w'] });
  const uri = 'file:///v/sub/b.py';
  await client.open(uri, 'EXTRA\n');
  await client.diagnostics(uri, 1);
  const changed = (added: readonly string[], removed: readonly string[]) => {
    const named = (uris: readonly string[]) => uris.map((each) => ({ uri: each, name: each }));
    return client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: named(added), removed: named(removed) },
    });
  };
  const path = () => client.reports.at(-1)?.report?.files[0]?.path;
  await until(() => path() === 'b.py');
  await changed(['file:///v'], []);
  await until(() => path() === 'sub/b.py');
  await changed([], ['file:///v']);
  await until(() => path() === 'b.py');
});

test('a request that is cancelled answers at once', async () => {
  client = await connect({ head, typingDelay: 10_000 });
  const uri = 'file:///w/a.py';
  await client.open(uri, 'one\n');
  await client.diagnostics(uri, 1);
  await client.change(uri, 'EXTRA\n', 2);
  const { CancellationTokenSource } = await import('vscode-languageserver');
  const source = new CancellationTokenSource();
  const params = { textDocument: { uri }, position: { line: 0, character: 0 } };
  const answer = client.connection
    .sendRequest('textDocument/hover', params, source.token)
    .catch((error: { code: number }) => error.code);
  source.cancel();
  const requestCancelled = -32800;
  expect([null, requestCancelled]).toContain(await answer);
});
