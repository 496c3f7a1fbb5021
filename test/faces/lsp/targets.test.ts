import { afterEach, expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { createEngine } from '../../../server/engine/engine';
import {
  PareTarget,
  SERVER_COMMANDS,
  SetBaseline,
  type TargetParams,
  type TargetProposal,
  type TargetStatus,
} from '../../../server/protocol';
import { assets } from '../../support/assets';
import { applyEdits } from '../../judge/applyEdits';
import { connect, until, type TestClient } from './connect';
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
afterEach(() => client.dispose());

async function open(): Promise<void> {
  client = await connect({ engine, head: { '/w/paths.py': TEXT, '/w/main.py': MAIN_TEXT } });
  told = [];
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
  expect(told.at(-1)?.status?.uris).toEqual([MAIN, PATHS]);
  await run(SERVER_COMMANDS.clearTarget);
  await until(() => told.at(-1)?.status === null);
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
