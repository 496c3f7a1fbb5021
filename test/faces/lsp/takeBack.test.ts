import { afterEach, expect, test } from 'vitest';
import { ApplyWorkspaceEditRequest, type ApplyWorkspaceEditParams } from 'vscode-languageserver';
import type { Engine } from '../../../server/engine/engine';
import { SERVER_COMMANDS, type TakenBack } from '../../../server/protocol';
import { connect, FULL, type Options, type TestClient } from './connect';
import { extraLines, fakeEngine, fakeFinding, fakeReport, type FakeEngine } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'one\n' };
const AFTER = 'EXTRA\none\nEXTRA\n';
const capabilities = {
  ...FULL,
  workspace: {
    ...FULL.workspace,
    applyEdit: true,
    workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} },
  },
};

let client: TestClient;
afterEach(() => client.dispose());

async function open(engine: Engine, options: Options = {}) {
  const applied: ApplyWorkspaceEditParams[] = [];
  client = await connect({ engine, head, capabilities, ...options });
  client.connection.onRequest(ApplyWorkspaceEditRequest.type, (params) => {
    applied.push(params);
    return { applied: true };
  });
  await client.open(URI, AFTER);
  await client.diagnostics(URI, 1);
  return applied;
}

const takeBack = (command: string) =>
  client.connection.sendRequest<TakenBack>('workspace/executeCommand', { command, arguments: [URI] });

test('takes everything safe back in one edit of this version', async () => {
  const applied = await open(extraLines());
  expect(await takeBack(SERVER_COMMANDS.takeBackSafe)).toEqual({ findings: 2, reason: null });
  expect(applied).toMatchObject([
    {
      edit: {
        documentChanges: [
          { textDocument: { uri: URI, version: 1 }, edits: [{ newText: '' }, { newText: '' }] },
        ],
      },
    },
  ]);
  expect(applied[0]?.edit.changeAnnotations).toBeUndefined();
});

test('takes what is proved but not safe back after a preview only', async () => {
  const applied = await open(extraLines('unsafe'));
  expect(await takeBack(SERVER_COMMANDS.takeBackSafe)).toEqual({
    findings: 0,
    reason: 'nothing in the edit is safe to take back',
  });
  expect(await takeBack(SERVER_COMMANDS.takeBackProved)).toEqual({ findings: 2, reason: null });
  expect(applied[0]?.edit.changeAnnotations).toEqual({
    proved: {
      label: 'Take back everything proved',
      needsConfirmation: true,
      description: '2 parts that are proved to be superfluous',
    },
  });
});

test('takes nothing back that together leaves something broken', async () => {
  const extra = extraLines('unsafe');
  const engine: Engine = {
    sitesOf: extra.sitesOf,
    checkFile: async (edit, options) =>
      edit.after === 'one\n'
        ? fakeReport(edit, { findings: [fakeFinding({ id: 'broken', level: 'error' })] })
        : extra.checkFile(edit, options),
  };
  const applied = await open(engine);
  expect((await takeBack(SERVER_COMMANDS.takeBackProved)).reason).toContain('one by one');
  expect(applied).toEqual([]);
});

test('takes no question back, and nothing of an edit that is of one kind', async () => {
  await open(fakeEngine((edit) => fakeReport(edit, { findings: [fakeFinding({ certainty: 'question' })] })));
  expect((await takeBack(SERVER_COMMANDS.takeBackProved)).reason).toBe(
    'nothing in the edit is proved to be superfluous',
  );
  await client.dispose();
  await open(fakeEngine((edit) => fakeReport(edit, { editIs: 'layout' })));
  expect((await takeBack(SERVER_COMMANDS.takeBackSafe)).reason).toBe('the whole edit is one of layout');
});

test('says why a client that takes no edits gets none', async () => {
  await open(extraLines(), { capabilities: FULL });
  expect((await takeBack(SERVER_COMMANDS.takeBackSafe)).reason).toBe(
    'the editor takes no edits from a server',
  );
});

test('words the findings for whoever made the edit', async () => {
  await open(extraLines());
  const message = await client.connection.sendRequest<string>('workspace/executeCommand', {
    command: SERVER_COMMANDS.agentMessage,
    arguments: [URI],
  });
  expect(message).toBe(
    [
      'Your edit of a.py, compared with git HEAD 1a2b3c4:',
      [
        'Proved from the two texts; please take these back:',
        '1. Line 1 (extra-line): An extra line was added.',
        '     + EXTRA',
        '2. Line 3 (extra-line): An extra line was added.',
        '     + EXTRA',
      ].join('\n'),
      'Change nothing else: leave the rest of the edit as it is.',
      '',
    ].join('\n\n'),
  );
});

test('fades what is proved to be superfluous, for a client that shows that', async () => {
  const tagSupport = { valueSet: [1 as const] };
  await open(extraLines(), {
    capabilities: { ...FULL, textDocument: { ...FULL.textDocument, publishDiagnostics: { tagSupport } } },
  });
  expect(client.published[0]?.diagnostics.map(({ tags }) => tags)).toEqual([[1], [1]]);
});

test('fades nothing that an error is about: it must be read', async () => {
  const tagSupport = { valueSet: [1 as const] };
  const engine = extraLines();
  const severe: FakeEngine = {
    ...engine,
    async checkFile(...question) {
      const report = await engine.checkFile(...question);
      return { ...report, findings: report.findings.map((finding) => ({ ...finding, level: 'error' })) };
    },
  };
  await open(severe, {
    capabilities: { ...FULL, textDocument: { ...FULL.textDocument, publishDiagnostics: { tagSupport } } },
  });
  expect(client.published[0]?.diagnostics.map(({ severity, tags }) => [severity, tags])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
});
