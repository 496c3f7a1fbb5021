import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemTestRuns, type TestBench } from '../../../server/ports/testRuns';
import { startOf } from '../../../server/ports/testRuns/processes';
import { sessionsDirectory } from '../../../server/ports/testRuns/session';
import { temporaryDirectory } from '../temporaryDirectory';
import { temporaryRepository, type TemporaryRepository } from '../temporaryRepository';
import { stateOf } from './repositoryState';

const LIMIT = 60_000;
const NO_CONTENTS = new Map<string, string | null>();

afterEach(() => vi.unstubAllEnvs());

/** Sessions in a directory of the test's own: other runs of the tool may be under way on this machine. */
async function ownSessions(): Promise<void> {
  vi.stubEnv('TMPDIR', await temporaryDirectory());
}

interface Setting {
  readonly jobs?: number;
  readonly shared?: readonly string[];
  readonly isRepository?: boolean;
}

async function benchIn(root: string, command: string, setting: Setting = {}): Promise<TestBench> {
  await ownSessions();
  const opened = await systemTestRuns.open({
    root,
    directory: root,
    isRepository: true,
    command,
    jobs: 1,
    shared: [],
    ...setting,
  });
  if (!opened.ok) throw new Error(opened.problem.detail);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

const run = (bench: TestBench, contents: Record<string, string | null> = {}, timeout = LIMIT) =>
  bench.run(new Map(Object.entries(contents)), timeout, new AbortController().signal);

async function repository(): Promise<TemporaryRepository> {
  const created = await temporaryRepository();
  await created.commit({
    'a.txt': 'committed\n',
    'gone.txt': 'x\n',
    '.gitignore': 'node_modules/\n.venv/\nlog.txt\n',
  });
  return created;
}

describe('tests in a copy of a repository', () => {
  it('see the working tree, untracked files too, with the given texts', async () => {
    const created = await repository();
    await created.write({ 'a.txt': 'changed\n', 'sub/new.txt': 'untracked\n', 'log.txt': 'ignored\n' });
    await created.remove('gone.txt');
    const bench = await benchIn(
      created.root,
      'cat a.txt b.txt sub/new.txt; ls; git status --porcelain; git rev-parse HEAD',
    );
    const { kind, output } = await run(bench, { 'b.txt': 'given\n', 'a.txt': 'other\n' });
    expect(kind).toBe('pass');
    expect(output).toContain('other\ngiven\nuntracked\n');
    expect(output).not.toMatch(/log\.txt|^gone\.txt$/m);
    expect(output).toContain(created.git('rev-parse', 'HEAD').trim());
  });

  it('leave the tree, the index, the stash and the list of worktrees as they were', async () => {
    const created = await repository();
    await created.write({ 'a.txt': 'stashed\n' });
    created.git('stash');
    await created.write({ 'a.txt': 'staged\n', 'new.txt': 'untracked\n' });
    created.git('add', 'a.txt');
    await created.write({ 'a.txt': 'changed\n' });
    const before = stateOf(created.root);
    const bench = await benchIn(
      created.root,
      'echo spoiled > a.txt; rm -r new.txt; echo more > more.txt; git add -A; git stash; git branch own; git stash drop stash@{0}',
    );
    await run(bench, { 'a.txt': 'given\n' });
    await bench.close();
    expect(stateOf(created.root)).toEqual(before);
    expect(readdirSync(sessionsDirectory())).toEqual([]);
  });

  it('start from the same files each time', async () => {
    const created = await repository();
    const bench = await benchIn(
      created.root,
      'ls; cat a.txt gone.txt; echo spoiled >> a.txt; rm gone.txt; mkdir -p d/e; echo 1 > d/e/left.txt',
    );
    const first = await run(bench);
    const second = await run(bench);
    expect(first.kind).toBe('pass');
    expect(second.output).toBe(first.output);
  });

  it('find installed packages, and keep what they write into them away from the tree', async () => {
    const created = await repository();
    const root = created.root;
    mkdirSync(join(root, 'node_modules', 'dep'), { recursive: true });
    mkdirSync(join(root, 'node_modules', '@scope', 'dep'), { recursive: true });
    mkdirSync(join(root, '.venv'));
    writeFileSync(join(root, 'node_modules', 'dep', 'index.js'), 'module.exports = 1;\n');
    writeFileSync(join(root, 'node_modules', '@scope', 'dep', 'index.js'), 'module.exports = 2;\n');
    writeFileSync(join(root, '.venv', 'pyvenv.cfg'), '');
    await created.write({ 'packages/own/index.js': 'module.exports = "user";\n' });
    symlinkSync('../packages/own', join(root, 'node_modules', 'own'));
    const bench = await benchIn(
      root,
      `node -p "require('dep') + require('@scope/dep') + require('own')" && mkdir -p node_modules/.cache && touch node_modules/.cache/x && ls .venv`,
    );
    const { kind, output } = await run(bench, {
      'packages/own/index.js': 'module.exports = " of the copy";\n',
    });
    expect({ kind, output }).toEqual({ kind: 'pass', output: '3 of the copy\npyvenv.cfg\n' });
    expect(existsSync(join(root, 'node_modules', '.cache'))).toBe(false);
  });

  it('get what is shared', async () => {
    const created = await repository();
    await created.write({ 'log.txt': 'ignored\n' });
    const bench = await benchIn(created.root, 'cat log.txt', { shared: ['log.txt'] });
    expect((await run(bench)).output).toBe('ignored\n');
  });

  it('are not told from others by time and size alone', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'stat -c %Y a.txt');
    const times = [];
    for (const text of ['1\n', '2\n', '3\n']) times.push((await run(bench, { 'a.txt': text })).output);
    expect(new Set(times).size).toBe(3);
  });

  it('run beside each other in copies of their own', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'pwd', { jobs: 2 });
    const outputs = await Promise.all([run(bench), run(bench), run(bench)]);
    expect(new Set(outputs.map(({ output }) => output)).size).toBe(2);
  });
});

describe('a run', () => {
  it('is told by its exit code', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'cat a.txt; exit $(cat code.txt)');
    expect(await run(bench, { 'code.txt': '3\n' })).toMatchObject({ kind: 'fail', exitCode: 3 });
    expect(await run(bench, { 'code.txt': '0\n' })).toMatchObject({ kind: 'pass', exitCode: 0 });
  });

  it('keeps the end of what it printed, however late that is read', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'seq 20000');
    expect((await run(bench)).output).toMatch(/\n19999\n20000\n$/);
  });

  it('does not wait for a process that left its group and keeps the output open', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'setsid sleep 7 & echo started');
    const { kind, output, milliseconds } = await run(bench);
    expect({ kind, output }).toEqual({ kind: 'pass', output: 'started\n' });
    expect(milliseconds).toBeLessThan(6000);
  });

  it('that takes too long is ended with all it has started', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'sleep 987 & echo $!; sleep 987');
    const { kind, output } = await run(bench, {}, 1500);
    expect(kind).toBe('timeout');
    await vi.waitFor(() => expect(isGone(Number(output.trim()))).toBe(true), 5000);
  });

  it('leaves nothing running in the background', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'sleep 986 & echo $!');
    const { kind, output } = await run(bench);
    expect(kind).toBe('pass');
    await vi.waitFor(() => expect(isGone(Number(output.trim()))).toBe(true), 5000);
  });

  it('ends where it is no longer wanted', async () => {
    const created = await repository();
    const bench = await benchIn(created.root, 'sleep 985');
    const controller = new AbortController();
    const answer = bench.run(NO_CONTENTS, LIMIT, controller.signal);
    setTimeout(() => controller.abort(), 300);
    expect((await answer).milliseconds).toBeLessThan(30_000);
  });
});

it('runs tests in a directory without git', async () => {
  const root = await temporaryDirectory();
  await mkdir(join(root, 'd'));
  await writeFile(join(root, 'd', 'a.txt'), 'there\n');
  const bench = await benchIn(root, 'cat d/a.txt; echo spoiled > d/a.txt', { isRepository: false });
  expect((await run(bench)).output).toBe('there\n');
  expect(await readFile(join(root, 'd', 'a.txt'), 'utf8')).toBe('there\n');
});

it('removes what a killed run has left, its tests too', async () => {
  const created = await repository();
  await ownSessions();
  const { pid } = spawnSync('true');
  const left = join(sessionsDirectory(), `${pid}-12345-abcdef`);
  mkdirSync(join(left, 'running'), { recursive: true });
  const sleeper = spawn('sleep', ['984'], { detached: true, stdio: 'ignore' });
  writeFileSync(join(left, 'running', String(sleeper.pid)), startOf(sleeper.pid!));
  const alive = join(sessionsDirectory(), `${process.pid}-${startOf(process.pid)}-abcdef`);
  mkdirSync(alive);
  const opened = await systemTestRuns.open({
    root: created.root,
    directory: created.root,
    isRepository: true,
    command: 'true',
    jobs: 1,
    shared: [],
  });
  if (!opened.ok) throw new Error(opened.problem.detail);
  await opened.value.close();
  expect(readdirSync(sessionsDirectory())).toEqual([basename(alive)]);
  await vi.waitFor(() => expect(isGone(sleeper.pid!)).toBe(true), 5000);
});

function isGone(pid: number): boolean {
  try {
    // A process that has ended but was not waited for is a zombie.
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}
