import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../esbuild.config.js';
import { threadedMinimizer } from '../../../server/lsp/minimize/minimizeThread';
import type { MinimizeRequest } from '../../../server/lsp/minimize/minimizer';
import type { Progress } from '../../../server/minimize/minimizeEdit';
import { temporaryRepository } from '../../ports/temporaryRepository';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pare-thread-'));
  await build(['server'], directory);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const minimize = threadedMinimizer((workerData) => new Worker(join(directory, 'server.cjs'), { workerData }));

async function request(command: string): Promise<MinimizeRequest> {
  const { root, commit } = await temporaryRepository();
  const [before, after] = ['x = 1\ny = 1\n', 'x = 2\n\n\ny = 2\n'];
  await commit({ 'a.py': before });
  await writeFile(join(root, 'a.py'), after);
  return {
    path: join(root, 'a.py'),
    languageId: 'python',
    before,
    after,
    baseline: { kind: 'git', revision: '1', label: 'git HEAD', exact: false },
    command,
    folder: root,
  };
}

test('the bundle minimises in a thread and tells how far it is', async () => {
  const progress: Progress[] = [];
  const result = await minimize(await request("grep -q 'x = 2' a.py"), {
    signal: new AbortController().signal,
    onProgress: (state) => progress.push(state),
  });
  if (!result.ok) throw new Error(result.problem);
  expect(result.value.report).toMatchObject({ status: 'minimal' });
  expect(result.value.edits.length).toBeGreaterThan(0);
  expect(progress.map(({ phase }) => phase)).toContain('search');
});

test('it ends when it is told so', async () => {
  const stop = new AbortController();
  const result = await minimize(await request("sleep 0.3; grep -q 'x = 2' a.py"), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(result).toMatchObject({ ok: true, value: { report: { stoppedBy: 'signal' } } });
});

test('a problem comes back in words', async () => {
  const gone = { ...(await request('true')), folder: '/nowhere', path: '/nowhere/a.py' };
  const result = await minimize(gone, { signal: new AbortController().signal, onProgress: () => undefined });
  expect(result).toMatchObject({ ok: false });
});
