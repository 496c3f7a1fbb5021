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
  readonly lineStarts: readonly number[];
}

export function sourceText(raw: string): SourceText {
  const hasByteOrderMark = raw.startsWith(BYTE_ORDER_MARK);
  const body = hasByteOrderMark ? raw.slice(1) : raw;
  const lineEnds: string[] = [];
  const hasOnlyLineFeeds = !body.includes('\r');
  const text = hasOnlyLineFeeds
    ? body
    : body.replace(/\r\n|\r|\n/g, (end) => {
        lineEnds.push(end);
        return '\n';
      });
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  while (lineEnds.length < lineStarts.length - 1) lineEnds.push('\n');
  return { raw, text, hasByteOrderMark, hasOnlyLineFeeds, lineEnds, lineStarts };
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
