import { expect, test } from 'vitest';
import { SERVER_COMMANDS } from '../../../server/protocol';
import { connect, quiet, until } from './connect';

test('announces what it can do', async () => {
  const client = await connect();
  expect(client.initialized).toEqual({
    serverInfo: { name: 'pare', version: '1.2.3' },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: 2, save: true },
      hoverProvider: true,
      codeLensProvider: { resolveProvider: true },
      codeActionProvider: {
        codeActionKinds: ['quickfix', 'source.fixAll.pare', 'refactor'],
        resolveProvider: true,
      },
      executeCommandProvider: { commands: Object.values(SERVER_COMMANDS) },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      experimental: { pare: { version: 1 } },
    },
  });
  await client.dispose();
});

test('watches HEAD and settings where the client can tell', async () => {
  const client = await connect();
  await until(() => client.registrations.length >= 2);
  expect(client.registrations).toContain('workspace/didChangeWatchedFiles');
  expect(client.registrations).toContain('workspace/didChangeConfiguration');
  await client.dispose();
});

test('serves a client that can do nothing but the base protocol', async () => {
  const client = await connect({ capabilities: {}, features: null, head: { '/w/a.py': 'a\n' } });
  await client.open('file:///w/a.py', 'a\nEXTRA\n');
  const { diagnostics } = await client.diagnostics('file:///w/a.py', 1);
  expect(diagnostics).toHaveLength(1);
  expect(client.reports).toEqual([]);
  expect(client.registrations).toEqual([]);
  await client.dispose();
});

test('drops the checks that wait when it is shut down', async () => {
  const client = await connect({ typingDelay: 50 });
  await client.open('file:///w/a.py', 'a\n');
  await client.diagnostics('file:///w/a.py', 1);
  await client.change('file:///w/a.py', 'b\n', 2);
  await client.connection.sendRequest('shutdown');
  await quiet();
  expect(client.published.map(({ version }) => version)).toEqual([1]);
  client.connection.dispose();
});
