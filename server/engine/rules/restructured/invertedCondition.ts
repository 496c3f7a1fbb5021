import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import type { Unit } from '../../syntax/units';
import { areOpposite } from './conditions';
import { runOfUnit, type Pattern } from './pattern';

/**
 * `if (a) { one } else { other }` and `if (!a) { other } else { one }`.
 *
 * For all values where the condition is negated by `not` or by the opposite of an equality; an order is negated for
 * all but NaN and classes with operators of their own, so the pattern as a whole does not hold for all.
 */
export const invertedCondition: Pattern = {
  form: 'inverted-condition',
  words: 'turn a condition round and swap its branches',
  holdsForAll: false,
  find({ pair: { before, after } }) {
    const now = branchesIn(after);
    return branchesIn(before).flatMap((old) => {
      const twin = now.find(
        (candidate) =>
          before.hashes.of(old.yes) === after.hashes.of(candidate.no) &&
          before.hashes.of(old.no) === after.hashes.of(candidate.yes) &&
          areOpposite(before, old.condition, after, candidate.condition),
      );
      return twin === undefined ? [] : [{ before: [runOfUnit(old.unit)], after: [runOfUnit(twin.unit)] }];
    });
  },
};

interface Branches {
  readonly unit: Unit;
  readonly condition: number;
  readonly yes: number;
  readonly no: number;
}

/** Every `if` with one `else` and blocks in both. */
function branchesIn(document: SyntaxDocument): Branches[] {
  const { tree, units } = document;
  return units.flatMap((unit): Branches[] => {
    if (unit.kind !== 'if_statement') return [];
    const condition = childOfField(tree, unit.node, 'condition');
    const yes = childOfField(tree, unit.node, 'consequence');
    const clauses = childrenOf(tree, unit.node).filter((child) =>
      /^(else|elif)_clause$/.test(kindOf(tree, child)),
    );
    const [other] = clauses;
    if (condition === null || yes === null || other === undefined || clauses.length > 1) return [];
    if (kindOf(tree, other) !== 'else_clause') return [];
    const no = childOfField(tree, other, 'body') ?? namedChildrenOf(tree, other)[0];
    return no === undefined ? [] : [{ unit, condition, yes, no }];
  });
}
