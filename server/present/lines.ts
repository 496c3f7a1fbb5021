import type { Range } from '../engine/report';
import type { TextPair } from './view';

export interface Line {
  readonly text: string;
  /** `\n`, `\r\n`, `\r`, or empty for a last line without end. */
  readonly end: string;
}

export interface PairLines {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
}

const known = new WeakMap<TextPair, PairLines>();

/** Every finding of a file asks for these, so they are kept as long as the texts. */
export function linesOf(texts: TextPair): PairLines {
  const lines = known.get(texts) ?? { before: split(texts.before), after: split(texts.after) };
  known.set(texts, lines);
  return lines;
}

function split(text: string): readonly Line[] {
  const pieces = text.split(/(\r\n|\r|\n)/);
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [{ text: piece, end: pieces[index + 1] ?? '' }] : [],
  );
}

/** Zero-based numbers of the lines on which the ranges have text; a range without text counts its line. */
export function lineNumbers(ranges: readonly Range[]): readonly number[] {
  const numbers = new Set<number>();
  for (const { start, end } of ranges) {
    const stopsBefore = end.character === 0 && end.line > start.line;
    const last = stopsBefore ? end.line - 1 : end.line;
    for (let line = start.line; line <= last; line += 1) numbers.add(line);
  }
  return [...numbers].sort((a, b) => a - b);
}
