import { lowerBound } from '../sequences/lowerBound';
import type { Position, Range } from '../report';

export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text as the engine reads it: without byte order mark and with `\n` for every line end.
 *
 * Both are kept aside, so that the text can be given back byte for byte, and so that a change of line ends
 * never looks like a change of code. Lines and columns are those of the original text.
 */
export interface SourceText {
  readonly raw: string;
  readonly text: string;
  readonly hasByteOrderMark: boolean;
  /** Whether every line ends with `\n` in the original too. */
  readonly hasOnlyLineFeeds: boolean;
  /** The original line end of each line that has one: `\n`, `\r\n` or `\r`. */
  readonly lineEnds: readonly string[];
  /** Offset in `text` of the start of each line. */
  readonly lineStarts: Uint32Array;
}

export function sourceText(raw: string): SourceText {
  const hasByteOrderMark = raw.startsWith(BYTE_ORDER_MARK);
  const body = hasByteOrderMark ? raw.slice(1) : raw;
  const hasOnlyLineFeeds = !body.includes('\r');
  const text = hasOnlyLineFeeds ? body : body.replace(/\r\n?/g, '\n');
  const lineStarts = startsOfLines(text);
  const lineEnds = hasOnlyLineFeeds
    ? new Array<string>(lineStarts.length - 1).fill('\n')
    : body.match(/\r\n?|\n/g)!;
  return { raw, text, hasByteOrderMark, hasOnlyLineFeeds, lineEnds, lineStarts };
}

/** Counted first: growing a list to the size that long texts need costs more than reading them twice. */
function startsOfLines(text: string): Uint32Array {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  const starts = new Uint32Array(count);
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    starts[line] = at + 1;
    line += 1;
  }
  return starts;
}

/** Zero-based line that holds `offset`. */
export function lineAt({ lineStarts }: SourceText, offset: number): number {
  return Math.max(0, lowerBound(lineStarts.length, (line) => lineStarts[line]! <= offset) - 1);
}

/** Position in the original text of an offset in `text`. */
export function positionAt(source: SourceText, offset: number): Position {
  const line = lineAt(source, offset);
  const character = offset - source.lineStarts[line]!;
  return { line, character: line === 0 && source.hasByteOrderMark ? character + 1 : character };
}

export function rangeOf(source: SourceText, start: number, end: number): Range {
  return { start: positionAt(source, start), end: positionAt(source, end) };
}

/** The blanks that the line of an offset starts with, up to the offset. */
export function indentationAt(source: SourceText, offset: number): string {
  const lineStart = source.lineStarts[lineAt(source, offset)]!;
  return /^[ \t]*/.exec(source.text.slice(lineStart, offset))![0];
}
