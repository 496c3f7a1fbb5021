/** How far into two sequences a number of edits leads. */
export interface Reach {
  readonly edits: number;
  /** Tokens of each sequence that are dealt with. */
  readonly before: number;
  readonly after: number;
  /** True if that is all of both; `edits` is then the distance. */
  readonly complete: boolean;
}

/** So far below zero that no step from there comes to a cell of the table. */
const UNREACHED = -2;

/**
 * Ukkonen's search: for one edit more each round, the furthest row that each diagonal of the distance table can
 * be followed to. Costs the square of the distance instead of the product of the lengths.
 *
 * @param limit edits after which the search stops, at least 1
 */
export function furthestReach(before: Int32Array, after: Int32Array, limit: number): Reach {
  const rows = before.length;
  const columns = after.length;
  const middle = limit + 1;
  const reached = new Int32Array(2 * middle + 1).fill(UNREACHED);
  const goal = columns - rows;

  for (let edits = 0; edits <= limit; edits += 1) {
    const high = Math.min(edits, columns);
    let left = UNREACHED;
    for (let diagonal = -Math.min(edits, rows); diagonal <= high; diagonal += 1) {
      const slot = middle + diagonal;
      const here = reached[slot]!;
      // A deletion leads here from the diagonal on the right, an insertion from the left, a substitution stays.
      let row = edits === 0 ? 0 : Math.max(here + 1, reached[slot + 1]! + 1, left);
      left = here;
      row = Math.min(row, rows, columns - diagonal);
      while (row < rows && row + diagonal < columns && before[row] === after[row + diagonal]) row += 1;
      reached[slot] = row;
    }
    if (Math.abs(goal) <= edits && reached[middle + goal] === rows) {
      return { edits, before: rows, after: columns, complete: true };
    }
  }
  return furthestOf(reached, limit, rows, columns);
}

function furthestOf(reached: Int32Array, limit: number, rows: number, columns: number): Reach {
  let best = 0;
  let bestRow = 0;
  for (let diagonal = -Math.min(limit, rows); diagonal <= Math.min(limit, columns); diagonal += 1) {
    const row = reached[limit + 1 + diagonal]!;
    if (2 * row + diagonal > 2 * bestRow + best) [best, bestRow] = [diagonal, row];
  }
  return { edits: limit, before: bestRow, after: bestRow + best, complete: false };
}
