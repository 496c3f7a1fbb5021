import { alignSequences } from '../sequences/alignSequences';
import { Interner } from '../syntax/interner';
import type { SourceText } from '../syntax/sourceText';

/** Lines added and deleted, line ends left out of the comparison. */
export function lineFigures(before: SourceText, after: SourceText): { added: number; deleted: number } {
  const interner = new Interner();
  const one = linesOf(before, interner);
  const other = linesOf(after, interner);
  const { length } = alignSequences(one, other).before;
  return { added: other.length - length, deleted: one.length - length };
}

function linesOf({ text }: SourceText, interner: Interner): Int32Array {
  const lines = text.split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  return Int32Array.from(lines, (line) => interner.idOf(line));
}
