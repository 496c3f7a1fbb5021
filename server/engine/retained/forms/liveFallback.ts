import { guardsOf } from '../guards';
import { intersects, mentioned, written } from '../code';
import type { Form, FormContext } from './form';

/** The reported case is answered first, and the retained code answers all others. */
export const liveFallback: Form = {
  id: 'live-fallback',
  words: 'behind a new check',
  find(context) {
    const guard = guardsOf(context).find(({ place }) => place !== 'beside' && place !== 'within');
    const node = guard?.node ?? bypassedUse(context);
    return node === null ? null : { nodes: [node] };
  },
};

/**
 * The retained statement still runs, but what first reads its result has been put behind a new condition that has an
 * answer of its own.
 */
function bypassedUse({ analysis, target }: FormContext): number | null {
  const { before, after, match, retained } = analysis;
  const results = written(before, before.units[target.before]!.node);
  if (results.size === 0 || before.units[target.before]!.children.length > 0) return null;
  const scope = match.scopes.before[target.before];
  const use = before.units.find(
    ({ index, node }) =>
      index > target.before &&
      match.scopes.before[index] === scope &&
      intersects(mentioned(before, node), results),
  );
  if (use === undefined || match.afterOf[use.index] === -1) return null;
  if (retained.some((other) => other.before === use.index)) return null;
  const reader = {
    before: use.index,
    after: match.afterOf[use.index]!,
    presence: match.presence[use.index]!,
  };
  const guard = guardsOf({ analysis, target: reader }).find(
    ({ place, body, node }) =>
      (place === 'else' || (place === 'around' && body.length > 0)) && node > after.units[target.after]!.node,
  );
  return guard?.node ?? null;
}
