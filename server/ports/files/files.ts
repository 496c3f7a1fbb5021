import type { Result } from '../result';

/** Texts above this size are not read: no person reviews them, and comparing them takes too long. */
export const MAXIMUM_BYTES = 5 * 1024 * 1024;

export type TextProblem = 'binary' | 'not-utf-8' | 'too-large';

export type FileProblemKind = TextProblem | 'missing' | 'directory' | 'denied' | 'failed';

export interface FileProblem {
  readonly kind: FileProblemKind;
  readonly path: string;
  /** What the operating system said, for `denied` and `failed`; else empty. */
  readonly detail: string;
}

export type FileKind = 'file' | 'directory' | 'link' | 'other' | 'missing';

/** Text files. Paths are absolute, or relative to the working directory. */
export interface Files {
  /** Looks at the path itself: a symbolic link is a `link`, whatever it points at. */
  kindOf(path: string): Promise<FileKind>;
  /** The absolute path without symbolic links; the last parts need not exist. */
  realPath(path: string): Promise<string>;
  /** The whole text; a byte order mark stays its first character. */
  readText(path: string): Promise<Result<string, FileProblem>>;
  /** Writes the whole text or nothing; an existing file keeps its mode, a missing directory is made. */
  writeText(path: string, text: string): Promise<Result<null, FileProblem>>;
  /** Removes a file; one that is not there is no problem. */
  remove(path: string): Promise<Result<null, FileProblem>>;
}

const WORDS: Readonly<Record<FileProblemKind, string>> = {
  missing: 'does not exist',
  directory: 'is a directory',
  binary: 'is binary',
  'not-utf-8': 'is not UTF-8',
  'too-large': 'is larger than 5 MB',
  denied: 'may not be accessed',
  failed: 'could not be accessed',
};

/** The problem as the rest of a sentence that starts with the path. */
export function wordsOf(problem: Pick<FileProblem, 'kind' | 'detail'>): string {
  return problem.detail === '' ? WORDS[problem.kind] : `${WORDS[problem.kind]} (${problem.detail})`;
}
