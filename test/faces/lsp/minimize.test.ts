import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import {
  ApplyWorkspaceEditRequest,
  WorkDoneProgressCreateRequest,
  CancellationTokenSource,
  type ApplyWorkspaceEditParams,
  type CancellationToken,
  type TextDocumentEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createEditDivider } from '../../../server/engine/divide/divideEdit';
import { createMinimizer } from '../../../server/lsp/minimize/minimizeDocument';
import { diskFiles } from '../../../server/ports/files';
import { systemGit } from '../../../server/ports/git';
import { systemTestRuns } from '../../../server/ports/testRuns';
import { SERVER_COMMANDS, type MinimizeResult, type TakenBack } from '../../../server/protocol';
import { temporaryRepository } from '../../ports/temporaryRepository';
import { assets } from '../../support/assets';
import { connect, FULL, headOf, type Options, type TestClient } from './connect';

const BEFORE = `def mean(values):
    total = sum(values)
    return total / (len(values) + 1)
`;
/** The division is what the test asks for; the rest came along. */
const AFTER = `import logging


def mean(values):
    total = sum(values)
    logging.info('total %s', total)
    return total / len(values)
`;
const MINIMUM = BEFORE.replace('(len(values) + 1)', 'len(values)');
const PASSES_IF_FIXED = "grep -q 'total / len(values)' a.py";

const minimizer = createMinimizer({
  divider: () => createEditDivider(assets),
  files: diskFiles,
  git: systemGit,
  testRuns: systemTestRuns,
  version: '1.2.3',
});

const capabilities = {
  ...FULL,
  window: { workDoneProgress: true },
  workspace: {
    ...FULL.workspace,
    applyEdit: true,
    workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} },
  },
};

let client: TestClient;
afterEach(() => client.dispose());

interface Told {
  readonly kind: 'begin' | 'report' | 'end';
  readonly title?: string;
  readonly message?: string;
  readonly cancellable?: boolean;
}

async function open(options: Options = {}, before = BEFORE, after = AFTER) {
  const repository = await temporaryRepository();
  await repository.commit({ 'a.py': before });
  const path = join(repository.root, 'a.py');
  await writeFile(path, after);
  const uri = pathToFileURL(path).href;
  client = await connect({
    capabilities,
    headTexts: headOf({ [path]: before }),
    folders: [pathToFileURL(repository.root).href],
    minimizer,
    ...options,
  });
  const told: Told[] = [];
  const tokens: (string | number)[] = [];
  const applied: ApplyWorkspaceEditParams[] = [];
  const { connection } = client;
  connection.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => void tokens.push(token));
  connection.onNotification('$/progress', ({ value }: { value: Told }) => void told.push(value));
  connection.onRequest(ApplyWorkspaceEditRequest.type, (params) => {
    applied.push(params);
    return { applied: true };
  });
  await client.open(uri, after);
  await client.diagnostics(uri, 1);
  const run = (command: unknown, workDoneToken?: string, token?: CancellationToken) =>
    connection.sendRequest<MinimizeResult>(
      'workspace/executeCommand',
      {
        command: SERVER_COMMANDS.minimize,
        arguments: [uri, command],
        ...(workDoneToken !== undefined && { workDoneToken }),
      },
      ...(token === undefined ? [] : [token]),
    );
  const apply = () =>
    connection.sendRequest<TakenBack>('workspace/executeCommand', {
      command: SERVER_COMMANDS.applyMinimum,
      arguments: [uri],
    });
  return { uri, path, told, tokens, applied, run, apply };
}

test('tells how far it is, and proposes to take back what the tests do not need', async () => {
  const { path, told, applied, run, apply } = await open();
  const result = await run(PASSES_IF_FIXED);
  expect(result).toMatchObject({ reason: null, superfluous: 2 });
  expect(result.summary).toBe('Your tests pass without 2 of 4 changes.');
  expect(result.view?.markdown).toContain('## Not needed');
  expect(result.view?.markdown).toContain('+ import logging');
  expect(told[0]).toMatchObject({ kind: 'begin', cancellable: true });
  expect(told.map(({ message }) => message).join('\n')).toMatch(/test runs, \d of 4 pieces left/);
  expect(told.at(-1)?.kind).toBe('end');
  expect(await readFile(path, 'utf8')).toBe(AFTER);

  expect(await apply()).toEqual({ findings: 2, reason: null });
  const { changeAnnotations, documentChanges } = applied[0]!.edit;
  expect(Object.values(changeAnnotations!)).toMatchObject([{ needsConfirmation: true }]);
  const [change] = documentChanges as TextDocumentEdit[];
  expect(change!.textDocument.version).toBe(1);
  const edits = change!.edits.filter((each) => 'newText' in each);
  expect(TextDocument.applyEdits(TextDocument.create('x', 'python', 1, AFTER), edits)).toBe(MINIMUM);
  expect(await apply()).toMatchObject({ findings: 0 });
});

test('leaves deleted what no test covers, and says so', async () => {
  const before = BEFORE.replace('    total', '    check(values)\n    total');
  const { applied, run, apply } = await open({}, before);
  const result = await run(PASSES_IF_FIXED);
  expect(result).toMatchObject({ reason: null, superfluous: 2 });
  expect(result.summary).toMatch(
    /^Your tests pass without 2 of \d changes\. 1 deletion that no test covers stays\.$/,
  );
  expect(result.view?.markdown).toContain('## Deleted, and no test covers it');
  await apply();
  const [change] = applied[0]!.edit.documentChanges as TextDocumentEdit[];
  const edits = change!.edits.filter((each) => 'newText' in each);
  expect(TextDocument.applyEdits(TextDocument.create('x', 'python', 1, AFTER), edits)).toBe(MINIMUM);
});

test('refuses to take anything back once the document has changed', async () => {
  const { uri, applied, run, apply } = await open();
  await run(PASSES_IF_FIXED);
  await client.change(uri, `${AFTER}\n`, 2);
  expect(await apply()).toEqual({ findings: 0, reason: 'the document changed since the tests ran' });
  expect(applied).toEqual([]);
});

test('ends with the best so far when it is cancelled, and leaves no copy', async () => {
  const { tokens, told, run } = await open();
  const running = run(`sleep 0.2; ${PASSES_IF_FIXED}`);
  await expect.poll(() => told.some(({ kind }) => kind === 'report'), { timeout: 10_000 }).toBe(true);
  expect(await run(PASSES_IF_FIXED)).toMatchObject({ reason: 'tests of another edit are still running' });
  await client.connection.sendNotification('window/workDoneProgress/cancel', { token: tokens[0] });
  expect(await running).toMatchObject({ reason: null, superfluous: 0 });
  expect((await running).summary).toContain('Stopped early');
  const copies = await readdir(join(tmpdir(), `pare-minimize-${process.getuid!()}`));
  expect(copies.filter((name) => name.startsWith(`${process.pid}-`))).toEqual([]);
});

test('tells a client that gave a token of its own, and ends with its request', async () => {
  const { tokens, told, run } = await open();
  const source = new CancellationTokenSource();
  const running = run(`sleep 0.2; ${PASSES_IF_FIXED}`, 'mine', source.token);
  await expect.poll(() => told.some(({ kind }) => kind === 'report'), { timeout: 10_000 }).toBe(true);
  source.cancel();
  expect((await running).summary).toContain('Stopped early');
  expect(tokens).toEqual([]);
});

test('says that tests which pass anyway tell nothing, and takes nothing back', async () => {
  const { run, apply } = await open();
  expect(await run('true')).toMatchObject({
    superfluous: 0,
    summary:
      'The tests pass without the edit as well, and even if this file is unreadable: they do not load it.',
  });
  expect((await apply()).reason).toBe('the tests have not been asked about this document');
});

test('shows what the tests printed where they fail with the edit', async () => {
  const { run } = await open();
  const result = await run('echo the reason; false');
  expect(result.summary).toContain('do not pass with the edit as it is');
  expect(result.view?.markdown).toContain('the reason');
});

test('runs nothing without a command, nor in a folder that is not trusted', async () => {
  const { run } = await open({ initializationOptions: { git: false } });
  expect(await run('touch /tmp/never')).toMatchObject({
    reason: 'nothing is run in a folder that is not trusted',
    view: null,
  });
  await client.dispose();
  const { run: again } = await open();
  expect(await again('  ')).toMatchObject({ reason: 'no test command was given' });
  expect(await again(7)).toMatchObject({ reason: 'no test command was given' });
});
