import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import type { Span } from './model';

/** Text that a tool left behind instead of, or around, code. */
export type ArtifactForm = 'placeholder' | 'fence' | 'conflict-marker' | 'edit-marker' | 'line-numbers';

export interface Artifact extends Span {
  readonly form: ArtifactForm;
}

/** Lines of after, by number, whose text is new. */
export type IsNewLine = (line: number) => boolean;

/**
 * Finds artefacts among the new lines of a text. Strings and comments may quote any of them, so that markers count
 * only where they are code, and placeholders only where they are a comment of their own.
 */
export function findArtifacts(document: SyntaxDocument, isNew: IsNewLine, parses: boolean): Artifact[] {
  const { source } = document;
  const lines = source.text.split('\n');
  const quoted = quotedLines(document);
  const isCandidate = (line: number): boolean => isNew(line) && !quoted.has(line);
  return [
    ...placeholders(document, isNew),
    ...markers(lines, isCandidate).map(({ line, form }) => lineSpan(line, form)),
    ...fences(lines, isCandidate, parses, document).map((line) => lineSpan(line, 'fence')),
    ...numberedRuns(lines, isCandidate, parses).map(({ first, last }) => ({
      form: 'line-numbers' as const,
      start: source.lineStarts[first]!,
      end: source.lineStarts[last]! + lines[last]!.length,
    })),
  ].sort((one, other) => one.start - other.start);

  function lineSpan(line: number, form: ArtifactForm): Artifact {
    const start = source.lineStarts[line]!;
    return { form, start, end: start + lines[line]!.length };
  }
}

/** Lines that start inside a string or a comment. */
function quotedLines({ lexemes, source, language }: SyntaxDocument): ReadonlySet<number> {
  const quoted = new Set<number>();
  if (language === null) return quoted;
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    const first = lineAt(source, lexemes.start[lexeme]!);
    const last = lineAt(source, lexemes.end[lexeme]!);
    for (let line = first + 1; line <= last; line += 1) quoted.add(line);
  }
  return quoted;
}

const DOTS = /(\.{3}|…)/;
const ELIDED =
  /\b(existing|rest of|remaining|unchanged|remains? the same|stays? the same|same as before|previous|original|other|omitted|elided|truncated|no changes?|keep)\b/i;
const ELIDED_NOUN =
  /\b(code|implementation|logic|method|methods|function|functions|class|file|body|content|contents|imports?|unchanged|omitted|same|here|changes?|lines?|tests?|fields|props|cases)\b/i;

/** `# ... existing code ...`: three dots at the start of a comment of its own that says code was left out. */
function placeholders({ lexemes, source, language }: SyntaxDocument, isNew: IsNewLine): Artifact[] {
  if (language === null) return [];
  const found: Artifact[] = [];
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.comment[lexeme] === 0) continue;
    const start = lexemes.start[lexeme]!;
    const end = lexemes.end[lexeme]!;
    if (!isNew(lineAt(source, start))) continue;
    const words = source.text.slice(start, end).replace(/^(#+|\/\/+|\/\*+)\s*|\s*\*\/$/g, '');
    const dotted = DOTS.exec(words)?.index === 0;
    const isParenthesised = /^[([{]\s*(rest|remaining|existing|unchanged)/i.test(words) && DOTS.test(words);
    if ((dotted || isParenthesised) && words.length < 120 && ELIDED.test(words) && ELIDED_NOUN.test(words)) {
      found.push({ form: 'placeholder', start, end });
    }
  }
  return found;
}

const EDIT_MARKERS = [
  /^<{5,9} SEARCH\s*$/,
  /^-{5,9} SEARCH\s*$/,
  /^>{5,9} REPLACE\s*$/,
  /^\+{5,9} REPLACE\s*$/,
  /^\*\*\* (Begin|End) Patch\s*$/,
  /^\*\*\* (Update|Add|Delete) File: /,
];

function markers(
  lines: readonly string[],
  isCandidate: (line: number) => boolean,
): { line: number; form: 'conflict-marker' | 'edit-marker' }[] {
  const found: { line: number; form: 'conflict-marker' | 'edit-marker' }[] = [];
  const conflict = lines.flatMap((text, line) =>
    isCandidate(line) && /^(<{7} \S|={7}$|>{7} \S|\|{7} \S)/.test(text) ? [line] : [],
  );
  const opens = conflict.some((line) => lines[line]!.startsWith('<'));
  const closes = conflict.some((line) => lines[line]!.startsWith('>'));
  lines.forEach((text, line) => {
    if (!isCandidate(line)) return;
    if (EDIT_MARKERS.some((marker) => marker.test(text))) found.push({ line, form: 'edit-marker' });
    else if (opens && closes && conflict.includes(line)) found.push({ line, form: 'conflict-marker' });
  });
  return found;
}

/** A Markdown fence in code: where it broke the syntax, or around the whole text. */
function fences(
  lines: readonly string[],
  isCandidate: (line: number) => boolean,
  parses: boolean,
  { language }: SyntaxDocument,
): number[] {
  const isFence = (line: number): boolean =>
    isCandidate(line) && /^\s{0,3}(`{3,}|~{3,})[\w+-]*\s*$/.test(lines[line]!);
  const filled = lines.flatMap((text, line) => (text.trim() === '' ? [] : [line]));
  const ends = [filled[0], filled[filled.length - 1]].filter((line) => line !== undefined && isFence(line));
  if (parses) return language === null ? [] : [...new Set(ends as number[])];
  return lines.flatMap((_, line) => (isFence(line) ? [line] : []));
}

const NUMBERED = /^\s*(\d+)(?:\t|→|\s*[|│]\s?|:\s{1,2}(?=\S|$))/;
const SHORTEST_RUN = 3;

/** Lines that count up in front of their code, as a listing does. */
function numberedRuns(
  lines: readonly string[],
  isCandidate: (line: number) => boolean,
  parses: boolean,
): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  if (parses) return runs;
  let first = -1;
  let expected = -1;
  for (let line = 0; line <= lines.length; line += 1) {
    const number =
      line < lines.length && isCandidate(line) ? Number(NUMBERED.exec(lines[line]!)?.[1] ?? NaN) : NaN;
    if (first !== -1 && number === expected) {
      expected += 1;
      continue;
    }
    if (first !== -1 && line - first >= SHORTEST_RUN) runs.push({ first, last: line - 1 });
    first = Number.isNaN(number) ? -1 : line;
    expected = number + 1;
  }
  return runs;
}
