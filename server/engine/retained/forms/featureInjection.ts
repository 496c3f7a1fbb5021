import { intersects, mentioned } from '../code';
import { guardsOf } from '../guards';
import { addedParameters } from '../parameters';
import type { Form } from './form';

/** A new parameter or option opens a way past the retained code. */
export const featureInjection: Form = {
  id: 'feature-injection',
  words: 'unless a new parameter says otherwise',
  find(context) {
    const { analysis, target } = context;
    const names = addedParameters(analysis, target.before, target.after);
    if (names.size === 0) return null;
    const { after } = analysis;
    const guard = guardsOf(context).find(({ place, tests }) => {
      if (place === 'beside') return false;
      return tests.some((test) => intersects(lastParts(mentioned(after, test)), names));
    });
    return guard === undefined ? null : { nodes: [guard.node] };
  },
};

/** `opts.silent` mentions the option `silent`. */
function lastParts(paths: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...paths].flatMap((path) => [path, path.split('.').at(-1)!]));
}
