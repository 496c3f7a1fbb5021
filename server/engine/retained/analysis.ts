import { ownersOf } from '../edit/owners';
import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import { disablingAt, type Disabling } from '../syntax/disabled';
import { hiddenLines, type HiddenLine } from '../syntax/hiddenLines';
import { lineAt } from '../syntax/sourceText';
import type { LineTable } from '../measures/reference/lineTable';
import { lineDifference, movedLines } from '../measures/reference/deletions';
import { codeOf, testOf } from './code';
import { matchStatements, type Presence, type StatementMatch } from './statementMatch';

/** What became of one line of before that should have gone. */
export interface TargetLine {
  /** Zero-based, in before. */
  readonly line: number;
  readonly fate: 'gone' | 'live' | 'commented' | 'disabled';
  /** Where it is in after: a line where it is live or disabled. */
  readonly at: number | null;
  /** Where its text stands in a comment. */
  readonly hidden: HiddenLine | null;
  readonly disabling: Disabling | null;
}

/** A statement of before that should have gone and is still there. */
export interface RetainedUnit {
  readonly before: number;
  readonly after: number;
  readonly presence: Presence;
}

/** What the edit under test did with code that should have gone. */
export interface RetainedAnalysis {
  readonly before: SyntaxDocument;
  readonly after: SyntaxDocument;
  readonly match: StatementMatch;

  /** Units of before that own a line that should have gone. */
  readonly targets: ReadonlySet<number>;
  readonly lines: readonly TargetLine[];
  /** By line of before that should have gone: the unit that owns it. */
  readonly targetOf: readonly (number | undefined)[];
  readonly retained: readonly RetainedUnit[];
  /** By unit of after: true if it is new and the reference does not have it as well. */
  readonly isAdded: readonly boolean[];
  /** What the reference did with a statement of before, where there is a reference. */
  readonly wanted: StatementMatch | null;
}

export interface RetainedTexts {
  readonly pair: DocumentPair;
  /** Before and the reference; null where only the target is known. */
  readonly reference: DocumentPair | null;
  readonly beforeLines: LineTable;
  readonly afterLines: LineTable;
}

/** Tokens that choose, default, skip or catch. */
const ROUTING = [
  /^if$/,
  /^\?$/,
  /^\?\.$/,
  /^\?\?$/,
  /^(\|\||or)$/,
  /^(&&|and)$/,
  /^getattr$/,
  /^(catch|get)$/,
];

/**
 * @param wantedLines zero-based lines of before that should have gone
 */
export function analyseRetained(
  { pair, reference, beforeLines, afterLines }: RetainedTexts,
  wantedLines: readonly number[],
): RetainedAnalysis | null {
  const { before, after } = pair;
  if (pair.textReason !== null || before.language === null) return null;
  const match = matchStatements(before, after);
  const wanted =
    reference === null || reference.textReason !== null
      ? null
      : matchStatements(reference.before, reference.after);
  const referenceCodes = referenceCodesOf(reference, wanted);
  const owners = lineOwners(before);
  const targets = targetUnits(owners, wantedLines);
  const difference = lineDifference(beforeLines, afterLines);
  const movedTo = movedLines(beforeLines, difference.deleted, afterLines, difference.added);
  const keptAt = keptLines(beforeLines.lines.length, afterLines.lines.length, difference);
  const hidden = newHiddenLines(before, after);
  const parsedBefore = parsed(before);
  const parsedAfter = parsed(after);
  const lines = wantedLines.map(fateOf);
  const live = new Set(lines.flatMap(({ line, fate }) => (fate === 'live' ? [line] : [])));
  return {
    before,
    after,
    match,
    targets,
    lines,
    targetOf: owners,
    retained: [...targets].flatMap(retainedUnit),
    isAdded: after.units.map((_, unit) => isAdded(unit)),
    wanted,
  };

  function fateOf(line: number): TargetLine {
    const nothing = { line, at: null, hidden: null, disabling: null };
    const unit = owners[line] ?? -1;
    const at = keptAt[line] ?? movedTo.get(line) ?? matchedLine(line, unit);
    if (at === null) {
      const text = beforeLines.normalised[line]!;
      const index = hidden.findIndex((candidate) => candidate.text === text);
      if (index === -1 || !/[\p{L}\p{N}_]/u.test(text)) return { ...nothing, fate: 'gone' };
      return { ...nothing, fate: 'commented', hidden: hidden.splice(index, 1)[0]! };
    }
    const disabling = disablingAt(parsedAfter, contentStart(afterLines, at));
    const isNew = disabling !== null && disablingAt(parsedBefore, contentStart(beforeLines, line)) === null;
    return { ...nothing, fate: isNew ? 'disabled' : 'live', at, disabling: isNew ? disabling : null };
  }

  /** Where a line is whose statement is there in another shape, if the reference did not give it a like shape. */
  function matchedLine(line: number, unit: number): number | null {
    if (unit <= 0 || match.afterOf[unit] === -1) return null;
    const presence = match.presence[unit]!;
    if (presence === 'same' || presence === 'moved') return null;
    if (presence !== 'assigned' && isReshapedByReference(unit)) return null;
    if (presence === 'wrapped' && !isRoutingWrap(unit)) return null;
    if (hasReferenceCode(match.afterOf[unit]!)) return null;
    const start = before.lexemes.start[before.units[unit]!.firstLexeme]!;
    const offset = line - lineAt(before.source, start);
    const first = lineAt(after.source, after.lexemes.start[after.units[match.afterOf[unit]!]!.firstLexeme]!);
    const last = lineAt(
      after.source,
      after.lexemes.end[Math.max(after.units[match.afterOf[unit]!]!.endLexeme - 1, 0)]! - 1,
    );
    return Math.min(first + offset, last);
  }

  function isReshapedByReference(unit: number): boolean {
    return wanted?.presence[unit] === 'loosened' || wanted?.presence[unit] === 'wrapped';
  }

  /** Whether what was put around a statement's tokens chooses, defaults or skips; other wraps replace the statement. */
  function isRoutingWrap(unit: number): boolean {
    const one = match.codes.before[unit]!.split(' ');
    const other = match.codes.after[match.afterOf[unit]!]!.split(' ');
    const count = (tokens: readonly string[], token: RegExp): number =>
      tokens.filter((candidate) => token.test(candidate)).length;
    return ROUTING.some((token) => count(other, token) > count(one, token));
  }

  function retainedUnit(unit: number): RetainedUnit[] {
    const own = wantedLines.filter((line) => owners[line] === unit);
    const kept = own.filter((line) => live.has(line));
    const at = match.afterOf[unit]!;
    if (at === -1 || kept.length * 2 <= own.length) return [];
    return [{ before: unit, after: at, presence: match.presence[unit]! }];
  }

  function isAdded(unit: number): boolean {
    return unit > 0 && match.beforeOf[unit] === -1 && !hasReferenceCode(unit);
  }

  /** Whether the reference has the same new statement, or a new test of the same words. */
  function hasReferenceCode(unit: number): boolean {
    if (wanted === null) return false;
    return referenceCodes.has(`${match.scopes.after[unit]!}\n${keyOf(after, unit, match.codes.after)}`);
  }
}

/** New statements of the reference, by scope and code; new tests by what they ask. */
function referenceCodesOf(
  reference: DocumentPair | null,
  wanted: StatementMatch | null,
): ReadonlySet<string> {
  if (reference === null || wanted === null) return new Set();
  const { after } = reference;
  return new Set(
    after.units.flatMap((_, unit) =>
      unit > 0 && wanted.beforeOf[unit] === -1
        ? [`${wanted.scopes.after[unit]!}\n${keyOf(after, unit, wanted.codes.after)}`]
        : [],
    ),
  );
}

function keyOf(document: SyntaxDocument, unit: number, codes: readonly string[]): string {
  const test = testOf(document, document.units[unit]!.node);
  return test === null ? codes[unit]! : `if ${codeOf(document, test)}`;
}

function parsed({ source, tree, language }: SyntaxDocument) {
  return { text: source.text, tree, language: language! };
}

function contentStart({ source, lines }: LineTable, line: number): number {
  return source.lineStarts[line]! + lines[line]!.length - lines[line]!.trimStart().length;
}

/** By line: the unit that owns the first token that starts on it; brackets that close count for nothing. */
export function lineOwners(document: SyntaxDocument): (number | undefined)[] {
  const { lexemes, source } = document;
  const owner = ownersOf(document);
  const owners: (number | undefined)[] = [];
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.comment[lexeme] === 1) continue;
    const first = lineAt(source, lexemes.start[lexeme]!);
    const last = lineAt(source, Math.max(lexemes.end[lexeme]! - 1, lexemes.start[lexeme]!));
    for (let line = first; line <= last; line += 1) owners[line] ??= owner[lexeme]!;
  }
  return owners;
}

/** Units that own a line that should have gone. */
function targetUnits(
  owners: readonly (number | undefined)[],
  wanted: readonly number[],
): ReadonlySet<number> {
  return new Set(wanted.flatMap((line) => ((owners[line] ?? 0) > 0 ? [owners[line]!] : [])));
}

function keptLines(
  beforeCount: number,
  afterCount: number,
  { deleted, added }: { readonly deleted: readonly number[]; readonly added: readonly number[] },
): readonly (number | null)[] {
  const gone = new Set(deleted);
  const isNew = new Set(added);
  const kept: (number | null)[] = [];
  let at = 0;
  for (let line = 0; line < beforeCount; line += 1) {
    if (gone.has(line)) {
      kept.push(null);
      continue;
    }
    while (at < afterCount && isNew.has(at)) at += 1;
    kept.push(at);
    at += 1;
  }
  return kept;
}

/** Lines of comments and of strings that stand alone, in after and not in before. */
function newHiddenLines(before: SyntaxDocument, after: SyntaxDocument): HiddenLine[] {
  const counts = new Map<string, number>();
  for (const { text } of hiddenLines(parsed(before))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return hiddenLines(parsed(after)).filter(({ text }) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
}
