import { alignSequences } from '../sequences/alignSequences';
import { Interner } from '../syntax/interner';
import { sourceText } from '../syntax/sourceText';

/** Where lines of one text are in another version of it; those that are gone are left out. Lines are zero-based. */
export function followLines(from: string, lines: readonly number[], to: string): readonly number[] {
  if (from === to) return lines;
  const interner = new Interner();
  const ids = (text: string): Int32Array =>
    Int32Array.from(sourceText(text).text.split('\n'), (line) => interner.idOf(line));
  const pairs = alignSequences(ids(from), ids(to));
  const at = new Map<number, number>();
  pairs.before.forEach((line, index) => at.set(line, pairs.after[index]!));
  return lines.flatMap((line) => at.get(line) ?? []);
}
