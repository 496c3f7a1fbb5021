import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../esbuild.config.js';
import { stateOf } from '../../ports/testRuns/repositoryState';
import { temporaryDirectory } from '../../ports/temporaryDirectory';
import { temporaryRepository, type TemporaryRepository } from '../../ports/temporaryRepository';

const directory = join(tmpdir(), `pare-minimize-bundle-${process.pid}`);

beforeAll(() => build(['pare'], directory));
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly answer: Promise<Answer>;
}

/** @param temporary where copies of the tree are made */
function start(words: readonly string[], cwd: string, temporary: string): Running {
  const child = spawn(process.execPath, [join(directory, 'pare.cjs'), 'minimize', ...words], {
    cwd,
    env: { ...process.env, TMPDIR: temporary, SHELL: '/bin/sh' },
  });
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  const answer = new Promise<Answer>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, out, error }));
  });
  return { child, answer };
}

const sessionsIn = (temporary: string): string[] =>
  readdirSync(join(temporary, `pare-minimize-${userInfo().uid}`));

const JAVASCRIPT = {
  before: `export function mean(values) {
  let total = 0;
  for (const value of values) total += value;
  return total / (values.length + 1);
}
`,
  after: `const log = [];

export function mean(values) {
  if (!values) {
    return 0;
  }
  let total = 0;
  for (const value of values) total += value;
  log.push(total);
  return total / values.length;
}
`,
  test: `import assert from 'node:assert';
import test from 'node:test';
import { mean } from '../mean.mjs';
test('mean', () => assert.equal(mean([1, 2, 3]), 2));
`,
};

async function javascript(): Promise<TemporaryRepository> {
  const repository = await temporaryRepository();
  await repository.commit({ 'mean.mjs': JAVASCRIPT.before, 'test/mean.test.mjs': JAVASCRIPT.test });
  await repository.write({ 'mean.mjs': JAVASCRIPT.after });
  return repository;
}

describe('pare minimize as a process', { timeout: 180_000 }, () => {
  it('works with node --test', async () => {
    const { root } = await javascript();
    const { answer } = start(
      ['--test', 'node --test test/*.mjs', '--apply'],
      root,
      await temporaryDirectory(),
    );
    const { code, error } = await answer;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const text = await readFile(join(root, 'mean.mjs'), 'utf8');
    expect(text).toBe(JAVASCRIPT.before.replace('(values.length + 1)', 'values.length'));
  });

  it('works with unittest, against the start of a branch', async () => {
    const repository = await temporaryRepository();
    const before = 'def mean(values):\n    # Averages.\n    return sum(values) / (len(values) + 1)\n';
    const after =
      'def mean(values):\n    if values is None:\n        return 0\n    return sum(values) / len(values)\n';
    const tests =
      'import unittest\nfrom mean import mean\n\n\nclass Mean(unittest.TestCase):\n    def test(self):\n        self.assertEqual(mean([1, 3]), 2)\n';
    await repository.commit({ 'mean.py': before, 'test_mean.py': tests });
    repository.git('tag', 'start');
    await repository.commit({ 'mean.py': after });
    const words = ['--base', 'start', '--test', 'python3 -m unittest', '--apply', '--jobs', '2'];
    const { code, error } = await start(words, repository.root, await temporaryDirectory()).answer;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(await readFile(join(repository.root, 'mean.py'), 'utf8')).toBe(
      before.replace('(len(values) + 1)', 'len(values)'),
    );
  });

  it('tells the best so far once it is interrupted', async () => {
    const { root } = await javascript();
    const temporary = await temporaryDirectory();
    const before = stateOf(root);
    const running = start(['--test', 'sleep 1; node --test test/*.mjs', '--format', 'json'], root, temporary);
    // Not before the first run is under way.
    while (!startedIn(temporary)) await pause(20);
    running.child.kill('SIGINT');
    const { code, out } = await running.answer;
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ status: 'best-so-far', stoppedBy: 'signal', applied: false });
    expect(stateOf(root)).toEqual(before);
    expect(sessionsIn(temporary)).toEqual([]);
  });

  it('leaves everything as it was when killed ten times, and nothing behind after the next start', async () => {
    const repository = await javascript();
    await repository.write({ 'mean.mjs': 'stashed\n' });
    repository.git('stash');
    await repository.write({
      'mean.mjs': JAVASCRIPT.after,
      'staged.txt': 'staged\n',
      'new.txt': 'untracked\n',
    });
    repository.git('add', 'staged.txt');
    const temporary = await temporaryDirectory();
    const before = stateOf(repository.root);
    const words = ['--test', 'sleep 0.2; node --test test/*.mjs', '--jobs', '2', 'mean.mjs'];
    // From before the first copy to the midst of the search; random, as a person's patience is.
    for (let turn = 0; turn < 10; turn += 1) {
      const { child, answer } = start(words, repository.root, temporary);
      await pause(200 + Math.random() * 3000);
      child.kill('SIGKILL');
      await answer;
      expect(stateOf(repository.root)).toEqual(before);
    }
    await start(['--test', 'exit 1', 'mean.mjs'], repository.root, temporary).answer;
    expect(sessionsIn(temporary)).toEqual([]);
    expect(stateOf(repository.root)).toEqual(before);
  });
});

function startedIn(temporary: string): boolean {
  try {
    return sessionsIn(temporary).some(
      (name) => readdirSync(join(temporary, `pare-minimize-${userInfo().uid}`, name, 'running')).length > 0,
    );
  } catch {
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
