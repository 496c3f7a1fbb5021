import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { gitEnvironment, WITHOUT_PROGRAMS } from '../git/environment';
import { isRunning, killGroup, startOf } from './processes';

/**
 * A directory that holds everything one run of the tool makes outside of memory. Its name tells which process made
 * it, so that the next run can tell whether it was left behind.
 */
export interface Session {
  readonly directory: string;
  /** Remembers a process group of tests, in case this process is killed before they end. */
  started(pid: number): void;
  ended(pid: number): void;
  /** Ends the tests, removes worktrees and files. Synchronous: it also runs while the process exits. */
  remove(): void;
}

/** Where sessions lie: a directory of the user's own. */
export function sessionsDirectory(): string {
  const { uid, username } = userInfo();
  const directory = join(realpathSync(tmpdir()), `pare-minimize-${uid === -1 ? username : uid}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stats = lstatSync(directory);
  // Somebody else could have made it to get at the copies.
  if (!stats.isDirectory() || (uid !== -1 && stats.uid !== uid)) {
    throw new Error(`${directory} belongs to another user`);
  }
  return directory;
}

export function openSession(root: string): Session {
  const directory = mkdtempSync(join(sessionsDirectory(), `${process.pid}-${startOf(process.pid)}-`));
  const running = join(directory, 'running');
  mkdirSync(running);
  writeFileSync(join(directory, 'root'), root);
  const remove = (): void => {
    process.removeListener('exit', remove);
    removeSession(directory);
  };
  process.once('exit', remove);
  return {
    directory,
    started: (pid) => writeFileSync(join(running, String(pid)), startOf(pid)),
    ended: (pid) => rmSync(join(running, String(pid)), { force: true }),
    remove,
  };
}

/** Removes the sessions whose process is gone. */
export function removeLeftovers(): void {
  const directory = sessionsDirectory();
  for (const name of readdirSync(directory)) {
    const [, pid, start] = /^(\d+)-(\d*)-/.exec(name) ?? [];
    if (pid === undefined) continue;
    const isAlive = isRunning(Number(pid)) && startOf(Number(pid)) === start;
    if (!isAlive) removeSession(join(directory, name));
  }
}

function removeSession(directory: string): void {
  for (const pid of entriesOf(join(directory, 'running'))) {
    // Another process may have got the number since.
    if (startOf(Number(pid)) === textOf(join(directory, 'running', pid))) killGroup(Number(pid), 'SIGKILL');
  }
  const root = textOf(join(directory, 'root'));
  for (const name of entriesOf(directory)) {
    const path = join(directory, name);
    if (textOf(join(path, '.git')).startsWith('gitdir: ')) removeWorktree(root, path);
  }
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

/**
 * Makes git forget one worktree. Not `git worktree prune`: that would also forget the user's own worktrees on a disk
 * that is not there at the moment.
 */
function removeWorktree(root: string, path: string): void {
  const administration = /^gitdir: (.+)$/m.exec(textOf(join(path, '.git')))?.[1];
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    runGit(root, ['worktree', 'remove', '--force', '--force', path]);
  } catch {
    // The repository was moved or removed, or was killed half-way: what it recorded names this path, so it is ours.
    if (administration !== undefined && textOf(join(administration, 'gitdir')).startsWith(path)) {
      rmSync(administration, { recursive: true, force: true });
    }
  }
}

/** Runs git without hooks or programs of the repository's configuration. */
export function runGit(directory: string, words: readonly string[]): string {
  const settings = WITHOUT_PROGRAMS.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...settings, ...words], {
    cwd: directory,
    env: gitEnvironment(process.env),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function entriesOf(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch {
    return '';
  }
}
