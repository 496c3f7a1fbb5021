import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  createProtocolConnection,
  InitializedNotification,
  InitializeRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../esbuild.config.js';
import { createEngine } from '../../../server/engine/engine';
import type { FileReport, Report } from '../../../server/engine/report';
import { workerEngine } from '../../../server/lsp/worker/workerEngine';
import { Check } from '../../../server/protocol';
import { HARD_PAIRS } from '../../engine/hardPairs';
import { assets } from '../../support/assets';
import { check } from '../../support/check';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pare-same-'));
  await build(['server', 'pare'], directory);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const LANGUAGE_IDS: Readonly<Record<string, string>> = {
  py: 'python',
  js: 'javascript',
  jsx: 'javascriptreact',
  ts: 'typescript',
  tsx: 'typescriptreact',
};

const languageIdOf = (path: string) => LANGUAGE_IDS[path.slice(path.lastIndexOf('.') + 1)] ?? 'plaintext';

const bytes = (report: FileReport) => JSON.stringify(report, null, 2);

test('the report is the same in a thread', async () => {
  const threads: Worker[] = [];
  const engine = workerEngine({
    start: () => {
      const thread = new Worker(join(directory, 'server.cjs'));
      threads.push(thread);
      return thread;
    },
    fallback: () => Promise.reject(new Error('a thread can be started')),
    reportError: (error) => expect.fail(String(error)),
  });
  for (const { path, before, after } of HARD_PAIRS) {
    const edit = { path, previousPath: null, before, after };
    const report = await engine.checkFile(edit, { levels: {}, questions: true });
    expect(bytes(report)).toBe(bytes(check(path, before, after)));
  }
  expect(threads).toHaveLength(1);
  await Promise.all(threads.map((thread) => thread.terminate()));
});

test('the report is the same from the server', async () => {
  const server = spawn(process.execPath, [join(directory, 'server.cjs'), '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders: null,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  for (const { path, before, after } of HARD_PAIRS) {
    const params = { path, before, after, languageId: languageIdOf(path) };
    const report = await connection.sendRequest<FileReport>(Check.method, params);
    expect(bytes(report)).toBe(bytes(check(path, before, after)));
  }
  connection.dispose();
  server.kill();
});

test('the report is the same from the command line', async () => {
  const [before, after] = await Promise.all(
    ['before.py', 'after.py'].map((name) => readFile(join('examples/off-by-one', name), 'utf8')),
  );
  await writeFile(join(directory, 'before.py'), before!);
  await writeFile(join(directory, 'after.py'), after!);
  const words = ['pare.cjs', 'compare', 'before.py', 'after.py', '--format', 'json', '--fail-on', 'never'];
  const output = execFileSync(process.execPath, words, { cwd: directory, encoding: 'utf8' });
  const [report] = (JSON.parse(output) as Report).files;
  const engine = await createEngine(assets);
  const edit = { path: 'after.py', previousPath: 'before.py', before: before!, after: after! };
  const expected = await engine.checkFile(edit, { levels: {}, questions: true, published: true });
  expect(bytes(report!)).toBe(bytes(expected));
});
