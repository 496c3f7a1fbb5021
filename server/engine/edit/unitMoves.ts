import type { SyntaxDocument } from '../syntax/document';
import type { Unit } from '../syntax/units';
import { hashOf, isExit, sizeOf } from './enclosure';
import { holdsPair } from './owners';
import type { Similarity } from './similarity';

/** A statement that stands in another place, by unit of either side. */
export interface UnitMove {
  readonly before: number;
  readonly after: number;
}

/** What pairs so far, and how to pair more. */
export interface Pairings {
  readonly afterOf: Int32Array;
  readonly beforeOf: Int32Array;
  readonly similarity: Similarity;
  pairUp(before: number, after: number): void;
}

/** Within one block, a statement of this size that went and came is the same one. */
const TOKENS_IN_BLOCK = 3;
/** From one block to another, so much must be the same before it is read as moved. */
const TOKENS_ACROSS_BLOCKS = 20;
/** An edited statement must be large and alike to be read as moved. */
const TOKENS_EDITED = 15;
const ALIKE_EDITED = 0.75;
const ALIKE_NAMED = 0.5;
const COMPARISONS = 4_000;

/**
 * Pairs statements that went from one place and came in another. Only a statement of which nothing is paired, in a
 * block of which something is, has moved: what goes into a new function was extracted. Equal trees pair only if there
 * are as many that went as came, so that no coincidence counts.
 */
export function findMoves(before: SyntaxDocument, after: SyntaxDocument, pairings: Pairings): UnitMove[] {
  const moves: UnitMove[] = [];
  const bs = loneUnits(before, pairings.afterOf);
  const as = loneUnits(after, pairings.beforeOf);
  if (bs.length === 0 || as.length === 0) return moves;
  pairBy(
    (unit) => String(hashOf(before, unit)),
    (unit) => String(hashOf(after, unit)),
    isSameEnough,
  );
  pairBy(
    (unit) => nameKey(before.units[unit]!),
    (unit) => nameKey(after.units[unit]!),
    (b, a) => areInOneBlock(b, a) && pairings.similarity.of(b, a) >= ALIKE_NAMED,
  );
  pairEdited();
  return moves.sort((one, other) => one.after - other.after);

  function pairBy(
    keyBefore: (unit: number) => string | null,
    keyAfter: (unit: number) => string | null,
    belong: (b: number, a: number) => boolean,
  ): void {
    const came = byKey(as.filter(isOpenAfter), keyAfter);
    for (const [key, went] of byKey(bs.filter(isOpenBefore), keyBefore)) {
      const same = came.get(key) ?? [];
      if (went.length !== same.length) continue;
      went.forEach((b, index) => {
        if (belong(b, same[index]!)) move(b, same[index]!);
      });
    }
  }

  function pairEdited(): void {
    const went = bs.filter((b) => isOpenBefore(b) && sizeOf(before.units[b]!) >= TOKENS_EDITED);
    const came = as.filter((a) => isOpenAfter(a) && sizeOf(after.units[a]!) >= TOKENS_EDITED);
    if (went.length * came.length > COMPARISONS) return;
    for (const b of went) {
      const alike = came.filter(
        (a) =>
          isOpenAfter(a) &&
          areInOneBlock(b, a) &&
          before.units[b]!.kind === after.units[a]!.kind &&
          pairings.similarity.of(b, a) >= ALIKE_EDITED,
      );
      if (alike.length === 1) move(b, alike[0]!);
    }
  }

  function move(b: number, a: number): void {
    pairings.pairUp(b, a);
    moves.push({ before: b, after: a });
  }

  function isSameEnough(b: number, a: number): boolean {
    const unit = before.units[b]!;
    const size = sizeOf(unit);
    if (isExit(unit) || unit.kind === 'pass_statement') return false;
    return areInOneBlock(b, a) ? size >= TOKENS_IN_BLOCK : size >= TOKENS_ACROSS_BLOCKS;
  }

  function areInOneBlock(b: number, a: number): boolean {
    return holderOf(before, pairings.afterOf, b) === pairedBefore(holderOf(after, pairings.beforeOf, a));
  }

  function pairedBefore(a: number): number {
    return a === -1 ? -1 : pairings.beforeOf[a]!;
  }

  function isOpenBefore(unit: number): boolean {
    return pairings.afterOf[unit] === -1;
  }

  function isOpenAfter(unit: number): boolean {
    return pairings.beforeOf[unit] === -1;
  }
}

/** Unpaired units with nothing paired inside, whose surroundings are paired or hold something that is. */
function loneUnits(document: SyntaxDocument, pairOf: Int32Array): number[] {
  const { units } = document;
  const holds = holdsPair(document, pairOf);
  return units
    .filter(
      ({ index, parent, isClause }) =>
        !isClause && holds[index] === 0 && parent !== -1 && holds[parent] === 1,
    )
    .map(({ index }) => index);
}

/** The innermost paired unit around a unit. */
function holderOf({ units }: SyntaxDocument, pairOf: Int32Array, unit: number): number {
  let at = units[unit]!.parent;
  while (at !== -1 && pairOf[at] === -1) at = units[at]!.parent;
  return at;
}

function byKey(
  units: readonly number[],
  keyOf: (unit: number) => string | null,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const unit of units) {
    const key = keyOf(unit);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  return groups;
}

function nameKey({ kind, name }: Unit): string | null {
  return name === null ? null : `${kind} ${name}`;
}
