import type { SyntaxDocument } from '../syntax/document';
import type { Unit } from '../syntax/units';

/** A run of a list of units, half-open. */
export interface UnitSpan {
  readonly from: number;
  readonly to: number;
}

/** A list of units that statements of the other text may have been put around, looked up by their hashes. */
export class EnclosableUnits {
  readonly #document: SyntaxDocument;
  readonly #units: readonly number[];
  /** Places in the list by hash; only made once a wrapper asks. */
  #places: Map<number, number[]> | null = null;

  constructor(document: SyntaxDocument, units: readonly number[]) {
    this.#document = document;
    this.#units = units;
  }

  /** The run of the list whose equals stand inside the compound statement `wrapper` of the other text. */
  within(other: SyntaxDocument, wrapper: number): UnitSpan | null {
    if (!isWrapper(other, other.units[wrapper]!)) return null;
    const places = (this.#places ??= this.#placesByHash());
    const inside = new Set<number>();
    const end = other.units[wrapper]!.end;
    for (let unit = wrapper + 1; unit < end; unit += 1) {
      for (const place of places.get(hashOf(other, unit)) ?? []) inside.add(place);
    }
    if (inside.size === 0) return null;
    let from = this.#units.length;
    let to = 0;
    for (const place of inside) {
      from = Math.min(from, place);
      to = Math.max(to, place + 1);
    }
    const weight = this.#weigh(inside);
    return weight * 3 >= this.#weigh(range(from, to)) && weight >= 2 ? { from, to } : null;
  }

  #placesByHash(): Map<number, number[]> {
    const places = new Map<number, number[]>();
    this.#units.forEach((unit, place) => {
      const hash = hashOf(this.#document, unit);
      const known = places.get(hash);
      if (known === undefined) places.set(hash, [place]);
      else known.push(place);
    });
    return places;
  }

  #weigh(places: Iterable<number>): number {
    let sum = 0;
    for (const place of places) sum += sizeOf(this.#document.units[this.#units[place]!]!);
    return sum;
  }
}

function* range(from: number, to: number): Iterable<number> {
  for (let at = from; at < to; at += 1) yield at;
}

/** Whether a compound statement of one text has the equal of a statement of the other inside it. */
export function containsEqual(
  outerDocument: SyntaxDocument,
  wrapper: number,
  innerDocument: SyntaxDocument,
  unit: number,
): boolean {
  if (!isWrapper(outerDocument, outerDocument.units[wrapper]!)) return false;
  const hash = hashOf(innerDocument, unit);
  const end = outerDocument.units[wrapper]!.end;
  for (let inner = wrapper + 1; inner < end; inner += 1)
    if (hashOf(outerDocument, inner) === hash) return true;
  return false;
}

/** Whether a statement can be put around others: a compound one, or one that holds a function with a body. */
export function isWrapper(document: SyntaxDocument, unit: Unit): boolean {
  const isHolder = document.language?.holders.has(unit.kind) === true && unit.children.length > 0;
  return isHolder || isCompound(document, unit);
}

export function isCompound({ language }: SyntaxDocument, { kind }: Unit): boolean {
  return language?.wrappers.has(kind) === true;
}

/** Whether a statement leaves its block. */
export function isExit({ kind }: Unit): boolean {
  return /^(return|raise|throw|break|continue)_statement$/.test(kind);
}

export function hashOf(document: SyntaxDocument, unit: number): number {
  return document.hashes.of(document.units[unit]!.node);
}

export function sizeOf(unit: Unit): number {
  return unit.endLexeme - unit.firstLexeme;
}
