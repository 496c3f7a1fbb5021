import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField } from '../../syntax/syntaxTree';
import type { Unit } from '../../syntax/units';
import { exitOf } from '../checks/exit';
import { areOpposite } from './conditions';
import { runOfUnit, type Pattern, type Restructuring } from './pattern';

/**
 * `if a: ...` around the rest of a block, and `if not a: return` before it.
 *
 * Not for all values, for the same reason as a condition turned round; the exit leaves the block just as its end does.
 */
export const guardAndNesting: Pattern = {
  form: 'guard-and-nesting',
  words: 'write a nested block as an early exit, or the reverse',
  holdsForAll: false,
  find(edit) {
    return [...swapped(edit, 'before', 'after'), ...swapped(edit, 'after', 'before').map(turned)];
  },
};

function turned({ before, after }: Restructuring): Restructuring {
  return { before: after, after: before };
}

/** Blocks that one text nests where the other leaves. */
function swapped(edit: Edit, nesting: 'before' | 'after', leaving: 'before' | 'after'): Restructuring[] {
  const [nested, flat] = [edit.alignment[nesting], edit.alignment[leaving]];
  const guards = flat.document.units.filter(
    ({ index, kind }) => flat.unitPair[index] === -1 && kind === 'if_statement',
  );
  if (guards.length === 0) return [];
  return nested.document.units.flatMap((unit) => {
    if (unit.kind !== 'if_statement' || nested.unitPair[unit.index] !== -1 || nested.holds[unit.index] === 0)
      return [];
    if (unit.children.some((child) => nested.document.units[child]!.isClause)) return [];
    const guard = guards.find((candidate) => isGuardFor(flat.document, candidate, nested.document, unit));
    return guard === undefined ? [] : [{ before: [runOfUnit(unit)], after: [runOfUnit(guard)] }];
  });
}

function isGuardFor(flat: SyntaxDocument, guard: Unit, nested: SyntaxDocument, block: Unit): boolean {
  const one = childOfField(flat.tree, guard.node, 'condition');
  const other = childOfField(nested.tree, block.node, 'condition');
  const exit = exitOf(flat, guard.node);
  return (
    one !== null && other !== null && exit !== null && !exit.raises && areOpposite(flat, one, nested, other)
  );
}
