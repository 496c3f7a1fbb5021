import { alignSequences } from '../../sequences/alignSequences';
import { Interner } from '../../syntax/interner';
import { isCodeLine, type LineTable } from './lineTable';

export interface DeletionOptions {
  /** Leaves comment-only lines and lines of only brackets out as well; blank lines always are. */
  readonly codeOnly: boolean;
  /** Leaves out a deleted line whose text is added again in the same scope: it has moved, or lies deeper. */
  readonly dropMoves: boolean;
}

/** Lines that one text has and the other does not, by number. */
export interface LineDifference {
  readonly deleted: readonly number[];
  readonly added: readonly number[];
}

/** Line diff of the texts as written, line ends aside. */
export function lineDifference(before: LineTable, after: LineTable): LineDifference {
  const interner = new Interner();
  const ids = (lines: readonly string[]): Int32Array => Int32Array.from(lines, (line) => interner.idOf(line));
  const pairs = alignSequences(ids(before.lines), ids(after.lines));
  return {
    deleted: absent(before.lines.length, pairs.before),
    added: absent(after.lines.length, pairs.after),
  };
}

/**
 * Locations of before that an edit deletes: numbers of deleted lines that are not blank. Text that is added again in
 * the same scope is no deletion, copy by copy, the nearest first (deletion recall, arXiv 2607.28887).
 */
export function deletionsOf(
  before: LineTable,
  after: LineTable,
  { deleted, added }: LineDifference,
  { codeOnly, dropMoves }: DeletionOptions,
): readonly number[] {
  const counted = deleted.filter((line) =>
    codeOnly ? isCodeLine(before, line) : before.stripped[line] !== '',
  );
  if (!dropMoves) return counted;
  const moved = movedLines(before, counted, after, added);
  return counted.filter((line) => !moved.has(line));
}

/** Deleted lines, each with the added line of the same text and scope that took its place. */
export function movedLines(
  before: LineTable,
  deleted: readonly number[],
  after: LineTable,
  added: readonly number[],
): ReadonlyMap<number, number> {
  const free = new Map<string, number[]>();
  for (const line of added) {
    const place = key(after, line);
    const lines = free.get(place);
    if (lines === undefined) free.set(place, [line]);
    else lines.push(line);
  }
  const moved = new Map<number, number>();
  for (const line of deleted) {
    const copies = free.get(key(before, line));
    if (copies === undefined || copies.length === 0) continue;
    const nearest = copies.reduce((one, other) =>
      Math.abs(other - line) < Math.abs(one - line) ? other : one,
    );
    copies.splice(copies.indexOf(nearest), 1);
    moved.set(line, nearest);
  }
  return moved;
}

function key({ scopes, stripped }: LineTable, line: number): string {
  return `${scopes[line]!}\n${stripped[line]!}`;
}

function absent(count: number, present: readonly number[]): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (present[at] === number) at += 1;
    else numbers.push(number);
  }
  return numbers;
}
