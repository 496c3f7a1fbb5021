import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createProtocolConnection,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  IPCMessageReader,
  IPCMessageWriter,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageReader,
  type MessageWriter,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { build } from '../../../esbuild.config.js';
import { join } from 'node:path';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { temporaryRepository } from '../../ports/temporaryRepository';
import { FULL } from './connect';

let directory: string;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'pare-server-')));
  await build(['server'], directory);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test.each(['--stdio', '--node-ipc', ''])(
  'the bundle serves over %j and ends when told',
  async (transport) => {
    const repository = await temporaryRepository();
    await repository.commit({ 'a.py': 'x = 1\n' });
    const uri = pathToFileURL(join(repository.root, 'a.py')).href;
    const { server, reader, writer } = start(transport);
    const exit = once(server, 'exit');
    const connection = createProtocolConnection(reader, writer);
    const published = new Promise<PublishDiagnosticsParams>((resolve) =>
      connection.onNotification(PublishDiagnosticsNotification.type, resolve),
    );
    connection.listen();

    const workspaceFolders = [{ uri: pathToFileURL(repository.root).href, name: 'r' }];
    await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: { ...FULL, workspace: {} },
      workspaceFolders,
    });
    await connection.sendNotification(InitializedNotification.type, {});
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'python', version: 3, text: 'x = 1  \n' },
    });
    expect(await published).toMatchObject({ uri, version: 3, diagnostics: [{ code: 'whitespace' }] });

    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    expect(await exit).toEqual([0, null]);
    connection.dispose();
  },
);

function start(transport: string) {
  const isIpc = transport === '--node-ipc';
  const words = [join(directory, 'server.cjs'), ...(transport === '' ? [] : [transport])];
  const server = spawn(process.execPath, words, {
    stdio: ['pipe', 'pipe', 'inherit', ...(isIpc ? (['ipc'] as const) : [])],
  });
  const reader: MessageReader = isIpc
    ? new IPCMessageReader(server)
    : new StreamMessageReader(server.stdout!);
  const writer: MessageWriter = isIpc ? new IPCMessageWriter(server) : new StreamMessageWriter(server.stdin!);
  return { server, reader, writer };
}
