import type { SyntaxDocument } from '../syntax/document';
import type { Unit } from '../syntax/units';

/** A run of a list of units, half-open. */
export interface UnitSpan {
  readonly from: number;
  readonly to: number;
}

/** The run of `outer` units whose equals stand inside the compound statement `wrapper` of the other text. */
export function enclosedSpan(
  outerDocument: SyntaxDocument,
  outer: readonly number[],
  innerDocument: SyntaxDocument,
  wrapper: number,
): UnitSpan | null {
  if (!isWrapper(innerDocument, innerDocument.units[wrapper]!)) return null;
  const inside = new Set<number>();
  const end = innerDocument.units[wrapper]!.end;
  for (let unit = wrapper + 1; unit < end; unit += 1) inside.add(hashOf(innerDocument, unit));
  let from = -1;
  let to = -1;
  let weight = 0;
  outer.forEach((unit, index) => {
    if (!inside.has(hashOf(outerDocument, unit))) return;
    if (from === -1) from = index;
    to = index + 1;
    weight += sizeOf(outerDocument.units[unit]!);
  });
  if (from === -1) return null;
  const total = outer.slice(from, to).reduce((sum, unit) => sum + sizeOf(outerDocument.units[unit]!), 0);
  return weight * 3 >= total && weight >= 2 ? { from, to } : null;
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
