import { join } from 'node:path';
import { decodeText, wordsOf, type FileProblem, type Files, type TextProblem } from '../files';
import type { ChangedPath, GitProblem, Repository } from '../git';
import type { SkippedPath } from './workingTree';

/** One changed path with its texts; absent sides are empty. */
export interface TextReading extends ChangedPath {
  readonly kind: 'text';
  readonly before: string;
  readonly after: string;
}

export type Reading =
  | TextReading
  | { readonly kind: 'skipped'; readonly skipped: SkippedPath }
  | { readonly kind: 'git-problem'; readonly problem: GitProblem };

export async function readChange(
  repository: Repository,
  files: Files,
  change: ChangedPath,
): Promise<Reading> {
  if (change.skipped !== null) return skipped(change, change.skipped, true);
  const after = await readAfter(repository, files, change);
  if (typeof after !== 'string') return after;
  const head = change.inHead ? await repository.readHead(change.previousPath ?? change.path) : null;
  if (head !== null && !head.ok) return unreadable(change, head.problem, 'HEAD');
  const before = decodeText(head?.value ?? new Uint8Array());
  if (!before.ok) return skippedAtHead(change, before.problem);
  return { ...change, kind: 'text', before: before.value, after };
}

async function readAfter(
  repository: Repository,
  files: Files,
  change: ChangedPath,
): Promise<string | Reading> {
  if (!change.inWorkingTree) return '';
  if (repository.readAfter !== null) {
    const bytes = await repository.readAfter(change.path);
    if (!bytes.ok) return unreadable(change, bytes.problem, 'git');
    const text = decodeText(bytes.value ?? new Uint8Array());
    return text.ok ? text.value : unusable(change, { kind: text.problem, detail: '' });
  }
  const absolute = join(repository.root, change.path);
  // Git tells the mode only of paths it tracks.
  if ((await files.kindOf(absolute)) === 'link') return skipped(change, 'is a symbolic link', true);
  const text = await files.readText(absolute);
  return text.ok ? text.value : unusable(change, text.problem);
}

function unusable(change: ChangedPath, problem: Pick<FileProblem, 'kind' | 'detail'>): Reading {
  return skipped(change, wordsOf(problem), problem.kind === 'binary');
}

/** A filter that is not installed, such as that of large files, stops one file and not all. */
function unreadable(change: ChangedPath, problem: GitProblem, where: string): Reading {
  if (problem.kind !== 'failed') return { kind: 'git-problem', problem };
  return skipped(change, `could not be read from ${where} (${problem.detail})`, false);
}

function skippedAtHead(change: ChangedPath, problem: TextProblem): Reading {
  return skipped(change, `${wordsOf({ kind: problem, detail: '' })} in HEAD`, problem === 'binary');
}

function skipped({ path, previousPath }: ChangedPath, reason: string, byNature: boolean): Reading {
  return { kind: 'skipped', skipped: { path, previousPath, reason, byNature } };
}
