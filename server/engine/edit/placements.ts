import type { Alignment, Side } from './alignment';
import type { Placement } from './changeTable';

export type SideName = 'before' | 'after';

/**
 * Decides to which change a lexeme of a gap belongs, comments that stand on their own excepted.
 *
 * @param move index of the moved run in which the gap lies, or -1
 */
export function placementOf(
  alignment: Alignment,
  sideName: SideName,
  lexeme: number,
  gap: number,
  move: number,
): Placement {
  const side = alignment[sideName];
  if (side.moveOf[lexeme] !== move) return movePlacement(alignment, side.moveOf[lexeme]!);
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

export function movePlacement({ moves }: Alignment, move: number): Placement {
  const { before, after } = moves[move]!.units[0]!;
  return { key: `move ${move}`, origin: 'move', beforeUnit: before, afterUnit: after };
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

/** Wraps around a unit, outermost first, as keys of the change table; for a unit that moved, those that moved along. */
export function wrapsAround(side: Side, sideName: SideName, unit: number, isMoved: boolean): string[] {
  const keys: string[] = [];
  for (let at = unit; at !== -1; at = side.document.units[at]!.parent) {
    if (side.unitPair[at] === -1 && side.holds[at] === 1) keys.push(`wrap ${sideName} ${at}`);
    if (isMoved && side.moved.has(at)) return keys.reverse();
  }
  // A comment that moved along stands outside the moved statement.
  return isMoved ? [] : keys.reverse();
}
