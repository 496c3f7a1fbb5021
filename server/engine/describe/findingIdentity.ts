import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import type { DraftFinding } from '../rules/rule';
import type { SyntaxDocument } from '../syntax/document';
import { firstLexemeFrom } from '../syntax/lexemes';

/**
 * What a finding is known by across checks: what its rule says it comes from, or else the words that it points at,
 * whatever their layout, and the statement of the original that it stands at with those around it. None of this changes
 * when another finding is taken back, and two findings that read alike mostly stand at different statements.
 */
export function identityOf(edit: Edit, rule: string, path: string, draft: DraftFinding): readonly string[] {
  return [
    rule,
    path,
    draft.form ?? '',
    ...(draft.origin === undefined
      ? [draft.scope, ...evidenceTexts(edit, draft), ...originalStatements(edit, draft)]
      : [draft.origin]),
  ];
}

function evidenceTexts(edit: Edit, { ranges, evidence }: DraftFinding): string[] {
  return [
    ...ranges.map((span) => wordsOf(edit.pair.after, span)),
    ...evidence.map((span) => wordsOf(edit.pair[span.side], span)),
  ];
}

/** The words of a span; those of comments only if there are no others, since comments among code come back alone. */
function wordsOf({ source, lexemes }: SyntaxDocument, { start, end }: Span): string {
  const words = (from: number, to: number): string =>
    source.text.slice(from, to).replace(/[^\p{L}\p{N}_]+/gu, ' ');
  let code = '';
  let at = start;
  for (let lexeme = firstLexemeFrom(lexemes, start); lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.start[lexeme]! >= end) break;
    if (lexemes.comment[lexeme] !== 1) continue;
    code += words(at, lexemes.start[lexeme]!);
    at = lexemes.end[lexeme]!;
  }
  if (at < end) code += words(at, end);
  return code.trim() === '' ? words(start, end) : code;
}

/**
 * First lines of the original's statement at a finding or, where that is new, of the one behind it, and of those around.
 * What lies behind a comment is looked up in the original, whether the edit left it or not: it may come back.
 */
function originalStatements({ alignment, pair }: Edit, { ranges }: DraftFinding): string[] {
  const [range] = ranges;
  if (range === undefined) return [];
  const paired = alignment.after.pair;
  let lexeme = firstLexemeFrom(pair.after.lexemes, range.start);
  while (lexeme < paired.length && paired[lexeme] === -1) lexeme += 1;
  if (lexeme >= paired.length) return [];
  const { units, lexemes } = pair.before;
  let original = paired[lexeme]!;
  // A comment can come back, and is about what follows it.
  while (original < lexemes.count && lexemes.comment[original] === 1) original += 1;
  if (original >= lexemes.count) return [];
  const lines: string[] = [];
  for (let unit = alignment.before.owner[original]!; unit > 0; unit = units[unit]!.parent) {
    lines.push(firstLine(pair.before, unit));
  }
  return lines;
}

function firstLine({ units, lexemes, source }: SyntaxDocument, unit: number): string {
  const start = lexemes.start[units[unit]!.firstLexeme]!;
  const lineEnd = source.text.indexOf('\n', start);
  return source.text.slice(start, lineEnd === -1 ? undefined : lineEnd).trim();
}
