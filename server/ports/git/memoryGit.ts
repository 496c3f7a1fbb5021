import { posix } from 'node:path';
import type { MemoryFiles } from '../files';
import { failure, success } from '../result';
import type { ChangedPath, Git, Repository } from './git';

export interface MemoryCommit {
  readonly root: string;
  /** Null for a repository without a commit. */
  readonly head: string | null;
  /** What HEAD holds, by path from the root. */
  readonly committed: ReadonlyMap<string, Uint8Array>;
}

/** A repository whose working tree is in memory. It sees a moved file as one deleted and one added. */
export function memoryGit(commit: MemoryCommit, workingTree: MemoryFiles): Git {
  const { root, head, committed } = commit;
  return {
    async open(directory, base) {
      if (directory !== root && !directory.startsWith(`${root}/`)) {
        return failure({ kind: 'not-a-repository', directory, detail: '' });
      }
      if (head === null) return failure({ kind: 'no-commit', directory, detail: '' });
      if (base !== undefined && base !== 'HEAD' && base !== head) {
        return failure({ kind: 'unknown-revision', directory, detail: base });
      }
      const repository: Repository = {
        root,
        head,
        changedPaths: async () => success(changedPaths(root, committed, workingTree)),
        readHead: async (path) => success(committed.get(path) ?? null),
        // Nothing is staged.
        readIndex: async (path) => success(committed.get(path) ?? null),
      };
      return success(repository);
    },
  };
}

function changedPaths(
  root: string,
  committed: MemoryCommit['committed'],
  { entries }: MemoryFiles,
): readonly ChangedPath[] {
  const present = [...entries.keys()].filter((path) => path.startsWith(`${root}/`));
  const paths = new Set([...committed.keys(), ...present.map((path) => posix.relative(root, path))]);
  return [...paths].sort().flatMap((path) => {
    const head = committed.get(path);
    const entry = entries.get(posix.join(root, path));
    if (head !== undefined && entry instanceof Uint8Array && Buffer.compare(head, entry) === 0) return [];
    const isLink = entry !== undefined && !(entry instanceof Uint8Array);
    const skipped = isLink && head !== undefined ? 'is a symbolic link' : null;
    const change = {
      path,
      previousPath: null,
      inHead: head !== undefined,
      inWorkingTree: entry !== undefined,
      isTracked: head !== undefined,
      modes: modesOf(head !== undefined, entry, isLink),
    };
    return [{ ...change, skipped }];
  });
}

const PLAIN = '100644';
const LINK = '120000';

/** As git tells them: none of what it does not know. Files in memory are never executable. */
function modesOf(isTracked: boolean, entry: unknown, isLink: boolean): ChangedPath['modes'] {
  if (!isTracked) return { before: null, after: null };
  return { before: PLAIN, after: entry === undefined ? null : isLink ? LINK : PLAIN };
}
