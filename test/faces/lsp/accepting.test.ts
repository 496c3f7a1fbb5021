import { afterEach, expect, test } from 'vitest';
import {
  CodeActionRequest,
  DidChangeWatchedFilesNotification,
  ExecuteCommandRequest,
  FileChangeType,
} from 'vscode-languageserver/node';
import { memoryFiles } from '../../../server/ports/files';
import { Accepted, SERVER_COMMANDS, type AcceptedParams } from '../../../server/protocol';
import { connect, until, type Options, type TestClient } from './connect';
import { range } from './fakeEngine';

const URI = 'file:///root/a.py';
const head = { '/root/a.py': 'a\n' };

let client: TestClient;
afterEach(() => client.dispose());

async function start(options: Options = {}): Promise<void> {
  client = await connect({ head, ...options });
  await client.open(URI, 'a\nEXTRA\n');
  await client.diagnostics(URI, 1);
}

const shown = () => client.published[client.published.length - 1]!.diagnostics.length;
const suppressed = () => client.reports[client.reports.length - 1]!.report?.files[0]?.findings[0]?.suppressed;

test('a code action accepts a finding, which the client is told to keep', async () => {
  await start();
  const kept: AcceptedParams[] = [];
  client.connection.onNotification(Accepted.method, (params: AcceptedParams) => void kept.push(params));
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range: range(1, 0, 1, 0),
    context: { diagnostics: [] },
  });
  const accept = actions?.find(({ title }) => title === 'Accept this part of the edit (extra-line)');
  const command = accept?.command as { command: string; arguments: unknown[] };
  await client.connection.sendRequest(ExecuteCommandRequest.type, command);
  await until(() => shown() === 0);
  expect(suppressed()).toBe('accepted in this workspace');
  expect(kept).toEqual([{ findings: [command.arguments[1]] }]);

  const again = { command: SERVER_COMMANDS.forgetAccepted, arguments: [URI] };
  expect(await client.connection.sendRequest(ExecuteCommandRequest.type, again)).toBe(1);
  await until(() => shown() === 1);
  expect(kept[1]).toEqual({ findings: [] });
});

test('pare.json is found from the document upwards and read again when it changes', async () => {
  const files = memoryFiles({ '/root/pare.json': '{"rules": {"extra-line": "off"}}' });
  await start({ files });
  const rewrite = async (text: string): Promise<void> => {
    await files.writeText('/root/pare.json', text);
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: 'file:///root/pare.json', type: FileChangeType.Changed }],
    });
  };
  expect(shown()).toBe(0);
  await rewrite('{"paths": [{"files": ["*.py"], "accept": {"extra-line": "it is wanted"}}]}');
  await until(() => suppressed() === 'it is wanted');
  expect(shown()).toBe(0);
  await rewrite('{"ignore": ["a.py"]}');
  await until(() => client.reports[client.reports.length - 1]!.state === 'disabled');
  await rewrite('{"rulez": {}}');
  await until(() => shown() === 1);
  expect(client.messages).toEqual([
    'Pare does not use /root/pare.json: unknown key "rulez" (did you mean rules?); there are $schema, rules, paths, ignore, budgets',
  ]);
});

test('what a file says of itself at its top holds', async () => {
  client = await connect({ head: { '/root/a.py': '# pare-ignore-file: data\n' } });
  await client.open(URI, '# pare-ignore-file: data\nEXTRA\n');
  await client.diagnostics(URI, 1);
  expect(shown()).toBe(0);
  expect(suppressed()).toBe('pare-ignore-file in line 1: data');
});
