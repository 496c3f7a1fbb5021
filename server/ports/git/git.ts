import type { Result } from '../result';

export interface GitProblem {
  readonly kind: 'git-missing' | 'not-a-repository' | 'no-commit' | 'unknown-revision' | 'failed';
  /** The directory that was asked about. */
  readonly directory: string;
  /** Git's own first line for `failed`, the revision for `unknown-revision`, else empty. */
  readonly detail: string;
}

/** A path that differs between the base and the working tree, whatever of it is staged. */
export interface ChangedPath {
  /** From the repository's root, with `/`. */
  readonly path: string;
  /** Where HEAD has it, if elsewhere. */
  readonly previousPath: string | null;
  readonly inHead: boolean;
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
  /** Id of the commit to compare with: HEAD, or the merge base with another revision. */
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
}

export interface Git {
  /**
   * The repository that holds the directory.
   *
   * @param base compare with where the work since this revision began, instead of HEAD
   */
  open(directory: string, base?: string): Promise<Result<Repository, GitProblem>>;
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
