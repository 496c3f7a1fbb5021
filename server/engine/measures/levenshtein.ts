import fastLevenshtein from 'fast-levenshtein';
import { codeUnits } from './codeUnits';
import { furthestReach } from './diagonals';

export interface Levenshtein {
  readonly distance: number;
  /** False where `distance` is only an upper bound. */
  readonly exact: boolean;
}

/**
 * Cells of the distance table, after trimming, that are computed at most. Two sequences of 46,000 tokens with
 * nothing in common stay below it; they take about half a second.
 */
export const CELL_BUDGET = 2 ** 31;

/** Edits after which the search for an upper bound settles for the furthest point it has reached. */
const BOUND_STRIDE = 128;

/**
 * Least number of inserted, deleted and substituted tokens that turn one sequence into the other.
 *
 * Three means, the cheapest first, because real edits are few and far apart: common ends are cut off, few edits
 * are found along the diagonals, and only what differs widely is given to the bit-parallel table.
 *
 * @param cellBudget work limit, in cells of the table that is left after trimming
 */
export function levenshtein(a: Int32Array, b: Int32Array, cellBudget: number = CELL_BUDGET): Levenshtein {
  const [before, after] = withoutCommonEnds(a, b);
  if (before.length === 0 || after.length === 0) {
    return { distance: Math.max(before.length, after.length), exact: true };
  }
  const cells = before.length * after.length;
  // With this limit the diagonals cost about as much as a thirtieth of the table, whose cells go 32 at a time.
  const limit = Math.floor(Math.sqrt(Math.min(cells, cellBudget) / 128)) + 16;
  if (Math.abs(before.length - after.length) <= limit) {
    const reach = furthestReach(before, after, limit);
    if (reach.complete) return { distance: reach.edits, exact: true };
  }
  const texts = cells <= cellBudget ? codeUnits(before, after) : null;
  if (texts === null) return { distance: upperBound(before, after), exact: false };
  return { distance: fastLevenshtein.get(texts.before, texts.after), exact: true };
}

function withoutCommonEnds(a: Int32Array, b: Int32Array): readonly [Int32Array, Int32Array] {
  const shorter = Math.min(a.length, b.length);
  let lead = 0;
  while (lead < shorter && a[lead] === b[lead]) lead += 1;
  let trail = 0;
  while (trail < shorter - lead && a[a.length - 1 - trail] === b[b.length - 1 - trail]) trail += 1;
  return [a.subarray(lead, a.length - trail), b.subarray(lead, b.length - trail)];
}

/** Cost of one way through, found by always going on from the furthest point that few edits reach. */
function upperBound(before: Int32Array, after: Int32Array): number {
  let [restBefore, restAfter] = [before, after];
  let edits = 0;
  while (restBefore.length > 0 && restAfter.length > 0) {
    const reach = furthestReach(restBefore, restAfter, BOUND_STRIDE);
    edits += reach.edits;
    restBefore = restBefore.subarray(reach.before);
    restAfter = restAfter.subarray(reach.after);
  }
  return edits + restBefore.length + restAfter.length;
}
