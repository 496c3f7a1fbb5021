import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import type { Interner } from '../syntax/interner';
import { normalisedMarkupText, normalisedString } from '../syntax/stringValue';
import { kindOf } from '../syntax/syntaxTree';
import { holdsPair, ownersOf } from './owners';
import { alignSequences } from '../sequences/alignSequences';
import { alignUnits, type UnitAlignment } from './unitAlignment';

/** One side of an edit with what the alignment knows of it. */
export interface Side {
  readonly document: SyntaxDocument;
  /** By lexeme: the paired lexeme of the other side, or -1. */
  readonly pair: Int32Array;
  /** By lexeme: the innermost unit that holds it. */
  readonly owner: Int32Array;
  /** By unit: the paired unit of the other side, or -1. */
  readonly unitPair: Int32Array;
  /** By unit: 1 if it or a unit inside it is paired. An unpaired unit that holds pairs was put around them. */
  readonly holds: Uint8Array;
}

/**
 * Which lexemes of before are which of after: statements first, tokens inside paired statements next, comments
 * between paired tokens last. Pairs ascend on both sides.
 */
export interface Alignment {
  readonly before: Side;
  readonly after: Side;
  readonly units: UnitAlignment;
  readonly limits: ReadonlySet<string>;
}

export function alignPair({ before, after, interner }: DocumentPair): Alignment {
  const units = alignUnits(before, after);
  const limits = new Set(units.limits);
  const beforeSide = sideOf(before, units.afterOf);
  const afterSide = sideOf(after, units.beforeOf);
  const alignment: Alignment = { before: beforeSide, after: afterSide, units, limits };
  before.units.forEach((_, b) => {
    const a = units.afterOf[b]!;
    if (a === -1) return;
    if (units.equal[b] === 1) {
      // The units inside are done with it, except for equal ones paired under another parent.
      const parent = before.units[b]!.parent;
      if (parent === -1 || units.equal[parent] === 0) alignEqual(alignment, b, a, interner);
    } else if (!alignOwnTokens(alignment, b, a)) limits.add('alignment');
  });
  alignComments(alignment, interner);
  return alignment;
}

function sideOf(document: SyntaxDocument, unitPair: Int32Array): Side {
  return {
    document,
    pair: new Int32Array(document.lexemes.count).fill(-1),
    owner: ownersOf(document),
    unitPair,
    holds: holdsPair(document, unitPair),
  };
}

function pairUp(alignment: Alignment, b: number, a: number): void {
  alignment.before.pair[b] = a;
  alignment.after.pair[a] = b;
}

/** Tokens of two equal trees: all of them, but for those that normalisation drops. */
function alignEqual(alignment: Alignment, b: number, a: number, interner: Interner): void {
  if (alignIdentical(alignment, b, a)) return;
  const bs = tokensIn(alignment.before.document, b);
  const as = tokensIn(alignment.after.document, a);
  const bIds = bs.map((lexeme) => meaningId(alignment.before.document, lexeme, interner));
  const aIds = as.map((lexeme) => meaningId(alignment.after.document, lexeme, interner));
  const pairs = alignSequences(bIds, aIds);
  pairs.before.forEach((index, at) => pairUp(alignment, bs[index]!, as[pairs.after[at]!]!));
}

/** The common case, without lists: the same lexemes on both sides, comments too. */
function alignIdentical({ before, after }: Alignment, b: number, a: number): boolean {
  const one = before.document.units[b]!;
  const other = after.document.units[a]!;
  const count = one.endLexeme - one.firstLexeme;
  if (count !== other.endLexeme - other.firstLexeme) return false;
  const bIds = before.document.lexemes.id;
  const aIds = after.document.lexemes.id;
  for (let offset = 0; offset < count; offset += 1) {
    if (bIds[one.firstLexeme + offset] !== aIds[other.firstLexeme + offset]) return false;
  }
  for (let offset = 0; offset < count; offset += 1) {
    before.pair[one.firstLexeme + offset] = other.firstLexeme + offset;
    after.pair[other.firstLexeme + offset] = one.firstLexeme + offset;
  }
  return true;
}

function tokensIn(document: SyntaxDocument, unit: number): number[] {
  const { firstLexeme, endLexeme } = document.units[unit]!;
  const tokens: number[] = [];
  for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1) {
    if (document.lexemes.comment[lexeme] === 0) tokens.push(lexeme);
  }
  return tokens;
}

/** Equal for lexemes that mean the same: strings whatever their quotes, JSX text whatever its line breaks. */
function meaningId(document: SyntaxDocument, lexeme: number, interner: Interner): number {
  const { lexemes, tree, source } = document;
  const kind = kindOf(tree, lexemes.node[lexeme]!);
  if (kind !== 'string' && kind !== 'jsx_text') return lexemes.id[lexeme]!;
  const written = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
  return interner.idOf(
    kind === 'string' ? `s${normalisedString(written, true)}` : `t${normalisedMarkupText(written)}`,
  );
}

/** Tokens of a paired unit outside the units in it, between those of its inner units that are paired. */
function alignOwnTokens(alignment: Alignment, b: number, a: number): boolean {
  const anchors = innerPairs(alignment.before, b);
  let complete = true;
  let bAt = alignment.before.document.units[b]!.firstLexeme;
  let aAt = alignment.after.document.units[a]!.firstLexeme;
  const until = (bEnd: number, aEnd: number): void => {
    const bs = ownTokens(alignment.before, b, bAt, bEnd);
    const as = ownTokens(alignment.after, a, aAt, aEnd);
    const pairs = alignSequences(idsOf(alignment.before, bs), idsOf(alignment.after, as));
    complete &&= pairs.complete;
    pairs.before.forEach((index, at) => pairUp(alignment, bs[index]!, as[pairs.after[at]!]!));
  };
  for (const inner of anchors) {
    const one = alignment.before.document.units[inner]!;
    const other = alignment.after.document.units[alignment.before.unitPair[inner]!]!;
    until(one.firstLexeme, other.firstLexeme);
    bAt = one.endLexeme;
    aAt = other.endLexeme;
  }
  until(alignment.before.document.units[b]!.endLexeme, alignment.after.document.units[a]!.endLexeme);
  return complete;
}

/** The outermost paired units inside a unit of before, in order. */
function innerPairs(before: Side, unit: number): number[] {
  return before.document.units[unit]!.children.flatMap((child) => {
    if (before.unitPair[child] !== -1) return [child];
    return before.holds[child] === 1 ? innerPairs(before, child) : [];
  });
}

function ownTokens(side: Side, unit: number, from: number, to: number): number[] {
  const tokens: number[] = [];
  for (let lexeme = from; lexeme < to; lexeme += 1) {
    if (side.owner[lexeme] === unit && side.document.lexemes.comment[lexeme] === 0) tokens.push(lexeme);
  }
  return tokens;
}

function idsOf({ document }: Side, lexemes: readonly number[]): number[] {
  return lexemes.map((lexeme) => document.lexemes.id[lexeme]!);
}

/** Comments pair inside a gap between paired tokens if their text is equal and so is the place they stand in. */
function alignComments(alignment: Alignment, interner: Interner): void {
  const { before, after } = alignment;
  let bAt = 0;
  let aAt = 0;
  const gap = (bEnd: number, aEnd: number): void => {
    alignGapComments(alignment, interner, bAt, bEnd, aAt, aEnd);
  };
  const beforeCount = before.document.lexemes.count;
  for (let b = 0; b < beforeCount; b += 1) {
    const a = before.pair[b]!;
    if (a === -1) continue;
    if (bAt < b && aAt < a) gap(b, a);
    bAt = b + 1;
    aAt = a + 1;
  }
  gap(beforeCount, after.document.lexemes.count);
}

function alignGapComments(
  alignment: Alignment,
  interner: Interner,
  b0: number,
  b1: number,
  a0: number,
  a1: number,
): void {
  const bs = standingComments(alignment.before, b0, b1);
  const as = standingComments(alignment.after, a0, a1);
  if (bs.length === 0 || as.length === 0) return;
  const pairs = alignSequences(
    bs.map((lexeme) => commentId(alignment.before.document, lexeme, interner)),
    as.map((lexeme) => commentId(alignment.after.document, lexeme, interner)),
  );
  pairs.before.forEach((index, at) => pairUp(alignment, bs[index]!, as[pairs.after[at]!]!));
}

/** Comments that do not belong to a statement that is wholly gone or new. */
function standingComments(side: Side, from: number, to: number): number[] {
  const comments: number[] = [];
  for (let lexeme = from; lexeme < to; lexeme += 1) {
    if (side.document.lexemes.comment[lexeme] === 1 && side.holds[side.owner[lexeme]!] === 1)
      comments.push(lexeme);
  }
  return comments;
}

function commentId({ lexemes, source }: SyntaxDocument, lexeme: number, interner: Interner): number {
  const text = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
  return text.includes('\n') ? interner.idOf(text.replace(/\n[ \t]*/g, '\n')) : lexemes.id[lexeme]!;
}
