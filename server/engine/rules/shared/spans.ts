import type { ChangeModel, Span } from '../../edit/model';
import type { SyntaxDocument } from '../../syntax/document';
import { lineAt } from '../../syntax/sourceText';

/** The content of a line without its indentation; an empty line gives an empty span at its start. */
export function lineSpan({ source }: SyntaxDocument, line: number): Span {
  const start = source.lineStarts[line]!;
  const end = (source.lineStarts[line + 1] ?? source.text.length + 1) - 1;
  const content = source.text.slice(start, end);
  const lead = content.length - content.trimStart().length;
  return lead === content.length
    ? { start, end: start }
    : { start: start + lead, end: start + content.trimEnd().length };
}

/** From the start of a lexeme to the end of its line's content, or of the lexeme run if that ends sooner. */
export function headSpan(document: SyntaxDocument, firstLexeme: number, endLexeme: number): Span {
  const { lexemes, source } = document;
  const start = lexemes.start[firstLexeme]!;
  const { end } = lineSpan(document, lineAt(source, start));
  return { start, end: Math.min(end, lexemes.end[Math.max(endLexeme - 1, firstLexeme)]!) };
}

/** From the first to the last of a change's lexemes on one side. */
export function lexemeSpan({ lexemes }: SyntaxDocument, run: readonly number[]): Span {
  return { start: lexemes.start[run[0]!]!, end: lexemes.end[run[run.length - 1]!]! };
}

/** Sorted, with those that touch or overlap joined. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start || one.end - other.end)) {
    const last = result[result.length - 1];
    if (last !== undefined && span.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}

/** Groups by key, in order of first appearance. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** `1 line`, `2 lines`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The first line of a piece of code, short enough for a message. */
export function excerpt(text: string): string {
  const [first = ''] = text.trim().split('\n');
  const line = first.trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

export function numbersOf(changes: readonly ChangeModel[]): number[] {
  return changes.map(({ number }) => number);
}
