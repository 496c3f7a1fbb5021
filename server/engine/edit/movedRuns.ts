import type { SyntaxDocument } from '../syntax/document';
import { kindOf } from '../syntax/syntaxTree';
import type { Side } from './alignment';
import { areOneRun, isTrailing } from './commentRuns';
import type { UnitMove } from './unitMoves';

/** Lexemes, half-open. */
export interface LexemeRange {
  readonly from: number;
  readonly to: number;
}

/** A stretch of both texts whose pairs ascend: the whole texts, or a run of statements that moved together. */
export interface Flow {
  readonly before: LexemeRange;
  readonly after: LexemeRange;
}

/** Statements that moved together, with the comments that went along. */
export interface MovedRun extends Flow {
  /** The outermost units on either side, in order. */
  readonly units: readonly UnitMove[];
}

type Documents = { readonly before: SyntaxDocument; readonly after: SyntaxDocument };

/**
 * Joins moves that are neighbours on both sides, and takes along what is the same on both: comments above and behind them,
 * and the separator that ends a member of a class or a type.
 */
export function movedRuns(documents: Documents, moves: readonly UnitMove[]): MovedRun[] {
  return runsOf(documents, moves).map((units) => {
    const first = units[0]!;
    const last = units[units.length - 1]!;
    const above = commentsAbove(documents, first);
    const behind = lexemesBehind(documents, last);
    return {
      units,
      before: {
        from: documents.before.units[first.before]!.firstLexeme - above,
        to: documents.before.units[last.before]!.endLexeme + behind,
      },
      after: {
        from: documents.after.units[first.after]!.firstLexeme - above,
        to: documents.after.units[last.after]!.endLexeme + behind,
      },
    };
  });
}

/** Takes comments along that only one side has: at a statement that moved, they came or went with it. */
export function withOwnComments(before: Side, after: Side, run: MovedRun): MovedRun {
  return { ...run, before: extended(before, run.before), after: extended(after, run.after) };
}

function runsOf({ before, after }: Documents, moves: readonly UnitMove[]): UnitMove[][] {
  const runs: UnitMove[][] = [];
  for (const move of moves) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    const follows =
      last !== undefined &&
      areNeighbours(before, last.before, move.before) &&
      areNeighbours(after, last.after, move.after);
    if (follows) run!.push(move);
    else runs.push([move]);
  }
  return runs;
}

function areNeighbours(document: SyntaxDocument, one: number, other: number): boolean {
  const { units, lexemes } = document;
  if (units[one]!.parent !== units[other]!.parent) return false;
  const end = separatorBehind(document, one) ?? -1;
  for (let lexeme = units[one]!.endLexeme; lexeme < units[other]!.firstLexeme; lexeme += 1) {
    if (lexemes.comment[lexeme] === 0 && lexeme !== end) return false;
  }
  return units[one]!.endLexeme <= units[other]!.firstLexeme;
}

/** The lexeme that ends a member of a class or a type, which stands beside it in the tree; or null. */
function separatorBehind({ units, lexemes, tree }: SyntaxDocument, unit: number): number | null {
  const { node, endLexeme } = units[unit]!;
  const list = tree.parent[node]!;
  const separator = tree.next[node]!;
  if (list === -1 || separator >= tree.next[list]! || lexemes.node[endLexeme] !== separator) return null;
  return MEMBER_LISTS.has(kindOf(tree, list)) && SEPARATORS.has(kindOf(tree, separator)) ? endLexeme : null;
}

const MEMBER_LISTS = new Set(['class_body', 'interface_body', 'object_type']);
const SEPARATORS = new Set([';', ',']);

/** The lexemes that are the separators behind a statement that moved, if both texts have the same. */
export function movedSeparators(
  { before, after }: Documents,
  move: UnitMove,
): { readonly before: number; readonly after: number } | null {
  const b = separatorBehind(before, move.before);
  const a = separatorBehind(after, move.after);
  const isSame = b !== null && a !== null && before.lexemes.id[b] === after.lexemes.id[a];
  return isSame ? { before: b, after: a } : null;
}

function commentsAbove({ before, after }: Documents, move: UnitMove): number {
  const b = before.units[move.before]!.firstLexeme;
  const a = after.units[move.after]!.firstLexeme;
  let count = 0;
  while (
    isAbove(before, b - count) &&
    isAbove(after, a - count) &&
    before.lexemes.id[b - count - 1] === after.lexemes.id[a - count - 1]
  )
    count += 1;
  return count;
}

function lexemesBehind(documents: Documents, move: UnitMove): number {
  const { before, after } = documents;
  const separators = movedSeparators(documents, move) === null ? 0 : 1;
  const b = before.units[move.before]!.endLexeme + separators;
  const a = after.units[move.after]!.endLexeme + separators;
  const isSame = isBehind(before, b) && isBehind(after, a) && before.lexemes.id[b] === after.lexemes.id[a];
  return separators + (isSame ? 1 : 0);
}

function extended({ document, pair, moveOf }: Side, { from, to }: LexemeRange): LexemeRange {
  const isFree = (lexeme: number): boolean => pair[lexeme] === -1 && moveOf[lexeme] === -1;
  let first = from;
  while (isAbove(document, first) && isFree(first - 1)) first -= 1;
  return { from: first, to: isBehind(document, to) && isFree(to) ? to + 1 : to };
}

/** Whether the lexeme before is a comment on a line of its own, right above. */
function isAbove(document: SyntaxDocument, lexeme: number): boolean {
  const { lexemes, source } = document;
  const comment = lexeme - 1;
  if (comment < 0 || lexemes.comment[comment] === 0 || isTrailing(document, comment)) return false;
  if (lexemes.comment[lexeme] === 1) return areOneRun(document, comment, lexeme);
  return /^[ \t]*\n[ \t]*$/.test(source.text.slice(lexemes.end[comment], lexemes.start[lexeme]));
}

/** Whether a lexeme is a comment that ends the line of the one before. */
function isBehind(document: SyntaxDocument, comment: number): boolean {
  const { lexemes, source } = document;
  if (comment >= lexemes.count || lexemes.comment[comment] === 0) return false;
  return !source.text.slice(lexemes.end[comment - 1], lexemes.start[comment]).includes('\n');
}
