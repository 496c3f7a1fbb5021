import type { ChangedPath } from './git';

const SYMBOLIC_LINK = '120000';
const SUBMODULE = '160000';
const ABSENT = '000000';

/** Number of fields before the path in each kind of record of `git status --porcelain=v2`. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, '2': 9, u: 10, '?': 1 };

/**
 * Reads the output of `git status --porcelain=v2 -z`, which knows three states of a path (HEAD, index, working
 * tree), as the two of interest.
 */
export function readStatus(output: string): readonly ChangedPath[] {
  const changed = new Map<string, ChangedPath>();
  const records = output.split('\0');
  for (let index = 0; index < records.length; index += 1) {
    const record = records[index]!;
    const fields = splitRecord(record);
    if (fields === null) continue;
    const source = record[0] === '2' ? records[(index += 1)]! : null;
    for (const path of pathsOf(fields, source)) changed.set(path.path, merge(changed.get(path.path), path));
  }
  // A file written anew where another was moved away from is untracked for the index only.
  const sources = new Set([...changed.values()].map(({ previousPath }) => previousPath));
  return [...changed.values()]
    .map((change) => (sources.has(change.path) ? { ...change, inHead: true } : change))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function splitRecord(record: string): readonly string[] | null {
  const count = FIELDS[record[0] ?? ''];
  if (count === undefined || record[1] !== ' ') return null;
  const fields = record.split(' ');
  return [...fields.slice(0, count), fields.slice(count).join(' ')];
}

function pathsOf(fields: readonly string[], source: string | null): readonly ChangedPath[] {
  const path = fields[fields.length - 1]!;
  if (fields[0] === '?') return [untracked(path)];
  const head = fields[3]!;
  const workingTree = fields[0] === 'u' ? fields[6]! : fields[5]!;
  const change: ChangedPath = {
    path,
    previousPath: null,
    inHead: head !== ABSENT,
    inWorkingTree: workingTree !== ABSENT,
    isTracked: true,
    modes: { before: modeOf(head), after: modeOf(workingTree) },
    skipped: reasonToSkip([head, workingTree]),
  };
  if (source === null) return change.inHead || change.inWorkingTree ? [change] : [];
  return renamed(change, source, fields[8]!.startsWith('C'));
}

function renamed(change: ChangedPath, source: string, isCopy: boolean): readonly ChangedPath[] {
  if (isCopy)
    return change.inWorkingTree
      ? [{ ...change, inHead: false, modes: { ...change.modes, before: null } }]
      : [];
  // Moved in the index and then removed: for HEAD and the working tree it is gone.
  if (!change.inWorkingTree) return [{ ...change, path: source, inHead: true }];
  return [{ ...change, previousPath: source, inHead: true }];
}

function untracked(path: string): ChangedPath {
  const isRepository = path.endsWith('/');
  return {
    path: isRepository ? path.slice(0, -1) : path,
    previousPath: null,
    inHead: false,
    inWorkingTree: true,
    isTracked: false,
    modes: { before: null, after: null },
    skipped: isRepository ? 'is a repository of its own' : null,
  };
}

/** A mode as git writes it, null for that of no file. */
export function modeOf(field: string): string | null {
  return field === ABSENT ? null : field;
}

/** Why a path with these modes is nothing that has a text, or null. */
export function reasonToSkip(modes: readonly string[]): string | null {
  if (modes.includes(SUBMODULE)) return 'is a submodule';
  return modes.includes(SYMBOLIC_LINK) ? 'is a symbolic link' : null;
}

/** A path deleted in the index and present as untracked is a changed file. */
function merge(known: ChangedPath | undefined, next: ChangedPath): ChangedPath {
  if (known === undefined) return next;
  return {
    ...known,
    previousPath: known.previousPath ?? next.previousPath,
    inHead: known.inHead || next.inHead,
    inWorkingTree: known.inWorkingTree || next.inWorkingTree,
    isTracked: known.isTracked || next.isTracked,
    modes: { before: known.modes.before ?? next.modes.before, after: known.modes.after ?? next.modes.after },
    skipped: known.skipped ?? next.skipped,
  };
}
