import type { Alignment } from './alignment';
import type { ChangeTable } from './changeTable';
import type { Pairing } from './gapPlacements';
import { wrapsAround } from './placements';

/** Wraps that hold both ends of a gap. */
export function enclosingWraps(
  alignment: Alignment,
  table: ChangeTable,
  from: Pairing,
  to: Pairing,
): number[] {
  const { before, after } = alignment;
  if (from.b === -1 || to.b === before.document.lexemes.count) return [];
  const added = commonPrefix(
    wrapsAround(after, 'after', after.owner[from.a]!),
    wrapsAround(after, 'after', after.owner[to.a]!),
  );
  const removed = commonPrefix(
    wrapsAround(before, 'before', before.owner[from.b]!),
    wrapsAround(before, 'before', before.owner[to.b]!),
  );
  return [...added, ...removed].flatMap((key) => table.known(key)?.number ?? []);
}

/** Wraps around the lexeme behind a gap. */
export function wrapsBehind({ before, after }: Alignment, table: ChangeTable, { b, a }: Pairing): number[] {
  if (b === before.document.lexemes.count) return [];
  const keys = [
    ...wrapsAround(after, 'after', after.owner[a]!),
    ...wrapsAround(before, 'before', before.owner[b]!),
  ];
  return keys.flatMap((key) => table.known(key)?.number ?? []);
}

function commonPrefix(one: readonly string[], other: readonly string[]): string[] {
  const differs = one.findIndex((key, index) => other[index] !== key);
  return one.slice(0, differs === -1 ? one.length : differs);
}
