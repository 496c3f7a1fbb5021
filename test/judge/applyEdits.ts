import type { TextEdit } from '../../server/engine/report';

/** Applies disjoint edits to a text, positions counted as LSP counts them (a byte order mark is one unit). */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) starts.push(end.index + end[0].length);
  const offset = ({ line, character }: TextEdit['range']['start']): number => starts[line]! + character;
  let result = '';
  let at = 0;
  for (const { range, newText } of edits) {
    if (offset(range.start) < at) throw new Error('Edits overlap or are out of order.');
    result += text.slice(at, offset(range.start)) + newText;
    at = offset(range.end);
  }
  return result + text.slice(at);
}
