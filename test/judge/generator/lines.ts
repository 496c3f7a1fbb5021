import type { Span } from '../../../server/engine/edit/model';
import { isComment, type Program } from './program';

export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Offset of the line end, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** Start of the next line, or null where there is none. */
export function nextLine(text: string, offset: number): number | null {
  const end = text.indexOf('\n', offset);
  return end === -1 ? null : end + 1;
}

export function indentation(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset)))![0];
}

/** Whether nothing but blanks stands before a span on its first line and after it on its last, comments aside. */
export function hasLinesOfItsOwn({ text }: Program, { start, end }: Span): boolean {
  const lead = text.slice(lineStart(text, start), start);
  const rest = text.slice(end, lineEnd(text, end));
  return lead.trim() === '' && /^\s*(#.*|\/\/.*)?$/.test(rest);
}

export function isMultiline({ text }: Program, { start, end }: Span): boolean {
  return text.slice(start, end).includes('\n');
}

/** Starts of the lines of a span that hold something and do not begin inside a string or a comment. */
export function lineStartsToIndent(program: Program, { start, end }: Span): number[] {
  const inside = multilineAtoms(program);
  const starts: number[] = [];
  for (let at: number | null = start; at !== null && at < end; at = nextLine(program.text, at)) {
    const offset = at;
    if (program.text.slice(offset, lineEnd(program.text, offset)).trim() === '') continue;
    if (!inside.some((atom) => atom.start < offset && offset < atom.end)) starts.push(offset);
  }
  return starts;
}

function multilineAtoms(program: Program): Span[] {
  const { tree, language } = program;
  const spans: Span[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const kind = tree.kindNames[tree.kindIds[node]!]!;
    if (!language.atoms.has(kind) && !isComment(program, node)) continue;
    const span = { start: tree.start[node]!, end: tree.end[node]! };
    if (isMultiline(program, span)) spans.push(span);
  }
  return spans;
}

/** Whether a string or a comment in a span goes over a line end, so that its lines cannot be edited one by one. */
export function isMultilineAtomIn(program: Program, { start, end }: Span): boolean {
  return multilineAtoms(program).some((atom) => atom.start < end && start < atom.end);
}
