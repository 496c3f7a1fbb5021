import { spawn } from 'node:child_process';
import type { TestOutcome } from '../../minimize/testOracle';
import { killGroup } from './processes';
import type { Session } from './session';

/** Bytes kept of what a command prints, from its end. */
const KEPT_OUTPUT = 64 * 1024;

/** Milliseconds that a command has to end by itself once it was asked to. */
const GRACE = 500;

/** Milliseconds to wait for what a command printed once it has ended: the pipes are read later than it is seen to end. */
const DRAIN = 1000;

export interface CommandRun {
  readonly command: string;
  readonly directory: string;
  readonly timeout: number;
  readonly signal: AbortSignal;
  readonly session: Session;
}

/** Runs a command by the user's shell in a process group of its own, of which nothing is left afterwards. */
export function runCommand({
  command,
  directory,
  timeout,
  signal,
  session,
}: CommandRun): Promise<TestOutcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let size = 0;
    let isLate = false;
    const child = spawn(command, {
      cwd: directory,
      shell: process.env['SHELL'] ?? true,
      detached: process.platform !== 'win32',
      env: testEnvironment(directory),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const { pid } = child;
    if (pid !== undefined) session.started(pid);
    const end = (): void => {
      if (pid === undefined) return;
      if (process.platform === 'win32') child.kill();
      killGroup(pid, 'SIGTERM');
      setTimeout(() => killGroup(pid, 'SIGKILL'), GRACE).unref();
    };
    const limit = setTimeout(() => {
      isLate = true;
      end();
    }, timeout);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        while (size - chunks[0]!.length > KEPT_OUTPUT) size -= chunks.shift()!.length;
      });
    }
    const done = (kind: TestOutcome['kind'], exitCode: number | null, more = ''): void => {
      clearTimeout(limit);
      signal.removeEventListener('abort', end);
      if (pid !== undefined) session.ended(pid);
      const output = Buffer.concat(chunks).subarray(-KEPT_OUTPUT).toString('utf8') + more;
      resolve({ kind, exitCode, milliseconds: Math.round(performance.now() - started), output });
    };
    child.on('error', (error) => done('broken', null, error.message));
    child.on('exit', (code) => {
      const finish = (): void => {
        clearTimeout(drained);
        child.removeListener('close', finish);
        done(isLate ? 'timeout' : code === 0 ? 'pass' : 'fail', code);
      };
      // A process that left the command's group may keep the pipes open for as long as it likes.
      const drained = setTimeout(finish, DRAIN);
      child.once('close', finish);
      // What the command left running would go on in the next run's files.
      if (pid !== undefined) killGroup(pid, 'SIGKILL');
    });
  });
}

/** The user's environment without what git sets inside a hook, which would lead tests to another repository. */
function testEnvironment(directory: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(DIR|INDEX_FILE|WORK_TREE|PREFIX)$/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PWD: directory,
    // Compiled files are told from their sources by time and size only, and two runs may have both alike.
    PYTHONDONTWRITEBYTECODE: '1',
    PARE_MINIMIZE: '1',
  };
}
