import { posix } from 'node:path';
import type { MemoryFiles } from '../files';
import { failure, success } from '../result';
import type { Trailer } from '../../engine/acceptance';
import type { FileAttributes } from '../../engine/paths/leftAlone';
import type { ChangedPath, Comparison, Git, Repository } from './git';

export interface MemoryCommit {
  readonly root: string;
  /** Null for a repository without a commit. */
  readonly head: string | null;
  /** What HEAD holds, by path from the root. */
  readonly committed: ReadonlyMap<string, Uint8Array>;
  /** What `.gitattributes` say, by path. */
  readonly attributes?: ReadonlyMap<string, FileAttributes>;
  /** Of the one commit. */
  readonly trailers?: readonly Trailer[];
}

/**
 * A repository of one commit whose working tree is in memory. It sees a moved file as one deleted and one added,
 * and nothing as staged.
 */
export function memoryGit(commit: MemoryCommit, workingTree: MemoryFiles): Git {
  const { root, head, committed, attributes = new Map(), trailers = [] } = commit;
  return {
    async open(directory, comparison) {
      if (directory !== root && !directory.startsWith(`${root}/`)) {
        return failure({ kind: 'not-a-repository', directory, detail: '' });
      }
      if (head === null) return failure({ kind: 'no-commit', directory, detail: '' });
      const unknown = revisionsOf(comparison).find((revision) => revision !== 'HEAD' && revision !== head);
      if (unknown !== undefined) return failure({ kind: 'unknown-revision', directory, detail: unknown });
      const read: Repository['readHead'] = async (path) => success(committed.get(path) ?? null);
      const isOfFiles = comparison === undefined || comparison.kind === 'base';
      const repository: Repository = {
        root,
        head,
        changedPaths: async () => success(isOfFiles ? changedPaths(root, committed, workingTree) : []),
        readHead: read,
        readIndex: read,
        readAfter: isOfFiles ? null : read,
        attributes: async () => success(attributes),
        trailers: async (name) => success(comparison === undefined || name === '' ? [] : trailers),
      };
      return success(repository);
    },
  };
}

function revisionsOf(comparison: Comparison | undefined): readonly string[] {
  if (comparison?.kind === 'base') return [comparison.revision];
  return comparison?.kind === 'range' ? [comparison.from, comparison.to] : [];
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
