import { mentioned, codeOf, intersects, tokensOf } from '../code';
import { exits, givenValue, isDefaultValue } from '../blocks';
import { asksAbsence, asksClass } from '../conditions';
import { guardsOf, type Guard } from '../guards';
import { parametersAround } from '../parameters';
import type { Form, FormContext } from './form';

/** A needed element is tested for, and a default is given where it is missing. */
export const missingElement: Form = {
  id: 'missing-element',
  words: 'for when a value is there',
  find(context) {
    const guard = guardsOf(context).find((candidate) => isPresenceBypass(context, candidate));
    if (guard !== undefined) return { nodes: [guard.node] };
    return softened(context) ? { nodes: [context.analysis.after.units[context.target.after]!.node] } : null;
  },
};

function isPresenceBypass({ analysis: { before, after }, target }: FormContext, guard: Guard): boolean {
  const { place, tests, body, instead } = guard;
  const read = mentioned(before, before.units[target.before]!.node);
  const parameters = parametersAround(after, after.units[target.after]!.node);
  if (place === 'choice' && instead !== null) return isDefaultValue(after, instead, parameters);
  if (place === 'within' || place === 'beside') return false;
  const asks = tests.every((test) => asksAbsence(after, test) && !asksClass(after, test));
  if (!asks || !tests.some((test) => intersects(mentioned(after, test), read))) return false;
  if (place === 'operand') return true;
  if (place === 'around' && body.length === 0) return true;
  const last = body[body.length - 1];
  if (last === undefined) return place === 'choice';
  const { kind } = after.units[last]!;
  if (/^(continue|break|pass)_statement$/.test(kind)) return body.length === 1;
  if (place === 'ahead' && !exits(after, body)) return false;
  return body.length <= 2 && isDefaultValue(after, givenValue(after, last), parameters);
}

/** `a.b` to `a?.b`, `getattr(a, "b", d)`, `d.get(k, d0)`. */
function softened({ analysis: { before, after, match }, target }: FormContext): boolean {
  const old = before.units[target.before]!.node;
  const now = after.units[target.after]!.node;
  const count = (tokens: readonly string[], token: string): number =>
    tokens.filter((candidate) => candidate === token).length;
  const [one, other] = [tokensOf(before, old), tokensOf(after, now)];
  if (count(other, '?.') > count(one, '?.')) return true;
  if (match.codes.before[target.before] === match.codes.after[target.after]) return false;
  return ['getattr', 'get'].some(
    (name) =>
      count(other, name) > count(one, name) && /\b(getattr|get) \( [^()]+ , /.test(codeOf(after, now)),
  );
}
