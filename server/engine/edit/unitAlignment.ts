import type { SyntaxDocument } from '../syntax/document';
import type { Unit } from '../syntax/units';
import { alignSequences } from '../sequences/alignSequences';
import { bestChain, betweenPairs } from '../sequences/pairing';
import {
  containsEqual,
  EnclosableUnits,
  hashOf,
  isCompound,
  isExit,
  isWrapper,
  sizeOf,
  type UnitSpan,
} from './enclosure';
import { ownHash } from './ownHash';
import { Similarity } from './similarity';
import { findMoves, type UnitMove } from './unitMoves';

/** Which unit of before is which of after. Only the pairs of moved units cross others. */
export interface UnitAlignment {
  /** By unit of before: the unit of after, or -1. */
  readonly afterOf: Int32Array;
  /** By unit of after: the unit of before, or -1. */
  readonly beforeOf: Int32Array;
  /** By unit of before: 1 if the normalised trees of the pair are equal. */
  readonly equal: Uint8Array;
  /** By their place in after; none lies inside another. */
  readonly moves: readonly UnitMove[];
  /** Limits that were met. */
  readonly limits: ReadonlySet<string>;
}

/** Comparisons of one gap between paired statements; beyond it only equal and equally named units pair. */
const COMPARISONS = 4_000;
const ALIKE = 0.5;
/** Where there is only one candidate on each side, or a clause of the same kind, less will do. */
const ALIKE_ALONE = 0.25;
const ALIKE_ACROSS_KINDS = 0.6;
/** Statements put in between two that a new compound statement encloses, past which an edited one is looked for. */
const PUT_BETWEEN = 2;
/** A nested statement must say this much before its surroundings are read as put around it. */
const WRAPPED_TOKENS = 6;

export function alignUnits(before: SyntaxDocument, after: SyntaxDocument): UnitAlignment {
  const afterOf = new Int32Array(before.units.length).fill(-1);
  const beforeOf = new Int32Array(after.units.length).fill(-1);
  const equal = new Uint8Array(before.units.length);
  const limits = new Set<string>();
  const similarity = new Similarity(before, after);
  const numbers = new Map<number, number>();

  pairUp(0, 0);
  const moves =
    before.language === null ? [] : findMoves(before, after, { afterOf, beforeOf, similarity, pairUp });
  return { afterOf, beforeOf, equal, moves, limits };

  function pairUp(b: number, a: number): void {
    if (hashOf(before, b) === hashOf(after, a) && pairEqual(b, a)) return;
    afterOf[b] = a;
    beforeOf[a] = b;
    alignLists(before.units[b]!.children, after.units[a]!.children);
  }

  /** Equal trees have equal units; only a hash collision could make them differ. */
  function pairEqual(b: number, a: number): boolean {
    const bEnd = before.units[b]!.end;
    const aEnd = after.units[a]!.end;
    if (bEnd - b !== aEnd - a) return false;
    for (let offset = 0; offset < bEnd - b; offset += 1) {
      afterOf[b + offset] = a + offset;
      beforeOf[a + offset] = b + offset;
      equal[b + offset] = 1;
    }
    return true;
  }

  function alignLists(bs: readonly number[], as: readonly number[]): void {
    const pairs = align(
      bs.map((b) => numberOf(hashOf(before, b))),
      as.map((a) => numberOf(hashOf(after, a))),
      (index) => Math.max(1, sizeOf(before.units[bs[index]!]!)),
    );
    betweenPairs(bs, as, pairs, pairUp, alignGap);
  }

  function alignGap(bs: readonly number[], as: readonly number[]): void {
    if (bs.length === 0 || as.length === 0) return;
    const pairs = align(
      bs.map((b, index) => nameNumber(before.units[b]!, -2 * index - 3)),
      as.map((a, index) => nameNumber(after.units[a]!, -2 * index - 4)),
    );
    betweenPairs(bs, as, pairs, pairUp, alignUnnamed);
  }

  function alignUnnamed(bs: readonly number[], as: readonly number[]): void {
    if (bs.length === 0 || as.length === 0) return;
    if (alignWraps(bs, as)) return;
    alignAlike(bs, as);
  }

  /**
   * Looks for statements of one side inside compound statements of the other. Whatever was put around them stays
   * unpaired; its contents are aligned with the statements it now encloses.
   */
  function alignWraps(bs: readonly number[], as: readonly number[]): boolean {
    const originals = new EnclosableUnits(before, bs);
    for (const [index, a] of as.entries()) {
      const enclosed = originals.within(after, a);
      if (enclosed === null || hasPeer(bs.slice(enclosed.from, enclosed.to), as)) continue;
      if (bs.some((b) => areHeadersEqual(b, a))) continue;
      const span = withEditedEdges(enclosed, bs, a, as);
      alignUnnamed(bs.slice(0, span.from), as.slice(0, index));
      alignLists(bs.slice(span.from, span.to), after.units[a]!.children);
      alignUnnamed(bs.slice(span.to), as.slice(index + 1));
      return true;
    }
    const results = new EnclosableUnits(after, as);
    for (const [index, b] of bs.entries()) {
      const span = results.within(before, b);
      if (span === null || as.some((a) => areHeadersEqual(b, a))) continue;
      alignUnnamed(bs.slice(0, index), as.slice(0, span.from));
      alignLists(before.units[b]!.children, as.slice(span.from, span.to));
      alignUnnamed(bs.slice(index + 1), as.slice(span.to));
      return true;
    }
    return false;
  }

  /**
   * Whether one compound statement is the other with another block: then it was there, and is not put around. What
   * says nothing of its own, as `try`, is never known by its header.
   */
  function areHeadersEqual(b: number, a: number): boolean {
    const one = before.units[b]!;
    const other = after.units[a]!;
    return (
      one.kind === other.kind &&
      one.kind !== 'try_statement' &&
      isWrapper(before, one) &&
      ownHash(before, b) === ownHash(after, a)
    );
  }

  /** Edited statements at the edges of what a new compound statement encloses are enclosed as well. */
  function withEditedEdges(
    enclosed: UnitSpan,
    bs: readonly number[],
    wrapper: number,
    as: readonly number[],
  ): UnitSpan {
    const inner = after.units[wrapper]!.children.filter((child) => !after.units[child]!.isClause);
    const isEqual = (child: number, b: number): boolean => hashOf(after, child) === hashOf(before, b);
    const isEdited = (b: number | undefined, child: number | undefined): boolean => {
      const score = b === undefined || child === undefined ? 0 : likeness(b, child, false);
      return score > 0 && !as.some((other) => other !== wrapper && likeness(b!, other, false) >= score);
    };
    /** Where the statement became one of those inside, looked for past a few that were put in between; or -1. */
    const editedBeyond = (b: number | undefined, edge: number, step: 1 | -1): number => {
      for (let passed = 1; edge !== -1 && passed <= PUT_BETWEEN + 1; passed += 1)
        if (isEdited(b, inner[edge + step * passed])) return edge + step * passed;
      return -1;
    };
    let { from, to } = enclosed;
    let first = inner.findIndex((child) => isEqual(child, bs[from]!));
    while ((first = editedBeyond(bs[from - 1], first, -1)) !== -1) from -= 1;
    let last = inner.findLastIndex((child) => isEqual(child, bs[to - 1]!));
    while ((last = editedBeyond(bs[to], last, 1)) !== -1) to += 1;
    return { from, to };
  }

  /** A short statement that has a likely successor in its own block is not read as enclosed by another. */
  function hasPeer(bs: readonly number[], as: readonly number[]): boolean {
    if (bs.reduce((sum, b) => sum + sizeOf(before.units[b]!), 0) >= WRAPPED_TOKENS) return false;
    return bs.some((b) => as.some((a) => isPeer(b, a)));
  }

  /** Blocks leave by statements of the same few kinds; other statements are peers if they say the same. */
  function isPeer(b: number, a: number): boolean {
    const unit = before.units[b]!;
    if (unit.kind !== after.units[a]!.kind) return false;
    return isExit(unit) || similarity.of(b, a) >= ALIKE;
  }

  function alignAlike(bs: readonly number[], as: readonly number[]): void {
    if (bs.length * as.length > COMPARISONS) {
      limits.add('similarity');
      return;
    }
    const alone = bs.length === 1 && as.length === 1;
    const pairs = bestChain(bs.length, as.length, (i, j) => likeness(bs[i]!, as[j]!, alone));
    betweenPairs(bs, as, pairs, pairUp, alignNested);
  }

  /** What is left: an edited statement may have been enclosed as well. */
  function alignNested(bs: readonly number[], as: readonly number[]): void {
    if (bs.length === 0 || bs.length * as.length > COMPARISONS) return;
    for (const a of as) {
      const inside = statementsIn(after, a);
      if (bs.length * inside.length > COMPARISONS) continue;
      const at = bs.findIndex((b) => inside.some((child) => likeness(b, child, false) >= ALIKE_ACROSS_KINDS));
      if (at === -1) continue;
      alignLists(bs, after.units[a]!.children);
      return;
    }
  }

  function likeness(b: number, a: number, alone: boolean): number {
    const one = before.units[b]!;
    const other = after.units[a]!;
    if (one.kind !== other.kind) {
      // A simple statement is like a compound one because of what that holds, and this is what it pairs with.
      const comparable =
        one.isClause === other.isClause && isCompound(before, one) === isCompound(after, other);
      const score = comparable ? similarity.of(b, a) : 0;
      if (score < ALIKE_ACROSS_KINDS) return 0;
      const isInside = containsEqual(after, a, before, b) || containsEqual(before, b, after, a);
      return isInside || holdsCloser(b, a, score) ? 0 : score * 0.9;
    }
    const score = similarity.of(b, a);
    const isSameHeader = areHeadersEqual(b, a);
    const enough = alone || one.isClause || isSameHeader ? ALIKE_ALONE : ALIKE;
    if (score >= enough && !one.isClause && !isSameHeader && holdsCloser(b, a, score)) return 0;
    return score >= enough || (one.isClause && one.kind !== 'case_clause') ? Math.max(score, 0.01) : 0;
  }

  /** Whether one of two statements holds the other, edited: a statement of its kind that is more like it. */
  function holdsCloser(b: number, a: number, score: number): boolean {
    const { kind } = before.units[b]!;
    const inAfter = statementsIn(after, a).some(
      (inner) => after.units[inner]!.kind === kind && similarity.of(b, inner) > score,
    );
    if (inAfter) return true;
    const other = after.units[a]!.kind;
    return statementsIn(before, b).some(
      (inner) => before.units[inner]!.kind === other && similarity.of(inner, a) > score,
    );
  }

  function align(
    bs: number[],
    as: number[],
    weightOf?: (index: number) => number,
  ): { before: number[]; after: number[] } {
    const pairs = alignSequences(bs, as, weightOf);
    if (!pairs.complete) limits.add('alignment');
    return pairs;
  }

  function numberOf(hash: number): number {
    const known = numbers.get(hash);
    if (known !== undefined) return known;
    numbers.set(hash, numbers.size + 1);
    return numbers.size;
  }

  function nameNumber(unit: Unit, unique: number): number {
    return unit.name === null ? unique : numberOf(textHash(`${unit.kind} ${unit.name}`));
  }
}

/** The statements directly inside a statement that can be put around others. */
function statementsIn(document: SyntaxDocument, unit: number): readonly number[] {
  if (!isWrapper(document, document.units[unit]!)) return [];
  return document.units[unit]!.children.filter((child) => !document.units[child]!.isClause);
}

/** A range of the text hashes that tree hashes never take: they are not negative. */
function textHash(text: string): number {
  let hash = 7;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return -(hash >>> 0) - 1 - text.length * 0x100000000;
}
