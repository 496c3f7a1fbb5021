import { enclosing, isDefinition, swallows } from '../blocks';
import { codeOf } from '../code';
import { handlersOf } from '../guards';
import { kindOf } from '../../syntax/syntaxTree';
import type { Form, FormContext } from './form';

/** Exceptions of the retained code are caught and answered with something else. */
export const exceptionCatch: Form = {
  id: 'exception-catch',
  words: 'inside a new handler that swallows its exceptions',
  find(context) {
    const node = newHandler(context) ?? suppressor(context) ?? caughtPromise(context);
    return node === null ? null : { nodes: [node] };
  },
};

function newHandler({ analysis: { after, isAdded }, target }: FormContext): number | null {
  for (const unit of enclosing(after, target.after)) {
    const { kind, node } = after.units[unit]!;
    if (kind !== 'try_statement' || isDefinition(after, after.units[unit]!)) continue;
    const handlers = handlersOf(after, unit);
    if (handlers.some((handler) => handler < target.after && target.after < after.units[handler]!.end))
      continue;
    const added = handlers.filter((handler) => isAdded[handler]);
    if (isAdded[unit] && added.length > 0 && added.every((handler) => swallows(after, handler))) return node;
    const isNewBeside = added.length > 0 && added.length < handlers.length;
    if (isNewBeside && added.every((handler) => swallows(after, handler)))
      return after.units[added[0]!]!.node;
  }
  return null;
}

function suppressor({ analysis: { after, isAdded }, target }: FormContext): number | null {
  const unit = enclosing(after, target.after).find(
    (outer) =>
      isAdded[outer] &&
      after.units[outer]!.kind === 'with_statement' &&
      /^with ([\w]+ \. )?suppress \(/.test(codeOf(after, after.units[outer]!.node)),
  );
  return unit === undefined ? null : after.units[unit]!.node;
}

function caughtPromise({ analysis: { after, match }, target }: FormContext): number | null {
  const own = match.codes.before[target.before]!;
  const { node } = after.units[target.after]!;
  for (let inner = node; inner < after.tree.next[node]!; inner += 1) {
    if (kindOf(after.tree, inner) !== 'call_expression') continue;
    const code = codeOf(after, inner);
    if (/ \. catch \( (\( .* \)|\w+) => (?!.*\bthrow\b).* \)$/.test(code) && !own.includes(code))
      return inner;
  }
  return null;
}
