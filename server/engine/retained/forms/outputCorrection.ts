import { enclosing, givenValue } from '../blocks';
import { intersects, mentioned, written } from '../code';
import { kindOf } from '../../syntax/syntaxTree';
import type { Form, FormContext } from './form';

/** A result is computed as before and put right afterwards. */
export const outputCorrection: Form = {
  id: 'output-correction',
  words: 'in front of new code that corrects its result',
  find(context) {
    const { analysis, target } = context;
    const { after, before, isAdded } = analysis;
    const isReturned = before.units[target.before]!.kind === 'return_statement';
    const results = written(after, after.units[target.after]!.node);
    if (
      after.units[target.after]!.children.length > 0 ||
      results.size === 0 ||
      (isReturned && target.presence !== 'assigned')
    )
      return null;
    const blocks = [target.after, ...enclosing(after, target.after)];
    for (const unit of blocks) {
      const siblings = after.units[after.units[unit]!.parent]!.children.filter((sibling) => sibling > unit);
      for (const sibling of siblings) {
        const { node, isClause } = after.units[sibling]!;
        if (isClause) continue;
        if (isAdded[sibling] && corrects(context, node, results, isReturned, sibling))
          return { nodes: [node] };
        if (intersects(written(after, node), results)) return null;
      }
    }
    return null;
  },
};

function corrects(
  { analysis: { after } }: FormContext,
  node: number,
  results: ReadonlySet<string>,
  isReturned: boolean,
  unit: number,
): boolean {
  const { kind } = after.units[unit]!;
  const reads = intersects(mentioned(after, node), results);
  if (kind === 'return_statement') {
    const value = givenValue(after, unit);
    return isReturned && reads && value !== null && kindOf(after.tree, value) !== 'identifier';
  }
  return reads && intersects(written(after, node), results);
}
