import type { Alignment } from './alignment';
import type { ChangeTable } from './changeTable';
import type { Pairing } from './gapPlacements';
import { wrapsAround } from './placements';

/** Wraps that hold both ends of a gap between two pairs. */
export function enclosingWraps(
  alignment: Alignment,
  table: ChangeTable,
  from: Pairing,
  to: Pairing,
  isMoved: boolean,
): number[] {
  const { before, after } = alignment;
  const added = commonPrefix(
    wrapsAround(after, 'after', after.owner[from.a]!, isMoved),
    wrapsAround(after, 'after', after.owner[to.a]!, isMoved),
  );
  const removed = commonPrefix(
    wrapsAround(before, 'before', before.owner[from.b]!, isMoved),
    wrapsAround(before, 'before', before.owner[to.b]!, isMoved),
  );
  return [...added, ...removed].flatMap((key) => table.known(key)?.number ?? []);
}

/** Wraps around the pair behind a gap. */
export function wrapsBehind(
  { before, after }: Alignment,
  table: ChangeTable,
  { b, a }: Pairing,
  isMoved: boolean,
): number[] {
  const keys = [
    ...wrapsAround(after, 'after', after.owner[a]!, isMoved),
    ...wrapsAround(before, 'before', before.owner[b]!, isMoved),
  ];
  return keys.flatMap((key) => table.known(key)?.number ?? []);
}

function commonPrefix(one: readonly string[], other: readonly string[]): string[] {
  const differs = one.findIndex((key, index) => other[index] !== key);
  return one.slice(0, differs === -1 ? one.length : differs);
}
