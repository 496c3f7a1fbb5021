import { simpleGit, type SimpleGit } from 'simple-git';
import { failure, success, type Result } from '../result';
import { gitEnvironment, PASSED_ON, WITHOUT_PROGRAMS } from './environment';
import type { ChangedPath, Comparison, Git, GitProblem, Repository } from './git';
import { attributesOf } from './attributes';
import { readDifference } from './difference';
import { readStatus } from './status';
import { trailersOf } from './trailers';

/** The installed git. It never writes to the repository, runs no hook and asks for nothing. */
export const systemGit: Git = {
  async open(directory, comparison) {
    try {
      const git = gitIn(directory);
      const root = withoutLineEnd(await git.raw('rev-parse', '--show-toplevel'));
      const head = withoutLineEnd(await git.raw('rev-parse', '--verify', '--quiet', 'HEAD^{commit}'));
      if (head === '') return failure({ kind: 'no-commit', directory, detail: '' });
      const sides = await sidesOf(git, head, comparison);
      if (typeof sides === 'string') return failure({ kind: 'unknown-revision', directory, detail: sides });
      return success(repository(gitIn(root), root, sides));
    } catch (error) {
      return failure(problemOf(error, directory));
    }
  },
};

/** What is compared, with ids in place of names. */
interface Sides {
  /** Id of a commit. */
  readonly before: string;
  readonly after: { readonly kind: 'files' | 'index' } | { readonly kind: 'commit'; readonly id: string };
  /** Whether `before` is HEAD, so that git's index is about it. */
  readonly isHead: boolean;
  /** Id of the last commit that lies between. */
  readonly last: string;
}

/** The sides, or the revision that git does not know. */
async function sidesOf(
  git: SimpleGit,
  head: string,
  comparison: Comparison | undefined,
): Promise<Sides | string> {
  switch (comparison?.kind) {
    case undefined:
      return { before: head, after: { kind: 'files' }, isHead: true, last: head };
    case 'staged':
      return { before: head, after: { kind: 'index' }, isHead: true, last: head };
    case 'base': {
      const start = await mergeBase(git, comparison.revision, head);
      if (start === null) return comparison.revision;
      return { before: start, after: { kind: 'files' }, isHead: start === head, last: head };
    }
    case 'range': {
      const before = await commitOf(git, comparison.from);
      if (before === null) return comparison.from;
      const id = await commitOf(git, comparison.to);
      if (id === null) return comparison.to;
      return { before, after: { kind: 'commit', id }, isHead: before === head, last: id };
    }
  }
}

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

/** Null if git knows no such revision, or if it is no commit. */
async function commitOf(git: SimpleGit, revision: string): Promise<string | null> {
  const id = withoutLineEnd(
    await git.raw('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`),
  );
  return id === '' ? null : id;
}

/** Where two lines of work parted; the revision itself where they have nothing in common. Null if git knows no such. */
async function mergeBase(git: SimpleGit, revision: string, head: string): Promise<string | null> {
  const id = await commitOf(git, revision);
  if (id === null) return null;
  const common = withoutLineEnd(await git.raw('merge-base', id, head).catch(() => ''));
  return common === '' ? id : common;
}

function repository(git: SimpleGit, root: string, sides: Sides): Repository {
  const { before, after, last } = sides;
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
  const revision = after.kind === 'commit' ? after.id : '';
  return {
    root,
    head: before,
    changedPaths: () => answer(() => changedPaths(git, sides)),
    readHead: (path) => read(before, path),
    readIndex: (path) => read('', path),
    readAfter: after.kind === 'files' ? null : (path) => read(revision, path),
    attributes: (paths) => answer(() => attributesOf(git, paths)),
    trailers: (name) => answer(() => trailersOf(git, name, before, last)),
  };
}

async function changedPaths(
  git: SimpleGit,
  { before, after, isHead }: Sides,
): Promise<readonly ChangedPath[]> {
  const diff = (...what: readonly string[]): Promise<string> =>
    git.raw('diff', '--raw', '-z', '--find-renames', '--ignore-submodules=dirty', ...what, '--');
  if (after.kind === 'commit') return readDifference(await diff(before, after.id), '');
  if (after.kind === 'index') return readDifference(await diff('--cached', before), '');
  if (!isHead) {
    const untracked = await git.raw('ls-files', '-z', '--others', '--exclude-standard');
    return readDifference(await diff(before), untracked);
  }
  const options = ['-z', '--untracked-files=all', '--ignore-submodules=dirty', '--find-renames'];
  return readStatus(await git.raw('status', '--porcelain=v2', ...options));
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
