import type { Position, TextEdit } from '../engine/report';

/** @param edits disjoint and in order, as an action of a report has them */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = lineStarts(text);
  const offset = ({ line, character }: Position): number => (starts[line] ?? text.length) + character;
  let result = '';
  let at = 0;
  for (const { range, newText } of edits) {
    result += text.slice(at, offset(range.start)) + newText;
    at = offset(range.end);
  }
  return result + text.slice(at);
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (match) => match.index + match[0].length)];
}
