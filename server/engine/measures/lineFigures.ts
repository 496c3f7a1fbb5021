import { alignSequences } from '../sequences/alignSequences';
import { Interner } from '../syntax/interner';
import type { SourceText } from '../syntax/sourceText';

/** Lines that a line diff marks, line ends left out of the comparison. */
export interface ChangedLines {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

export function changedLines(before: SourceText, after: SourceText): ChangedLines {
  const interner = new Interner();
  const one = linesOf(before, interner);
  const other = linesOf(after, interner);
  const pairs = alignSequences(one, other);
  return { before: missing(one.length, pairs.before), after: missing(other.length, pairs.after) };
}

/** Lines added and deleted. */
export function lineFigures(before: SourceText, after: SourceText): { added: number; deleted: number } {
  const changed = changedLines(before, after);
  return { added: changed.after.size, deleted: changed.before.size };
}

function linesOf({ text }: SourceText, interner: Interner): Int32Array {
  const lines = text.split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  return Int32Array.from(lines, (line) => interner.idOf(line));
}

/** The numbers below `count` that are not in `present`, which ascends. */
function missing(count: number, present: readonly number[]): ReadonlySet<number> {
  const numbers = new Set<number>();
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (present[at] === number) at += 1;
    else numbers.add(number);
  }
  return numbers;
}
