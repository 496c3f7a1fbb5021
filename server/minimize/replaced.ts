import type { ChangeSet } from './changeSet';
import type { Kept } from './problem';

/** The part with the statements that a kept deletion took away, and with what was written in their place; or null. */
export function withReplaced(set: ChangeSet, kept: Kept, item: number): Kept | null {
  const { file, piece } = set.items[item]!;
  if (piece === -1) return null;
  const { pieces } = set.files[file]!.edit;
  const first = item - piece;
  const own = pieces[piece]!;
  const isReplaced = own.part === 'deletion' && own.replaces.some((other) => kept.has(first + other));
  // Whatever else needs the deletion needs it for the text's sake.
  const isNeeded = pieces.some(({ needed }, other) => needed.includes(piece) && kept.has(first + other));
  if (!isReplaced || isNeeded) return null;
  const probe = new Set(kept);
  probe.delete(item);
  return probe;
}
