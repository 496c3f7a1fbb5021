import { alignSequences } from '../sequences/alignSequences';
import { Interner } from '../syntax/interner';
import type { SourceText } from '../syntax/sourceText';
import { lineCount, sharedLines, type SharedLines } from './sharedLines';

/** Lines that a line diff marks, line ends left out of the comparison. */
export interface ChangedLines {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

/** By text of after, the last answer: several rules and measures ask about the same two texts. */
const known = new WeakMap<SourceText, { readonly before: SourceText; readonly changed: ChangedLines }>();

export function changedLines(before: SourceText, after: SourceText): ChangedLines {
  const found = known.get(after);
  if (found?.before === before) return found.changed;
  const changed = compareLines(before, after);
  known.set(after, { before, changed });
  return changed;
}

function compareLines(before: SourceText, after: SourceText): ChangedLines {
  const shared = sharedLines(before, after);
  const interner = new Interner();
  const one = linesBetween(before, shared, interner);
  const other = linesBetween(after, shared, interner);
  const pairs = alignSequences(one, other);
  return {
    before: missing(one.length, pairs.before, shared.head),
    after: missing(other.length, pairs.after, shared.head),
  };
}

/** Lines added and deleted. */
export function lineFigures(before: SourceText, after: SourceText): { added: number; deleted: number } {
  const changed = changedLines(before, after);
  return { added: changed.after.size, deleted: changed.before.size };
}

function linesBetween(source: SourceText, { head, tail }: SharedLines, interner: Interner): Int32Array {
  const { text, lineStarts } = source;
  const ids = new Int32Array(lineCount(source) - head - tail);
  for (let index = 0; index < ids.length; index += 1) {
    const next = lineStarts[head + index + 1];
    ids[index] = interner.idOf(text, lineStarts[head + index], next === undefined ? text.length : next - 1);
  }
  return ids;
}

/** The numbers below `count` that are not in `present`, which ascends; each with `offset` added. */
function missing(count: number, present: readonly number[], offset: number): ReadonlySet<number> {
  const numbers = new Set<number>();
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (present[at] === number) at += 1;
    else numbers.add(offset + number);
  }
  return numbers;
}
