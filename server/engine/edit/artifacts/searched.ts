import type { DocumentPair, SyntaxDocument } from '../../syntax/document';
import type { LanguageDescriptor } from '../../syntax/language';
import { lineAt } from '../../syntax/sourceText';
import type { Alignment } from '../alignment';
import type { ArtifactSearch } from './artifact';

/** Prepares the search for artefacts in an aligned edit. */
export function searchIn(
  { after, faults }: DocumentPair,
  alignment: Alignment,
  language: LanguageDescriptor | null,
): ArtifactSearch {
  const lines = after.source.text.split('\n');
  const fresh = newLines(alignment);
  const quoted = after.language === null ? quotedInText(lines, language) : quotedInTree(after);
  return {
    alignment,
    language,
    parsed: { before: faults.before.length === 0, after: faults.after.length === 0 },
    lines,
    isNew: (line) => fresh.has(line),
    isQuoted: (line) => quoted.has(line),
  };
}

/** Whether a lexeme of after is not in before, or not as it is. */
export function isNewLexeme({ before, after }: Alignment, lexeme: number): boolean {
  const original = after.pair[lexeme]!;
  return original === -1 || before.document.lexemes.id[original] !== after.document.lexemes.id[lexeme];
}

function newLines(alignment: Alignment): ReadonlySet<number> {
  const { lexemes, source } = alignment.after.document;
  const lines = new Set<number>();
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (!isNewLexeme(alignment, lexeme)) continue;
    const last = lineAt(source, lexemes.end[lexeme]!);
    for (let line = lineAt(source, lexemes.start[lexeme]!); line <= last; line += 1) lines.add(line);
  }
  return lines;
}

/** Lines that start inside a string or a comment. */
function quotedInTree({ lexemes, source }: SyntaxDocument): ReadonlySet<number> {
  const { lineStarts } = source;
  const quoted = new Set<number>();
  let line = 0;
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    while (line + 1 < lineStarts.length && lineStarts[line + 1]! <= lexemes.start[lexeme]!) line += 1;
    for (
      let next = line + 1;
      next < lineStarts.length && lineStarts[next]! <= lexemes.end[lexeme]!;
      next += 1
    )
      quoted.add(next);
  }
  return quoted;
}

/** The same by the look of the lines, where there is no tree to ask. */
function quotedInText(lines: readonly string[], language: LanguageDescriptor | null): ReadonlySet<number> {
  if (language === null) return fencedLines(lines);
  return language.family === 'python' ? docstringLines(lines) : blockCommentLines(lines);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Lines between the two fences of a block: in prose they show what is talked about. */
function fencedLines(lines: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  let open: { line: number; mark: string } | null = null;
  lines.forEach((text, line) => {
    const [, mark, info] = FENCE.exec(text) ?? [];
    if (mark === undefined) return;
    if (open === null) open = { line, mark };
    else if (mark.startsWith(open.mark) && info!.trim() === '') {
      for (let inner = open.line + 1; inner < line; inner += 1) quoted.add(inner);
      open = null;
    }
  });
  return quoted;
}

function docstringLines(lines: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  let open: string | null = null;
  lines.forEach((text, line) => {
    if (open !== null) quoted.add(line);
    for (const [mark] of text.matchAll(/"""|'''/g)) {
      if (open === null) open = mark;
      else if (open === mark) open = null;
    }
  });
  return quoted;
}

/** Only comments that start their line, since `/*` is also a part of paths in strings. */
function blockCommentLines(lines: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  let isOpen = false;
  lines.forEach((text, line) => {
    if (isOpen) quoted.add(line);
    if (isOpen || /^\s*\/\*/.test(text)) isOpen = !text.includes('*/');
  });
  return quoted;
}
