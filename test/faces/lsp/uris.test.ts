import { expect, test } from 'vitest';
import { filePath, shownPath } from '../../../server/lsp/uris';
import { originalUri, RenderOriginal, SERVER_COMMANDS, SetBaseline } from '../../../server/protocol';
import { connect } from './connect';

const ODD = [
  'untitled:Untitled-1',
  '_claude_vscode_fs_right:/w/a.py',
  'cline-diff:a.py?ZnJvbQ==',
  'vscode-remote://ssh-remote%2Bhost/w/a.py#L1',
  'file://host/share/a.py',
  'file:///%',
  'file:///w/%E0%A4%A.py',
  'file:relative',
  'no scheme at all',
  ':',
  '',
];

test.each(ODD)('answers every message about %j', async (uri) => {
  const client = await connect({ folders: ['file:///w', uri] });
  await client.connection.sendNotification(SetBaseline.method, {
    uri,
    version: 1,
    text: 'one\n',
    baselineId: 'b1',
    exact: true,
    provenance: { kind: 'person', label: 'set by you' },
  });
  await client.open(uri, 'EXTRA\n');
  expect((await client.diagnostics(uri, 1)).diagnostics).toHaveLength(2);
  const textDocument = { uri };
  const position = { line: 0, character: 0 };
  const place = { start: position, end: position };
  const requests: readonly [string, object][] = [
    ['textDocument/hover', { textDocument, position }],
    ['textDocument/codeLens', { textDocument }],
    ['textDocument/codeAction', { textDocument, range: place, context: { diagnostics: [] } }],
    ['workspace/executeCommand', { command: SERVER_COMMANDS.showReport, arguments: [uri] }],
    [RenderOriginal.method, { uri }],
  ];
  for (const [method, params] of requests) await client.connection.sendRequest(method, params);
  await client.close(uri);
  await client.dispose();
});

test('only files of this machine have a path', () => {
  expect(filePath('file:///w/a%20b.py')).toBe('/w/a b.py');
  for (const uri of ODD) expect(filePath(uri)).toSatisfy((path) => path === null || typeof path === 'string');
  expect(filePath('untitled:a.py')).toBeNull();
  expect(filePath('file:///%')).toBeNull();
});

test('a path is shown from the innermost folder, else by its last part', () => {
  const folders = ['file:///w', 'file:///w/inner/', 'file:///other'];
  expect(shownPath('file:///w/sub/a%20b.py', folders)).toBe('sub/a b.py');
  expect(shownPath('file:///w/inner/a.py', folders)).toBe('a.py');
  expect(shownPath('file:///wide/a.py', folders)).toBe('a.py');
  expect(shownPath('untitled:Untitled-1', folders)).toBe('Untitled-1');
  expect(shownPath('cline-diff:dir/a.py?x/y', folders)).toBe('a.py');
  expect(shownPath('file:///x/%E0%A4%A.py', folders)).toBe('%E0%A4%A.py');
});

test('the address of an original holds the document and its name', () => {
  expect(originalUri('pare-original', 'file:///w/a%20b.py')).toBe(
    'pare-original:/w/a%20b.py?file%3A%2F%2F%2Fw%2Fa%2520b.py',
  );
  expect(originalUri('pare-original', 'untitled:Untitled-1')).toBe(
    'pare-original:/Untitled-1?untitled%3AUntitled-1',
  );
  for (const uri of ODD) {
    const [, query] = originalUri('s', uri).split('?');
    expect(decodeURIComponent(query!)).toBe(uri);
  }
});
