import type { ChangedPath } from './git';
import { modeOf, reasonToSkip } from './status';

/**
 * Reads `git diff --raw -z` of a commit and the working tree, and the list of untracked files: together what
 * `git status` tells about HEAD.
 */
export function readDifference(raw: string, untracked: string): readonly ChangedPath[] {
  const changed: ChangedPath[] = [];
  const fields = raw.split('\0');
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [before = '', after = '', , , status = ''] = fields[index]!.slice(1).split(' ');
    const isPair = status.startsWith('R') || status.startsWith('C');
    const source = fields[index + 1]!;
    if (isPair) index += 1;
    const isCopy = status.startsWith('C');
    changed.push({
      path: isPair ? fields[index + 1]! : source,
      previousPath: status.startsWith('R') ? source : null,
      inHead: status !== 'A' && !isCopy,
      inWorkingTree: status !== 'D',
      isTracked: true,
      modes: { before: isCopy ? null : modeOf(before), after: modeOf(after) },
      skipped: reasonToSkip([before, after]),
    });
  }
  // What the index no longer knows but the working tree has is untracked and a deletion: a changed file.
  const byPath = new Map(changed.map((change) => [change.path, change]));
  for (const path of untracked.split('\0').filter((name) => name !== '')) {
    const known = byPath.get(path);
    const skipped = path.endsWith('/') ? 'is a repository of its own' : (known?.skipped ?? null);
    const name = path.replace(/\/$/, '');
    byPath.set(name, {
      path: name,
      previousPath: null,
      inHead: known?.inHead ?? false,
      inWorkingTree: true,
      isTracked: known !== undefined,
      modes: known?.modes ?? { before: null, after: null },
      skipped,
    });
  }
  return [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
