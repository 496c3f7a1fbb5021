import { afterEach, expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { DidChangeWatchedFilesNotification, FileChangeType } from 'vscode-languageserver/node';
import { createEngine } from '../../../server/engine/engine';
import {
  CLIENT_COMMANDS,
  FileText,
  PareTarget,
  PareTargetMarks,
  SERVER_COMMANDS,
  SetBaseline,
  type ClientFeatures,
  type TargetMark,
  type TargetMarksParams,
  type TargetParams,
  type TargetProposal,
  type TargetStatus,
} from '../../../server/protocol';
import { assets } from '../../support/assets';
import { applyEdits } from '../../judge/applyEdits';
import { connect, PARE_CLIENT, until, type TestClient } from './connect';
import { range } from './fakeEngine';

const PATHS = 'file:///w/paths.py';
const MAIN = 'file:///w/main.py';
const TEXT = `def resolve(path, root):
    if path.startswith("/"):
        path = root + path
    return path


def legacy(path):
    return path.upper()
`;
const MAIN_TEXT = `from paths import legacy


def main(path):
    print(path)
    return legacy(path)
`;

const engine = await createEngine(assets);

let client: TestClient;
let told: TargetParams[];
let kept: TargetMarksParams[];
afterEach(() => client.dispose());

interface Start {
  readonly features?: ClientFeatures;
  readonly target?: readonly TargetMark[];
  readonly head?: Readonly<Record<string, string>>;
}

async function open({ features = PARE_CLIENT, target = [], head = {} }: Start = {}): Promise<void> {
  client = await connect({
    engine,
    features,
    head: { '/w/paths.py': TEXT, '/w/main.py': MAIN_TEXT, ...head },
    initializationOptions: { target },
  });
  told = [];
  kept = [];
  client.connection.onNotification(
    PareTargetMarks.method,
    (params: TargetMarksParams) => void kept.push(params),
  );
  client.connection.onNotification(PareTarget.method, (params: TargetParams) => void told.push(params));
  await client.open(PATHS, TEXT);
  await client.open(MAIN, MAIN_TEXT);
  await client.diagnostics(MAIN, 1);
}

const run = <Result>(command: string, ...args: unknown[]) =>
  client.connection.sendRequest<Result>('workspace/executeCommand', { command, arguments: args });

test('proposes every known place of a symbol', async () => {
  await open();
  const proposal = await run<TargetProposal>(SERVER_COMMANDS.proposeTarget, PATHS, range(6, 5, 6, 5));
  expect(proposal.symbol).toBe('legacy');
  expect(
    proposal.sites.map(({ uri, kind, range: { start, end } }) => [uri, kind, start.line, end.line]),
  ).toEqual([
    [MAIN, 'import', 0, 0],
    [MAIN, 'use', 5, 5],
    [PATHS, 'definition', 6, 7],
  ]);
});

test('proposes the selected lines where they name nothing', async () => {
  await open();
  const proposal = await run<TargetProposal>(SERVER_COMMANDS.proposeTarget, PATHS, range(1, 0, 3, 0));
  expect(proposal).toEqual({
    symbol: null,
    sites: [{ uri: PATHS, kind: 'selection', range: range(1, 0, 3, 0), text: 'if path.startswith("/"):' }],
  });
});

test('keeps the target across edits, finds the guard, finishes, and forgets it once it is gone', async () => {
  await open();
  const status = await run<TargetStatus>(SERVER_COMMANDS.shouldGo, PATHS, range(1, 0, 3, 0));
  expect(status.words).toBe('0 of 1 site gone, 1 kept');

  const moved = `import os\n\n\n${TEXT}`;
  await client.change(PATHS, moved, 2);
  await client.diagnostics(PATHS, 2);
  await client.connection.sendNotification(SetBaseline.method, {
    uri: PATHS,
    version: 2,
    text: moved,
    baselineId: 'b1',
    exact: true,
    provenance: { kind: 'chat', label: 'the text before the edit' },
  });
  const guarded = moved.replace(
    '    if path.startswith("/")',
    '    if path.startswith(root):\n        return path\n    if path.startswith("/")',
  );
  await client.change(PATHS, guarded, 3);
  const { diagnostics } = await client.diagnostics(PATHS, 3);
  expect(diagnostics.map(({ code, range: at }) => [code, at.start.line])).toContainEqual(['guard-and-go', 4]);
  await until(() => told.at(-1)?.status?.words === '0 of 1 site gone, 1 kept behind a guard');

  const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: PATHS },
    range: range(4, 5, 4, 6),
    context: { diagnostics, only: ['quickfix'] },
  });
  const finish = actions.find(({ isPreferred }) => isPreferred);
  const { edit } = await client.connection.sendRequest<CodeAction>('codeAction/resolve', finish);
  const [change] = edit!.documentChanges!;
  if (change === undefined || !('edits' in change)) throw new Error('no edit of a document');
  const finished = applyEdits(guarded, change.edits as Parameters<typeof applyEdits>[1]);
  expect(finished).toBe(guarded.replace('    if path.startswith("/"):\n        path = root + path\n', ''));
  await client.change(PATHS, finished, 4);
  await until(() => told.at(-1)?.status?.words === '1 of 1 site gone');

  // Once the text is accepted there is nothing left to follow.
  await client.connection.sendNotification(SetBaseline.method, {
    uri: PATHS,
    version: 4,
    text: finished,
    baselineId: 'b2',
    exact: false,
    provenance: { kind: 'accepted', label: 'the accepted text' },
  });
  await until(() => told.at(-1)?.status === null);
});

test('counts the places of several documents together, until nothing should go any more', async () => {
  await open();
  await run(SERVER_COMMANDS.shouldGo, PATHS, range(6, 5, 6, 5));
  await client.change(MAIN, MAIN_TEXT.replace('    return legacy(path)\n', '    # return legacy(path)\n'), 2);
  await until(() => told.at(-1)?.status?.words === '0 of 3 sites gone, 1 commented out, 2 kept');
  expect(told.at(-1)?.status?.documents.map(({ uri, lines }) => [uri, lines])).toEqual([
    [MAIN, [0]],
    [PATHS, [6, 7]],
  ]);
  await run(SERVER_COMMANDS.clearTarget);
  await until(() => told.at(-1)?.status === null);
});

test('counts what went before the text that a document is compared with', async () => {
  await open();
  await run(SERVER_COMMANDS.shouldGo, MAIN, range(0, 18, 0, 18));
  await until(() => told.at(-1)?.status?.words === '0 of 3 sites gone, 3 kept');
  const withoutUse = MAIN_TEXT.replace('    return legacy(path)\n', '');
  const baseline = (text: string, version: number, baselineId: string) =>
    client.connection.sendNotification(SetBaseline.method, {
      uri: MAIN,
      version,
      text,
      baselineId,
      exact: true,
      provenance: { kind: 'reload', label: 'the text before' },
    });
  await client.change(MAIN, withoutUse, 2);
  await until(() => told.at(-1)?.status?.words === '1 of 3 sites gone, 2 kept');
  const withoutBoth = withoutUse.replace('from paths import legacy\n', '');
  await client.change(MAIN, withoutBoth, 3);
  await baseline(withoutUse, 3, 'b1');
  await until(() => told.at(-1)?.status?.words === '2 of 3 sites gone, 1 kept');
  await client.change(MAIN, `${withoutBoth}\n`, 4);
  await baseline(withoutBoth, 4, 'b2');
  await client.diagnostics(MAIN, 4);
  expect(told.at(-1)?.status?.words).toBe('2 of 3 sites gone, 1 kept');
});

test('proposes places in texts that are not open, and tells a test by its path in the folder', async () => {
  await open();
  const texts = [
    { uri: 'file:///w/tests/test_paths.py', languageId: 'python', text: MAIN_TEXT },
    { uri: 'file:///w/README.md', languageId: 'plaintext', text: '# Paths\n\nCall `legacy` first.\n' },
    { uri: MAIN, languageId: 'python', text: 'legacy = legacy\n' },
  ];
  const proposal = await run<TargetProposal>(SERVER_COMMANDS.proposeTarget, PATHS, range(6, 5, 6, 5), texts);
  expect(proposal.sites.map(({ uri, kind, range: { start } }) => [uri, kind, start.line])).toEqual([
    ['file:///w/README.md', 'documentation', 2],
    [MAIN, 'import', 0],
    [MAIN, 'use', 5],
    [PATHS, 'definition', 6],
    ['file:///w/tests/test_paths.py', 'test', 0],
    ['file:///w/tests/test_paths.py', 'test', 5],
  ]);
});

test('tells what is marked, and takes it up again in a later session', async () => {
  await open();
  await run(SERVER_COMMANDS.shouldGo, PATHS, range(1, 0, 3, 0));
  await until(() => kept.length > 0);
  expect(kept).toEqual([{ marks: [{ uri: PATHS, text: TEXT, lines: [1, 2] }] }]);
  await client.dispose();

  await open({ target: kept[0]!.marks });
  await until(() => told.at(-1)?.status?.words === '0 of 1 site gone, 1 kept');
  await client.change(PATHS, `import os\n${TEXT}`, 2);
  await until(() => told.at(-1)?.status?.documents[0]?.lines.join() === '2,3');
  expect(kept).toEqual([]);
  await run(SERVER_COMMANDS.clearTarget, MAIN);
  expect(told.at(-1)?.status).not.toBeNull();
  await run(SERVER_COMMANDS.clearTarget, PATHS);
  await until(() => told.at(-1)?.status === null);
  expect(kept).toEqual([{ marks: [] }]);
});

test('takes up nothing that is no mark', async () => {
  await open({ target: [{ uri: PATHS }, 'x', { uri: PATHS, text: TEXT, lines: ['1'] }] as never });
  expect(told.filter(({ status }) => status !== null)).toEqual([]);
});

test('keeps what stands in no commit until it is gone', async () => {
  const added = `${TEXT}\n\ndef added():\n    return 1\n`;
  await open();
  await client.change(PATHS, added, 2);
  await client.diagnostics(PATHS, 2);
  await run(SERVER_COMMANDS.shouldGo, PATHS, range(10, 5, 10, 5));
  await until(() => told.at(-1)?.status?.words === '0 of 1 site gone, 1 kept');
  await client.change(PATHS, `import os\n${added}`, 3);
  await until(() => told.at(-1)?.status?.documents[0]?.lines[0] === 11);
  await client.change(PATHS, TEXT, 4);
  await until(() => told.at(-1)?.status === null);
});

test('follows a page of documentation without checking it, and a file that is deleted', async () => {
  const [readme, old] = ['file:///w/README.md', 'file:///w/old.py'];
  await open({ head: { '/w/README.md': 'Call `legacy`.\n', '/w/old.py': 'legacy(1)\n' } });
  const put = (uri: string, languageId: string, text: string | null) =>
    client.connection.sendNotification(FileText.method, { uri, languageId, text });
  await put(readme, 'plaintext', '# Paths\n\nCall `legacy`.   \n');
  await put(old, 'python', 'legacy(1)\n');
  await run(SERVER_COMMANDS.markTarget, [
    { uri: readme, range: range(2, 0, 2, 4) },
    { uri: old, range: range(0, 0, 0, 9) },
  ]);
  await until(() => told.at(-1)?.status?.words === '0 of 2 sites gone, 2 kept');
  await put(readme, 'plaintext', '# Paths\n');
  await until(() => told.at(-1)?.status?.words === '1 of 2 sites gone, 1 kept');
  await put(old, 'plaintext', null);
  await until(() => told.at(-1)?.status?.words === '2 of 2 sites gone');
  await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: 'file:///w/.git/logs/HEAD', type: FileChangeType.Changed }],
  });
  await until(() => told.at(-1)?.status === null);
  expect(client.published.some(({ uri }) => uri === readme)).toBe(false);
  expect(client.reports.some(({ uri }) => uri === readme)).toBe(false);
});

test('lets a person choose where the client can ask', async () => {
  await open({ features: { ...PARE_CLIENT, commands: [CLIENT_COMMANDS.shouldGo] } });
  const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: PATHS },
    range: range(1, 0, 3, 0),
    context: { diagnostics: [], only: ['refactor'] },
  });
  expect(actions.map(({ command }) => command)).toEqual([
    { title: 'This should go', command: CLIENT_COMMANDS.shouldGo, arguments: [PATHS, range(1, 0, 3, 0)] },
  ]);
});

test('offers it on a selection', async () => {
  await open();
  const offered = async (place: ReturnType<typeof range>) =>
    (
      await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri: PATHS },
        range: place,
        context: { diagnostics: [], only: ['refactor'] },
      })
    ).map(({ title, command }) => [title, command?.command]);
  expect(await offered(range(1, 0, 3, 0))).toEqual([['This should go', SERVER_COMMANDS.shouldGo]]);
  expect(await offered(range(1, 0, 1, 0))).toEqual([]);
});

test('answers what makes no sense with nothing', async () => {
  await open();
  expect(await run(SERVER_COMMANDS.proposeTarget, PATHS, 'here')).toBeNull();
  expect(await run(SERVER_COMMANDS.proposeTarget, 'file:///w/none.py', range(0, 0, 0, 0))).toBeNull();
  expect(await run(SERVER_COMMANDS.markTarget, 'everything')).toBeNull();
});
