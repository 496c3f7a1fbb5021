import type { ChangeSet } from './changeSet';
import { closureOf, type Kept, type Problem } from './problem';
import type { TestOracle } from './testOracle';

/** Deletions that are tried one by one where they do not pass together. */
const MOST_ALONE = 8;

/**
 * The part that passes, and with it the deletions that the tests do not notice: code that no test asks for stays away,
 * whether the edit would have brought it or took it away. Deleted code that the edit wrote anew is no such code unless
 * what was written is kept.
 *
 * @param times how often the tests must pass with the answer
 */
export async function withUntestedDeletions(
  set: ChangeSet,
  kept: Kept,
  oracle: TestOracle,
  times: number,
): Promise<Kept> {
  const written = droppedWords(set, kept);
  const deletions = set.items.flatMap((_, item) =>
    !kept.has(item) && isPureDeletion(set, item) && !isWrittenAnew(set, kept, item, written) ? [item] : [],
  );
  const together = withAll(set.problem, kept, deletions, deletions);
  if (together.size === kept.size) return kept;
  if (await passes(together)) return together;
  let answer = kept;
  for (const item of deletions.slice(0, MOST_ALONE)) {
    const wider = withAll(set.problem, answer, [item], deletions);
    if (wider.size > answer.size && (await passes(wider))) answer = wider;
  }
  return answer;

  async function passes(part: Kept): Promise<boolean> {
    if (oracle.isStopped() || set.faultOf(part) !== null) return false;
    return (await oracle.confirm(part, times)).outcome === 'pass';
  }
}

/** Whether an item takes whole statements, imports or a file away and puts nothing in their place. */
export function isPureDeletion({ items, files }: ChangeSet, item: number): boolean {
  const { file, piece } = items[item]!;
  const { edit, inAfter } = files[file]!;
  if (piece === -1) return !inAfter;
  const { part, after, isStatement } = edit.pieces[piece]!;
  return after.length === 0 && (part === 'import' || (part === 'deletion' && isStatement));
}

/** A part with some deletions, each with what it needs, if that is there or another of the deletions or its words. */
function withAll(problem: Problem, kept: Kept, added: readonly number[], deletions: readonly number[]): Kept {
  const allowed = new Set([...kept, ...deletions]);
  const wider = new Set(kept);
  for (const item of added) {
    const closure = [...closureOf(problem, item)];
    if (closure.every((need) => allowed.has(need) || problem.needs[need]!.includes(item)))
      for (const need of closure) wider.add(need);
  }
  return wider;
}

/** Of the code that is dropped, what is written in it: by scope, since one thing is often written as several changes. */
function droppedWords({ items, files }: ChangeSet, kept: Kept): readonly ReadonlySet<string>[] {
  const byScope = new Map<string, Set<string>>();
  items.forEach(({ file, piece }, item) => {
    if (piece === -1 || kept.has(item)) return;
    const { scope, words } = files[file]!.edit.pieces[piece]!;
    const key = `${file} ${scope}`;
    byScope.set(key, new Set([...(byScope.get(key) ?? []), ...words.written]));
  });
  return [...byScope.values()];
}

/** Share of the words of deleted code that what is written elsewhere must have to be taken for the same. */
const MOSTLY = 0.75;

function isWrittenAnew(
  { items, files }: ChangeSet,
  kept: Kept,
  item: number,
  written: readonly ReadonlySet<string>[],
): boolean {
  const { file, piece } = items[item]!;
  const { edit } = files[file]!;
  if (piece !== -1 && edit.pieces[piece]!.replaces.some((other) => !kept.has(item - piece + other)))
    return true;
  const words = piece === -1 ? wordsOf(edit.file.before) : [...edit.pieces[piece]!.words.deleted];
  return written.some((others) => words.filter((word) => others.has(word)).length >= MOSTLY * words.length);
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(/[\p{L}\p{N}_$]+/gu))];
}
