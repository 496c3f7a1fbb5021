import type { Side } from '../edit/alignment';
import { commentedLexeme, isTrailing } from '../edit/commentRuns';
import type { ChangeModel } from '../edit/model';
import { isDirective } from '../rules/shared/commentKinds';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import type { RefinedEdit } from './refine';

/**
 * The changes of the code that a comment to a tool is about, where the change is of such a comment: those on the line
 * that it stands at, else, where it stands at the start or the end of a statement, those of the statement's own. Empty
 * for other comments, and for one at code that did not change.
 */
export function directedChanges(edit: RefinedEdit, { part, ...change }: ChangeModel): number[] {
  if (part !== 'comment') return [];
  const sideName = (['after', 'before'] as const).find((name) =>
    isOfDirective(edit.alignment[name].document, lexemesOf(change, name)),
  );
  if (sideName === undefined) return [];
  const side = edit.alignment[sideName];
  const run = lexemesOf(change, sideName);
  const about = commentedLexeme(side.document, run);
  if (about === null) return [];
  const code = edit.changes.filter(({ part: other }) => !NO_CODE.has(other));
  const places = code.map(({ number, ...own }) => ({ number, places: placesOf(own, edit, sideName) }));
  const onLine = places.filter((one) => one.places.some((lexeme) => isOnLine(side.document, lexeme, about)));
  const isEdge = isTrailing(side.document, run[0]!) ? isLastOfOwn(side, about) : isFirst(side, about);
  const found =
    onLine.length > 0 || !isEdge
      ? onLine
      : places.filter((one) => one.places.some((lexeme) => side.owner[lexeme] === side.owner[about]));
  return found.map(({ number }) => number);
}

const NO_CODE: ReadonlySet<string> = new Set(['comment', 'layout', 'line-ends', 'artifact']);

type Lexemes = Pick<ChangeModel, 'beforeLexemes' | 'afterLexemes'>;

function lexemesOf(
  { beforeLexemes, afterLexemes }: Lexemes,
  sideName: 'before' | 'after',
): readonly number[] {
  return sideName === 'before' ? beforeLexemes : afterLexemes;
}

function isOfDirective({ lexemes, source }: SyntaxDocument, run: readonly number[]): boolean {
  return run.some(
    (lexeme) =>
      lexemes.comment[lexeme] === 1 &&
      isDirective(source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme])),
  );
}

/** Where a change is in one of the texts. What only the other text has is where its neighbours in the statement are. */
function placesOf(
  change: Pick<ChangeModel, 'origin'> & Lexemes,
  { alignment }: RefinedEdit,
  sideName: 'before' | 'after',
): readonly number[] {
  const own = lexemesOf(change, sideName);
  if (own.length > 0 || change.origin !== 'own') return own;
  const otherName = sideName === 'before' ? 'after' : 'before';
  const { pair } = alignment[otherName];
  const run = lexemesOf(change, otherName);
  return [pair[run[0]! - 1], pair[run[run.length - 1]! + 1]].flatMap((lexeme) =>
    lexeme === undefined || lexeme === -1 ? [] : [lexeme],
  );
}

function isOnLine({ source, lexemes }: SyntaxDocument, lexeme: number, about: number): boolean {
  const line = (offset: number): number => lineAt(source, offset);
  return (
    line(lexemes.start[lexeme]!) <= line(lexemes.end[about]! - 1) &&
    line(lexemes.start[about]!) <= line(lexemes.end[lexeme]! - 1)
  );
}

function isFirst({ document, owner }: Side, about: number): boolean {
  return document.units[owner[about]!]!.firstLexeme === about;
}

/** Whether the statement, or the header of a compound one, ends on the lexeme's line or starts on it. */
function isLastOfOwn({ document, owner }: Side, about: number): boolean {
  const { firstLexeme, endLexeme, children } = document.units[owner[about]!]!;
  const [inner] = children;
  let last = (inner === undefined ? endLexeme : document.units[inner]!.firstLexeme) - 1;
  while (last > firstLexeme && document.lexemes.comment[last] === 1) last -= 1;
  return about === last || isOnLine(document, firstLexeme, about);
}
