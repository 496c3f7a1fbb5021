import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import type { Interner } from '../syntax/interner';
import { normalisedMarkupText, normalisedString } from '../syntax/stringValue';
import { kindOf } from '../syntax/syntaxTree';
import { alignComments } from './commentAlignment';
import { movedRuns, movedSeparators, withOwnComments, type Flow, type MovedRun } from './movedRuns';
import { holdsPair, ownersOf } from './owners';
import { ownHash } from './ownHash';
import { alignSequences } from '../sequences/alignSequences';
import { renamedPlaces, respellingOf, type RenamedPlace } from './renamedLexemes';
import { declarationsOf } from './bindingPlaces';
import { findRenames, type Rename } from './renames';
import { respelled } from '../syntax/respelling';
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
  /** By lexeme: index of the moved run that it lies in, or -1. */
  readonly moveOf: Int32Array;
  /** The outermost units that moved. */
  readonly moved: ReadonlySet<number>;
  /** By unit: 1 if it or a unit inside it is paired. An unpaired unit that holds pairs was put around them. */
  readonly holds: Uint8Array;
}

/**
 * Which lexemes of before are which of after: statements first, tokens inside paired statements next, comments
 * between paired tokens last. Pairs ascend on both sides outside moved runs, and inside each of them.
 */
export interface Alignment {
  readonly before: Side;
  readonly after: Side;
  readonly units: UnitAlignment;
  readonly moves: readonly MovedRun[];
  readonly renames: Renames;
  readonly limits: ReadonlySet<string>;
}

interface Reading extends Pick<DocumentPair, 'before' | 'after' | 'interner'> {
  /** Names that comments may mention by either spelling. */
  readonly renames: readonly Rename[];
}

/** Names that changed, and where each is written. */
export interface Renames {
  readonly all: readonly Rename[];
  readonly before: readonly RenamedPlace[];
  readonly after: readonly RenamedPlace[];
}

/** Aligns two texts, and once more with names that only changed read alike: that pairs what else they kept apart. */
export function alignPair(pair: DocumentPair): Alignment {
  const first = alignAsWritten({ ...pair, renames: [] });
  const all = findRenames(first);
  return all.length === 0 ? first : alignRenamed(pair, first, all);
}

/** A rename whose declarations do not pair, whatever they are called, is none. */
function alignRenamed(pair: DocumentPair, first: Alignment, all: readonly Rename[]): Alignment {
  const { before, after, interner } = pair;
  const renames = {
    all,
    before: renamedPlaces(before, 'before', all),
    after: renamedPlaces(after, 'after', all),
  };
  const again = alignAsWritten({
    before: respelled(before, respellingOf(before, renames.before), interner),
    after: respelled(after, respellingOf(after, renames.after), interner),
    interner,
    renames: all,
  });
  const isDeclarationPaired = ({ before: binding }: Rename): boolean =>
    declarationsOf(before, binding).some((lexeme) => again.before.pair[lexeme] !== -1);
  if (!all.every(isDeclarationPaired)) {
    const sure = all.filter(isDeclarationPaired);
    return sure.length === 0 ? first : alignRenamed(pair, first, sure);
  }
  return {
    ...again,
    before: { ...again.before, document: before },
    after: { ...again.after, document: after },
    renames,
  };
}

function alignAsWritten({ before, after, interner, renames }: Reading): Alignment {
  const units = alignUnits(before, after);
  const limits = new Set(units.limits);
  const beforeSide = sideOf(
    before,
    units.afterOf,
    units.moves.map((move) => move.before),
  );
  const afterSide = sideOf(
    after,
    units.beforeOf,
    units.moves.map((move) => move.after),
  );
  const moves = movedRuns({ before, after }, units.moves);
  moves.forEach((run, index) => mark(beforeSide, afterSide, run, index));
  const aligned = { before: beforeSide, after: afterSide, units, moves, renames: NO_RENAMES, limits };
  before.units.forEach((_, b) => {
    const a = units.afterOf[b]!;
    if (a === -1) return;
    if (units.equal[b] === 1) {
      // The units inside are done with it, except for equal ones paired under another parent.
      const parent = before.units[b]!.parent;
      if (parent === -1 || units.equal[parent] === 0) alignEqual(aligned, b, a, interner);
    } else if (!alignOwnTokens(aligned, b, a, ownIds(aligned, b, a, interner))) limits.add('alignment');
  });
  for (const move of moves.flatMap((run) => run.units)) {
    const separators = movedSeparators({ before, after }, move);
    if (separators !== null) pairUp(aligned, separators.before, separators.after);
  }
  const comments = { interner, renames };
  alignComments(aligned, wholeTexts(aligned), -1, comments);
  const extended = moves.map((run, index) => {
    const own = withOwnComments(beforeSide, afterSide, run);
    mark(beforeSide, afterSide, own, index);
    alignComments(aligned, own, index, comments);
    return own;
  });
  return { ...aligned, moves: extended };
}

const NO_RENAMES: Renames = { all: [], before: [], after: [] };

/** Both texts from end to end. */
export function wholeTexts({ before, after }: Pick<Alignment, 'before' | 'after'>): Flow {
  return {
    before: { from: 0, to: before.document.lexemes.count },
    after: { from: 0, to: after.document.lexemes.count },
  };
}

function mark(before: Side, after: Side, run: MovedRun, index: number): void {
  before.moveOf.fill(index, run.before.from, run.before.to);
  after.moveOf.fill(index, run.after.from, run.after.to);
}

function sideOf(document: SyntaxDocument, unitPair: Int32Array, moved: readonly number[]): Side {
  return {
    document,
    pair: new Int32Array(document.lexemes.count).fill(-1),
    owner: ownersOf(document),
    unitPair,
    moveOf: new Int32Array(document.lexemes.count).fill(-1),
    moved: new Set(moved),
    holds: holdsPair(document, unitPair),
  };
}

export function pairUp(alignment: Alignment, b: number, a: number): void {
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

/** By lexeme, what tokens of a unit that holds others are compared by: their meaning where its own code is the same. */
type OwnIds = (side: Side, lexemes: readonly number[]) => number[];

function ownIds(
  { before: { document: before }, after: { document: after } }: Alignment,
  b: number,
  a: number,
  interner: Interner,
): OwnIds {
  const holdsUnits = before.units[b]!.children.length > 0 && after.units[a]!.children.length > 0;
  if (!holdsUnits || ownHash(before, b) !== ownHash(after, a)) return idsOf;
  return ({ document }, lexemes) => lexemes.map((lexeme) => meaningId(document, lexeme, interner));
}

/** Tokens of a paired unit outside the units in it, between those of its inner units that are paired. */
function alignOwnTokens(alignment: Alignment, b: number, a: number, ids: OwnIds): boolean {
  const anchors = innerPairs(alignment.before, b);
  let complete = true;
  let bAt = alignment.before.document.units[b]!.firstLexeme;
  let aAt = alignment.after.document.units[a]!.firstLexeme;
  const until = (bEnd: number, aEnd: number): void => {
    const bs = ownTokens(alignment.before, b, bAt, bEnd);
    const as = ownTokens(alignment.after, a, aAt, aEnd);
    const pairs = alignSequences(ids(alignment.before, bs), ids(alignment.after, as));
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

/** The outermost paired units inside a unit of before that stand where they stood, in order. */
function innerPairs(before: Side, unit: number): number[] {
  return before.document.units[unit]!.children.flatMap((child) => {
    if (before.moved.has(child)) return [];
    if (before.unitPair[child] !== -1) return [child];
    return before.holds[child] === 1 ? innerPairs(before, child) : [];
  });
}

function ownTokens(side: Side, unit: number, from: number, to: number): number[] {
  const tokens: number[] = [];
  for (let lexeme = from; lexeme < to; lexeme += 1) {
    // What lies in a moved run without being in a statement of it is its separator.
    const isOwn = side.owner[lexeme] === unit && !isSeparatorOfMove(side, unit, lexeme);
    if (isOwn && side.document.lexemes.comment[lexeme] === 0) tokens.push(lexeme);
  }
  return tokens;
}

/** A unit that moved itself holds its own tokens. */
function isSeparatorOfMove(
  { document: { units }, moved, moveOf }: Side,
  unit: number,
  lexeme: number,
): boolean {
  if (moveOf[lexeme] === -1) return false;
  for (let at = unit; at !== -1; at = units[at]!.parent) if (moved.has(at)) return false;
  return true;
}

function idsOf({ document }: Side, lexemes: readonly number[]): number[] {
  return lexemes.map((lexeme) => document.lexemes.id[lexeme]!);
}
