import { simpleGit, type SimpleGit } from 'simple-git';
import { failure, success, type Result } from '../result';
import { gitEnvironment, PASSED_ON, WITHOUT_PROGRAMS } from './environment';
import type { Git, GitProblem, Repository } from './git';
import { readDifference } from './difference';
import { readStatus } from './status';

/** The installed git. It never writes to the repository, runs no hook and asks for nothing. */
export const systemGit: Git = {
  async open(directory, base) {
    try {
      const git = gitIn(directory);
      const root = withoutLineEnd(await git.raw('rev-parse', '--show-toplevel'));
      const head = withoutLineEnd(await git.raw('rev-parse', '--verify', '--quiet', 'HEAD^{commit}'));
      if (head === '') return failure({ kind: 'no-commit', directory, detail: '' });
      if (base === undefined) return success(repository(gitIn(root), root, head, true));
      const start = await mergeBase(git, base, head);
      if (start === null) return failure({ kind: 'unknown-revision', directory, detail: base });
      return success(repository(gitIn(root), root, start, start === head));
    } catch (error) {
      return failure(problemOf(error, directory));
    }
  },
};

function gitIn(directory: string): SimpleGit {
  return simpleGit(directory, {
    trimmed: false,
    maxConcurrentProcesses: 4,
    config: [...WITHOUT_PROGRAMS],
    unsafe: { allowUnsafeFsMonitor: true, allowUnsafeHooksPath: true },
    allowEnvironment: PASSED_ON,
    // By default a process counts as done 50 ms after its exit, even if not all of its output was read.
    completion: { onClose: true, onExit: false },
  }).env({ ...gitEnvironment(process.env) });
}

/** Where two lines of work parted; the revision itself where they have nothing in common. Null if git knows no such. */
async function mergeBase(git: SimpleGit, revision: string, head: string): Promise<string | null> {
  const id = withoutLineEnd(
    await git.raw('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`),
  );
  if (id === '') return null;
  const common = withoutLineEnd(await git.raw('merge-base', id, head).catch(() => ''));
  return common === '' ? id : common;
}

/** @param isHead whether `head` is what HEAD names, so that git's index is about it */
function repository(git: SimpleGit, root: string, head: string, isHead: boolean): Repository {
  const answer = async <Value>(work: () => Promise<Value>): Promise<Result<Value, GitProblem>> => {
    try {
      return success(await work());
    } catch (error) {
      return failure(problemOf(error, root));
    }
  };
  const read = (revision: string, path: string) =>
    answer(async () => {
      try {
        return bytesOf(await git.binaryCatFile(['--filters', `${revision}:${path}`]));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    });
  return {
    root,
    head,
    changedPaths: () =>
      answer(async () =>
        isHead
          ? readStatus(
              await git.raw(
                'status',
                '--porcelain=v2',
                '-z',
                '--untracked-files=all',
                '--ignore-submodules=dirty',
                '--find-renames',
              ),
            )
          : readDifference(
              await git.raw('diff', '--raw', '-z', '--find-renames', '--ignore-submodules=dirty', head, '--'),
              await git.raw('ls-files', '-z', '--others', '--exclude-standard'),
            ),
      ),
    readHead: (path) => read(head, path),
    readIndex: (path) => read('', path),
  };
}

/** The library types the answer loosely. */
function bytesOf(answer: unknown): Uint8Array {
  if (answer instanceof Uint8Array) return answer;
  throw new Error('git gave no bytes');
}

function isAbsent(error: unknown): boolean {
  return /does not exist in|exists on disk, but not in|neither on disk nor in the index/.test(
    messageOf(error),
  );
}

function problemOf(error: unknown, directory: string): GitProblem {
  const message = messageOf(error);
  if (/ENOENT/.test(message)) return { kind: 'git-missing', directory, detail: '' };
  if (/not a git repository|must be run in a work tree/i.test(message)) {
    return { kind: 'not-a-repository', directory, detail: '' };
  }
  return { kind: 'failed', directory, detail: message.split('\n', 1)[0]!.trim() };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function withoutLineEnd(output: string): string {
  return output.replace(/\r?\n$/, '');
}
