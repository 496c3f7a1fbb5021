import type { Alignment, Side } from './alignment';
import type { Placement } from './changeTable';

export type SideName = 'before' | 'after';

/** Decides to which change an unpaired lexeme belongs, comments that stand on their own excepted. */
export function placementOf(
  alignment: Alignment,
  sideName: SideName,
  lexeme: number,
  gap: number,
): Placement {
  const side = alignment[sideName];
  const owner = side.owner[lexeme]!;
  const paired = side.unitPair[owner]!;
  if (paired !== -1) {
    const beforeUnit = sideName === 'before' ? owner : paired;
    const afterUnit = sideName === 'before' ? paired : owner;
    // What differs although the trees are equal is what normalisation drops: quotes, parentheses, commas.
    return alignment.units.equal[beforeUnit] === 1
      ? { key: `layout ${beforeUnit}`, origin: 'layout', beforeUnit, afterUnit }
      : { key: `own ${beforeUnit} ${gap}`, origin: 'own', beforeUnit, afterUnit };
  }
  const unit = outermostOf(side, owner);
  return {
    key: `${side.holds[unit] === 1 ? 'wrap' : 'unit'} ${sideName} ${unit}`,
    origin: side.holds[unit] === 1 ? 'wrap' : 'unit',
    beforeUnit: sideName === 'before' ? unit : -1,
    afterUnit: sideName === 'after' ? unit : -1,
  };
}

/** Whether a comment is a change of its own rather than a piece of a statement that is wholly new or gone. */
export function standsAlone(side: Side, comment: number): boolean {
  return side.holds[side.owner[comment]!] === 1;
}

/**
 * The unit whose coming or going a lexeme is part of: the one that was put around kept statements, or the
 * outermost one that keeps nothing. A clause that keeps nothing belongs to the statement it completes.
 */
function outermostOf(side: Side, owner: number): number {
  if (side.holds[owner] === 1) return owner;
  const { units } = side.document;
  let unit = owner;
  for (let parent = units[unit]!.parent; side.holds[parent] === 0; parent = units[unit]!.parent)
    unit = parent;
  const { isClause, parent } = units[unit]!;
  return isClause && side.unitPair[parent] === -1 ? parent : unit;
}

/** Wraps around a unit, outermost first, as keys of the change table. */
export function wrapsAround(side: Side, sideName: SideName, unit: number): string[] {
  const keys: string[] = [];
  for (let at = unit; at !== -1; at = side.document.units[at]!.parent) {
    if (side.unitPair[at] === -1 && side.holds[at] === 1) keys.push(`wrap ${sideName} ${at}`);
  }
  return keys.reverse();
}
