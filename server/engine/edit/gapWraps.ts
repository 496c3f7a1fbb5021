import type { Alignment } from './alignment';
import type { ChangeTable } from './changeTable';
import type { Pairing } from './gapPlacements';
import type { GapSegment, Piece } from './model';
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

/**
 * Wraps around one of the pieces of a gap: those around the gap, and those that start or end in it and hold the
 * piece's statement, in the text that the piece is of or in the other.
 */
export function wrapsOfPiece(
  alignment: Alignment,
  table: ChangeTable,
  { side: sideName, lexeme }: Piece,
  { wraps }: GapSegment,
): number[] {
  const otherName = sideName === 'before' ? 'after' : 'before';
  const side = alignment[sideName];
  const unit = side.owner[lexeme]!;
  const paired = side.unitPair[unit]!;
  const keys = [
    ...wrapsAround(side, sideName, unit, false),
    ...(paired === -1 ? [] : wrapsAround(alignment[otherName], otherName, paired, false)),
  ];
  const inner = keys.flatMap((key) => table.known(key)?.number ?? []);
  return [...wraps, ...inner.filter((wrap) => !wraps.includes(wrap))];
}

function commonPrefix(one: readonly string[], other: readonly string[]): string[] {
  const differs = one.findIndex((key, index) => other[index] !== key);
  return one.slice(0, differs === -1 ? one.length : differs);
}
