import type { ChangeSet } from './changeSet';
import { closureOf, type Kept } from './problem';
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
  const dropped = droppedCode(set, kept);
  const deletions = set.items.flatMap((_, item) =>
    !kept.has(item) && isPureDeletion(set, item) && !isWrittenAnew(set, kept, item, dropped) ? [item] : [],
  );
  const together = withAll(set, kept, deletions, deletions);
  if (together.size === kept.size) return kept;
  if (await passes(together)) return together;
  let answer = kept;
  for (const item of deletions.slice(0, MOST_ALONE)) {
    const wider = withAll(set, answer, [item], deletions);
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
function withAll(
  { problem, codeOf }: ChangeSet,
  kept: Kept,
  added: readonly number[],
  deletions: readonly number[],
): Kept {
  const goWith = (need: number, item: number): boolean =>
    problem.needs[need]!.includes(item) || codeOf(need).includes(item);
  const allowed = new Set([...kept, ...deletions]);
  const wider = new Set(kept);
  for (const item of added) {
    const closure = [...closureOf(problem, item)];
    if (closure.every((need) => allowed.has(need) || goWith(need, item)))
      for (const need of closure) wider.add(need);
  }
  return wider;
}

/** What is dropped in one scope. */
interface Dropped {
  readonly words: Set<string>;
  /** Whether statements that the original has are otherwise in the edit. */
  hasRewritten: boolean;
}

const REWRITTEN: ReadonlySet<string> = new Set(['replacement', 'wrap', 'move']);

/** By file and scope, since one thing is often written as several changes. */
function droppedCode({ items, files }: ChangeSet, kept: Kept): ReadonlyMap<string, Dropped> {
  const byScope = new Map<string, Dropped>();
  items.forEach(({ file, piece }, item) => {
    if (piece === -1 || kept.has(item)) return;
    const { scope, words, part } = files[file]!.edit.pieces[piece]!;
    const known = byScope.get(scopeKey(file, scope)) ?? { words: new Set(), hasRewritten: false };
    for (const word of words.written) known.words.add(word);
    known.hasRewritten ||= REWRITTEN.has(part);
    byScope.set(scopeKey(file, scope), known);
  });
  return byScope;
}

function scopeKey(file: number, scope: string): string {
  return `${file} ${scope}`;
}

/** Share of the words of deleted code that other code must have to be taken for the same, written anew. */
const MOSTLY = { inScope: 0.5, elsewhere: 0.75 };

/**
 * Whether what is dropped may do what deleted code did: it stood in its place, has its words, or is part of how the
 * function was rewritten. Without both the code that is left would do less than the original and the edit did.
 */
function isWrittenAnew(
  { items, files }: ChangeSet,
  kept: Kept,
  item: number,
  dropped: ReadonlyMap<string, Dropped>,
): boolean {
  const { file, piece } = items[item]!;
  const { edit } = files[file]!;
  if (piece === -1) return isIn(wordsOf(edit.file.before), null);
  const { replaces, words, scope, part } = edit.pieces[piece]!;
  const own = scopeKey(file, scope);
  return (
    replaces.some((other) => !kept.has(item - piece + other)) ||
    (part !== 'import' && dropped.get(own)?.hasRewritten === true) ||
    isIn([...words.deleted], part === 'import' ? null : own)
  );

  function isIn(deleted: readonly string[], ownScope: string | null): boolean {
    return [...dropped].some(([key, { words: written }]) => {
      const share = key === ownScope ? MOSTLY.inScope : MOSTLY.elsewhere;
      return deleted.filter((word) => written.has(word)).length >= share * deleted.length;
    });
  }
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(/[\p{L}\p{N}_$]+/gu))];
}
