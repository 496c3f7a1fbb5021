import type { Side } from '../edit/alignment';
import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import type { DraftFinding } from '../rules/rule';
import type { SyntaxDocument } from '../syntax/document';
import { firstLexemeFrom } from '../syntax/lexemes';

/**
 * What a finding is known by across checks: what its rule says it comes from, or else the words that it points at,
 * whatever their layout, and the statement of the original that it stands at with those around it. None of this changes
 * when another finding is taken back, and two findings that read alike mostly stand at different statements. Questions of
 * a family are known as one, whichever of its rules asks.
 */
export function identityOf(edit: Edit, rule: string, path: string, draft: DraftFinding): readonly string[] {
  const { family, form, origin, scope } = draft;
  if (family !== undefined)
    return [family, path, ...evidenceTexts(edit, draft), ...originalStatements(edit, draft)];
  const name = [rule, path, form ?? ''];
  if (origin !== undefined) return [...name, origin];
  const gone = goneTexts(edit, draft);
  return [...name, ...(gone ?? [scope, ...evidenceTexts(edit, draft), ...originalStatements(edit, draft)])];
}

/**
 * What went and where it stood in the original, or null if something came for it as well. After only has a place for it,
 * which is another one once its neighbour is back.
 */
function goneTexts(
  { changes, alignment: { before } }: Edit,
  { subject, evidence }: DraftFinding,
): string[] | null {
  const spans = evidence.filter(({ side }) => side === 'before');
  const [first] = spans;
  const isGone = subject.every((number) => {
    const { beforeLexemes, afterLexemes } = changes[number]!;
    return beforeLexemes.length > 0 && afterLexemes.length === 0;
  });
  if (first === undefined || subject.length === 0 || !isGone) return null;
  return [
    ...spans.map((span) => wordsOf(before.document, span)),
    ...linesAround(before, firstLexemeFrom(before.document.lexemes, first.start)),
  ];
}

function evidenceTexts(edit: Edit, { ranges, evidence }: DraftFinding): string[] {
  return [
    ...ranges.map((span) => wordsOf(edit.pair.after, span)),
    ...evidence.map((span) => wordsOf(edit.pair[span.side], span)),
  ];
}

/** What a change of layout alone may bring, drop or write otherwise. */
const LAYOUT = /[\s"'`(),;\\]+/g;

/** The words of a span; those of comments only if there are no others, since comments among code come back alone. */
function wordsOf({ source, lexemes }: SyntaxDocument, { start, end }: Span): string {
  const words = (from: number, to: number): string => source.text.slice(from, to).replace(LAYOUT, '');
  let code = '';
  let at = start;
  for (let lexeme = firstLexemeFrom(lexemes, start); lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.start[lexeme]! >= end) break;
    if (lexemes.comment[lexeme] !== 1) continue;
    code += words(at, lexemes.start[lexeme]!);
    at = lexemes.end[lexeme]!;
  }
  if (at < end) code += words(at, end);
  return code === '' ? words(start, end) : code;
}

/**
 * First lines of the original's statement at a finding or, where that is new, of the one behind it, and of those around.
 * What lies behind a comment is looked up in the original, whether the edit left it or not: it may come back. So may the
 * code that a placeholder stands for.
 */
function originalStatements({ alignment, artifacts, changes, pair }: Edit, draft: DraftFinding): string[] {
  const [range] = draft.ranges;
  if (range === undefined) return [];
  const paired = alignment.after.pair;
  const start = lexemeStoodAt(pair.after, paired, range.start);
  let behind = start;
  while (behind < paired.length && paired[behind] === -1) behind += 1;
  const isElided = artifacts.some(({ change }) => {
    const { origin, afterLexemes } = changes[change]!;
    return origin === 'placeholder' && afterLexemes.some((lexeme) => start <= lexeme && lexeme < behind);
  });
  if (!isElided) return behind < paired.length ? linesAround(alignment.before, paired[behind]!) : [];
  let above = start - 1;
  while (above >= 0 && paired[above] === -1) above -= 1;
  return linesAround(alignment.before, above === -1 ? 0 : paired[above]! + 1);
}

/** The lexeme at an offset of after, or the one of both texts that it trails if it is a comment behind code. */
function lexemeStoodAt({ lexemes, source }: SyntaxDocument, paired: Int32Array, offset: number): number {
  const lexeme = firstLexemeFrom(lexemes, offset);
  const above = lexeme - 1;
  if (lexemes.comment[lexeme] !== 1 || above < 0 || paired[above] === -1) return lexeme;
  return source.text.slice(lexemes.end[above], lexemes.start[lexeme]).includes('\n') ? lexeme : above;
}

/** First lines of the statement of a lexeme, and of those around; of a comment, of the statement behind it. */
function linesAround({ document, owner }: Side, lexeme: number): string[] {
  const { units, lexemes } = document;
  let code = lexeme;
  while (code < lexemes.count && lexemes.comment[code] === 1) code += 1;
  const lines: string[] = [];
  for (let unit = owner[code] ?? 0; unit > 0; unit = units[unit]!.parent)
    lines.push(firstLine(document, unit));
  return lines;
}

/** With the name of a definition, which does not stand there if decorators do. */
function firstLine({ units, lexemes, source }: SyntaxDocument, unit: number): string {
  const { firstLexeme, name } = units[unit]!;
  const start = lexemes.start[firstLexeme]!;
  const lineEnd = source.text.indexOf('\n', start);
  const line = source.text.slice(start, lineEnd === -1 ? undefined : lineEnd).trim();
  return name === null || line.includes(name) ? line : `${line} ${name}`;
}
