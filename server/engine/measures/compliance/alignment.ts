import { alignSequences } from '../../sequences/alignSequences';
import { bestChain } from '../../sequences/pairing';
import { Interner } from '../../syntax/interner';

/** Cells of the weighted table; beyond it lines pair without weights. */
const CELLS = 4_000_000;

/**
 * Pairs lines of before with equal lines of the output, without crossing, so that as many lines as possible that the
 * reference keeps are paired, then as many as possible of the others. One copy of a repeated line is then never taken
 * for another. Lines are given by their normalised text.
 *
 * @returns by line of before, the line of the output or -1
 */
export function alignOutput(
  before: readonly string[],
  output: readonly string[],
  isKept: readonly boolean[],
): Int32Array {
  const pairOf = new Int32Array(before.length).fill(-1);
  let head = 0;
  const least = Math.min(before.length, output.length);
  while (head < least && isKept[head] && before[head] === output[head]) {
    pairOf[head] = head;
    head += 1;
  }
  let tail = 0;
  const isTail = (): boolean => {
    const line = before.length - 1 - tail;
    return tail < least - head && isKept[line]! && before[line] === output[output.length - 1 - tail];
  };
  while (isTail()) {
    tail += 1;
    pairOf[before.length - tail] = output.length - tail;
  }
  const rows = before.slice(head, before.length - tail);
  const columns = output.slice(head, output.length - tail);
  const pairs =
    rows.length * columns.length <= CELLS
      ? bestChain(rows.length, columns.length, (row, column) =>
          rows[row] === columns[column] ? (isKept[head + row] ? 2 : 1) : 0,
        )
      : unweighted(rows, columns);
  pairs.before.forEach((row, index) => {
    pairOf[head + row] = head + pairs.after[index]!;
  });
  return pairOf;
}

function unweighted(rows: readonly string[], columns: readonly string[]) {
  const interner = new Interner();
  return alignSequences(
    rows.map((line) => interner.idOf(line)),
    columns.map((line) => interner.idOf(line)),
  );
}
