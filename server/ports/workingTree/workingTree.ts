import type { FileEdit } from '../../engine/engine';
import type { Files } from '../files';
import type { GitProblem, Repository } from '../git';
import { mapLimited } from '../mapLimited';
import { failure, success, type Result } from '../result';
import { pairMoved } from './moved';
import { readChange, type Reading } from './readChange';

/** Files read at the same time: a tree may have more changes than a process may open files. */
const AT_ONCE = 8;

/** A path of the change set without a text to compare. */
export interface SkippedPath {
  readonly path: string;
  readonly previousPath: string | null;
  /** In words, to follow the path. */
  readonly reason: string;
  /** True for what has no text by its nature: a binary file, a link, a submodule. */
  readonly byNature: boolean;
}

/** What the working tree holds that HEAD does not: texts that differ, and paths that cannot be compared. */
export interface WorkingTreeEdits {
  readonly edits: readonly FileEdit[];
  readonly skipped: readonly SkippedPath[];
}

/** @param selected tells which paths, from the repository's root, are asked for */
export async function readWorkingTree(
  repository: Repository,
  files: Files,
  selected: (path: string) => boolean,
): Promise<Result<WorkingTreeEdits, GitProblem>> {
  const changed = await repository.changedPaths();
  if (!changed.ok) return changed;
  const readings = await mapLimited(changed.value, AT_ONCE, (change) =>
    readChange(repository, files, change),
  );
  const problem = readings.find((reading) => reading.kind === 'git-problem');
  if (problem !== undefined) return failure(problem.problem);
  return success(select(readings, selected));
}

/** A file may come, go, move or become executable without a change of its text. */
function differs({ before, after, previousPath, origin }: FileEdit): boolean {
  if (before !== after || previousPath !== null || origin === undefined) return true;
  const { inBefore, inAfter, modes } = origin;
  return (
    inBefore !== inAfter || (modes.before !== null && modes.after !== null && modes.before !== modes.after)
  );
}

function select(readings: readonly Reading[], selected: (path: string) => boolean): WorkingTreeEdits {
  const texts = readings.flatMap((reading) => (reading.kind === 'text' ? [reading] : []));
  const edits = pairMoved(texts).filter(differs);
  const skipped = readings.flatMap((reading) => (reading.kind === 'skipped' ? [reading.skipped] : []));
  return {
    edits: edits.filter(
      ({ path, previousPath }) => selected(path) || (previousPath !== null && selected(previousPath)),
    ),
    skipped: skipped.filter(({ path }) => selected(path)),
  };
}
