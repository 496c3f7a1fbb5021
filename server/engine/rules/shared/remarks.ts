import { areOneRun, isTrailing } from '../../edit/commentRuns';
import type { Edit } from '../../edit/edit';
import { flippedAlignment } from '../../edit/flippedAlignment';
import type { ChangeModel } from '../../edit/model';
import type { SyntaxDocument } from '../../syntax/document';
import { isCode, isDirective } from './commentKinds';
import { docstringOf } from './docstrings';
import { isSameUnit } from './layout';
import type { LexemeRun } from './newCode';
import { excerpt } from './spans';
import { standingCode } from './standingCode';
import { writtenWordsOf } from './writtenWords';

/** A comment or docstring that came or was reworded at code that stayed as it was. */
export interface Remark extends LexemeRun {
  readonly isAdded: boolean;
  readonly form: 'own-line' | 'trailing' | 'docstring';
  /** All that brought it, and all that took away what it said before. */
  readonly changes: readonly ChangeModel[];
  /** Lexeme of after with which the code that it is about starts. */
  readonly code: number;
  /** What it said before, or null. */
  readonly original: LexemeRun | null;
}

const known = new WeakMap<Edit, readonly Remark[]>();

/** In text order; directives to a tool, code in comments and words that only moved are left out. */
export function remarksOf(edit: Edit): readonly Remark[] {
  const found = known.get(edit);
  if (found !== undefined) return found;
  const remarks = [...comments(edit), ...docstrings(edit)].sort((one, other) => one.first - other.first);
  known.set(edit, remarks);
  return remarks;
}

function comments(edit: Edit): Remark[] {
  const { before, after } = edit.pair;
  const changes = edit.changes.filter(
    ({ part, afterLexemes }) => part === 'comment' && afterLexemes.length > 0,
  );
  if (changes.length === 0 || after.language === null) return [];
  const flipped = flippedAlignment(edit.alignment);
  return changes.flatMap((change): Remark[] => {
    const { beforeLexemes, afterLexemes } = change;
    const run = runOfLexemes(afterLexemes);
    const text = textOfRun(after, run);
    if (!/\p{L}/u.test(text) || isDirective(text) || isCode(text)) return [];
    const original = beforeLexemes.length === 0 ? null : runOfLexemes(beforeLexemes);
    if (original === null && isWrittenAsOften(edit, text)) return [];
    if (original !== null && isOfOtherKind(textOfRun(before, original), text)) return [];
    const code = standingCode({ alignment: flipped }, afterLexemes);
    if (code === null) return [];
    const about = edit.alignment.before.pair[code.lexeme]!;
    const form = formOf(after, run);
    const isAdded = original === null && !continuesComment(after, run);
    return [{ ...run, isAdded, form, changes: [change], code: about, original }];
  });
}

/** As often as now, or more often: the words come from elsewhere. */
function isWrittenAsOften({ pair: { before, after } }: Edit, text: string): boolean {
  return writtenWordsOf(after).count(text) <= writtenWordsOf(before).count(text);
}

/** The same words, or what was no remark: code that was commented out, a directive. */
function isOfOtherKind(original: string, text: string): boolean {
  return wordsIn(original) === wordsIn(text) || isDirective(original) || isCode(original);
}

function wordsIn(text: string): string {
  return text
    .replace(/^[ \t]*(\/\*+|\*+\/?|\/\/+|#+)|\*+\/$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** New lines of a comment that was there. */
function continuesComment(after: SyntaxDocument, { first, end }: LexemeRun): boolean {
  return areOneRun(after, first - 1, first) || areOneRun(after, end - 1, end);
}

const DOCUMENTED =
  /^(export|async|function|class|abstract|public|private|protected|static|interface|type|enum|get|set)$/;

function formOf(after: SyntaxDocument, { first, end }: LexemeRun): Remark['form'] {
  const { lexemes, source } = after;
  if (isTrailing(after, first)) return 'trailing';
  const isDoc = source.text.startsWith('/**', lexemes.start[end - 1]!);
  if (!isDoc || end >= lexemes.count) return 'own-line';
  const unit = after.units.find(({ firstLexeme }) => firstLexeme === end);
  const next = source.text.slice(lexemes.start[end]!, lexemes.end[end]!);
  return DOCUMENTED.test(next) || unit?.kind === 'method_definition' ? 'docstring' : 'own-line';
}

function docstrings(edit: Edit): Remark[] {
  const { before, after } = edit.pair;
  if (after.language?.family !== 'python') return [];
  return after.units.flatMap((unit): Remark[] => {
    const original = edit.alignment.after.unitPair[unit.index]!;
    const own = original === -1 ? -1 : docstringOf(after, unit.index);
    if (own === -1 || !isSameHeader(edit, original)) return [];
    const run = unitRun(after, own);
    const old = docstringOf(before, original);
    const originalRun = old === -1 ? null : unitRun(before, old);
    const changes = changesOf(edit, run, originalRun);
    if (changes === null) return [];
    const text = textOfRun(after, run);
    if (originalRun === null) {
      if (isWrittenAsOften(edit, text)) return [];
    } else if (wordsIn(textOfRun(before, originalRun)) === wordsIn(text)) return [];
    const code = unit.index === 0 ? run.first : unit.firstLexeme;
    return [{ ...run, isAdded: old === -1, form: 'docstring', changes, code, original: originalRun }];
  });
}

/** The changes of a docstring, or null if there are none or one holds more than the docstring. */
function changesOf(edit: Edit, run: LexemeRun, original: LexemeRun | null): ChangeModel[] | null {
  const isIn = (lexeme: number, where: LexemeRun | null): boolean =>
    where !== null && where.first <= lexeme && lexeme < where.end;
  const changes = edit.changes.filter(
    ({ beforeLexemes, afterLexemes }) =>
      beforeLexemes.some((lexeme) => isIn(lexeme, original)) ||
      afterLexemes.some((lexeme) => isIn(lexeme, run)),
  );
  const isAll = changes.every(
    ({ beforeLexemes, afterLexemes }) =>
      beforeLexemes.every((lexeme) => isIn(lexeme, original)) &&
      afterLexemes.every((lexeme) => isIn(lexeme, run)),
  );
  return isAll && changes.length > 0 ? changes : null;
}

function isSameHeader(edit: Edit, beforeUnit: number): boolean {
  return beforeUnit === 0 || isSameUnit(edit, beforeUnit);
}

function unitRun({ units }: SyntaxDocument, unit: number): LexemeRun {
  const { firstLexeme, endLexeme } = units[unit]!;
  return { first: firstLexeme, end: endLexeme };
}

function runOfLexemes(lexemes: readonly number[]): LexemeRun {
  return { first: lexemes[0]!, end: lexemes[lexemes.length - 1]! + 1 };
}

export function textOfRun({ source, lexemes }: SyntaxDocument, { first, end }: LexemeRun): string {
  return source.text.slice(lexemes.start[first]!, lexemes.end[end - 1]!);
}

/** Numbers of all changes of some remarks, ascending. */
export function subjectOf(remarks: readonly Remark[]): number[] {
  const numbers = remarks.flatMap(({ changes }) => changes.map(({ number }) => number));
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** What is as it was where remarks stand, for a message: of what a docstring describes that is the head. */
export function unchanged(areDocstrings: boolean, isOne: boolean): string {
  if (areDocstrings)
    return isOne
      ? 'the head of what it describes is unchanged'
      : 'the heads of what they describe are unchanged';
  return isOne ? 'the code it stands at is unchanged' : 'the code they stand at is unchanged';
}

/** The first line of a remark that says anything, short enough for a message. */
export function saidIn(document: SyntaxDocument, run: LexemeRun): string {
  const lines = textOfRun(document, run).split('\n');
  return excerpt(lines.find((line) => /[\p{L}\p{N}]{2}/u.test(line)) ?? lines[0]!);
}
