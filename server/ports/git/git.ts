import type { Trailer } from '../../engine/acceptance';
import type { FileAttributes } from '../../engine/paths/leftAlone';
import type { Result } from '../result';

/** The two states of a repository that an edit lies between, where they are not HEAD and the working tree. */
export type Comparison =
  /** Where the work since a revision began, and the working tree. */
  | { readonly kind: 'base'; readonly revision: string }
  /** HEAD, and what is staged. */
  | { readonly kind: 'staged' }
  /** Two revisions. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

export interface GitProblem {
  readonly kind: 'git-missing' | 'not-a-repository' | 'no-commit' | 'unknown-revision' | 'failed';
  /** The directory that was asked about. */
  readonly directory: string;
  /** Git's own first line for `failed`, the revision for `unknown-revision`, else empty. */
  readonly detail: string;
}

/** A path that differs between the two states that are compared. */
export interface ChangedPath {
  /** From the repository's root, with `/`. */
  readonly path: string;
  /** Where the first state has it, if elsewhere. */
  readonly previousPath: string | null;
  /** Whether the first state has it. */
  readonly inHead: boolean;
  /** Whether the second state has it, be that the working tree or not. */
  readonly inWorkingTree: boolean;
  /** False for what git does not know yet. */
  readonly isTracked: boolean;
  /** As git writes them; null where there is no such file or git does not know it. */
  readonly modes: { readonly before: string | null; readonly after: string | null };
  /** Why this is nothing that has a text, or null. */
  readonly skipped: string | null;
}

export interface Repository {
  /** Absolute path of the working tree. */
  readonly root: string;
  /** Id of the commit to compare with: HEAD, the merge base with another revision, or the first of two. */
  readonly head: string;
  /** In order of path. */
  changedPaths(): Promise<Result<readonly ChangedPath[], GitProblem>>;
  /**
   * A file of HEAD with the bytes that a checkout would write: line ends, encoding and filters applied. Null
   * if HEAD has no such file.
   */
  readHead(path: string): Promise<Result<Uint8Array | null, GitProblem>>;
  /** The same of the index: what is staged. */
  readIndex(path: string): Promise<Result<Uint8Array | null, GitProblem>>;
  /** The same of the second state; null where that is the working tree, which is read as files. */
  readonly readAfter: ((path: string) => Promise<Result<Uint8Array | null, GitProblem>>) | null;
  /** What `.gitattributes` say of files, by path; files of which they say nothing may be left out. */
  attributes(paths: readonly string[]): Promise<Result<ReadonlyMap<string, FileAttributes>, GitProblem>>;
  /** Trailers of this name in the commits between the two states, latest commit first. */
  trailers(name: string): Promise<Result<readonly Trailer[], GitProblem>>;
}

export interface Git {
  /**
   * The repository that holds the directory.
   *
   * @param comparison what to compare instead of HEAD and the working tree
   */
  open(directory: string, comparison?: Comparison): Promise<Result<Repository, GitProblem>>;
}

const WORDS: Readonly<Record<GitProblem['kind'], string>> = {
  'git-missing': 'git was not found on the PATH',
  'not-a-repository': 'not in a git working tree',
  'no-commit': 'the git repository has no commit to compare with',
  'unknown-revision': 'git knows no such revision',
  failed: 'git failed',
};

export function wordsOf(problem: GitProblem): string {
  return problem.detail === '' ? WORDS[problem.kind] : `${WORDS[problem.kind]} (${problem.detail})`;
}
