import { lineAt, type SourceText } from '../syntax/sourceText';

/** How many whole lines two texts have in common at their starts, and behind those at their ends. */
export interface SharedLines {
  readonly head: number;
  readonly tail: number;
}

/** Found by characters: of a long text with a short edit hardly a line has to be cut out. */
export function sharedLines(before: SourceText, after: SourceText): SharedLines {
  const [one, other] = [lineCount(before), lineCount(after)];
  const shorter = Math.min(one, other);
  const head = shorter === 0 ? 0 : headOf(before, after);
  return { head, tail: head === shorter ? 0 : tailOf(before, after, head) };
}

/** A line end closes a line and opens none. */
export function lineCount({ text, lineStarts }: SourceText): number {
  return text === '' || text.endsWith('\n') ? lineStarts.length - 1 : lineStarts.length;
}

function headOf(before: SourceText, after: SourceText): number {
  const limit = Math.min(endOf(before), endOf(after));
  let at = 0;
  while (at < limit && before.text.charCodeAt(at) === after.text.charCodeAt(at)) at += 1;
  const line = lineAt(before, at);
  return endsLine(before, at) && endsLine(after, at) ? line + 1 : line;
}

function tailOf(before: SourceText, after: SourceText, head: number): number {
  const [one, other] = [endOf(before), endOf(after)];
  const limit = Math.min(one - before.lineStarts[head]!, other - after.lineStarts[head]!);
  let size = 0;
  while (size < limit && before.text.charCodeAt(one - size - 1) === after.text.charCodeAt(other - size - 1)) {
    size += 1;
  }
  const line = lineAt(before, one - size);
  const isWhole = startsLine(before, one - size) && startsLine(after, other - size);
  return lineCount(before) - line - (isWhole ? 0 : 1);
}

/** The end of the last line, its line end left out. */
function endOf({ text }: SourceText): number {
  return text.endsWith('\n') ? text.length - 1 : text.length;
}

function endsLine(source: SourceText, offset: number): boolean {
  return offset === endOf(source) || source.text.charCodeAt(offset) === LINE_FEED;
}

function startsLine({ text }: SourceText, offset: number): boolean {
  return offset === 0 || text.charCodeAt(offset - 1) === LINE_FEED;
}

const LINE_FEED = 10;
