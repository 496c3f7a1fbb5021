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
  /** Ends the tests and removes the copies. Synchronous: it also runs while the process exits. */
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

export function openSession(): Session {
  const directory = mkdtempSync(join(sessionsDirectory(), `${process.pid}-${startOf(process.pid)}-`));
  const running = join(directory, 'running');
  mkdirSync(running);
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
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
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
