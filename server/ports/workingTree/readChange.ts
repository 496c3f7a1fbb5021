import { join } from 'node:path';
import { decodeText, wordsOf, type Files, type TextProblem } from '../files';
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
  const absolute = join(repository.root, change.path);
  // Git tells the mode only of paths it tracks.
  if (change.inWorkingTree && (await files.kindOf(absolute)) === 'link') {
    return skipped(change, 'is a symbolic link', true);
  }
  const after = change.inWorkingTree ? await files.readText(absolute) : null;
  if (after !== null && !after.ok) {
    return skipped(change, wordsOf(after.problem), after.problem.kind === 'binary');
  }
  const head = change.inHead ? await repository.readHead(change.previousPath ?? change.path) : null;
  if (head !== null && !head.ok) return unreadableAtHead(change, head.problem);
  const before = decodeText(head?.value ?? new Uint8Array());
  if (!before.ok) return skippedAtHead(change, before.problem);
  return { ...change, kind: 'text', before: before.value, after: after?.value ?? '' };
}

/** A filter that is not installed, such as that of large files, stops one file and not all. */
function unreadableAtHead(change: ChangedPath, problem: GitProblem): Reading {
  if (problem.kind !== 'failed') return { kind: 'git-problem', problem };
  return skipped(change, `could not be read from HEAD (${problem.detail})`, false);
}

function skippedAtHead(change: ChangedPath, problem: TextProblem): Reading {
  return skipped(change, `${wordsOf({ kind: problem, detail: '' })} in HEAD`, problem === 'binary');
}

function skipped({ path, previousPath }: ChangedPath, reason: string, byNature: boolean): Reading {
  return { kind: 'skipped', skipped: { path, previousPath, reason, byNature } };
}
