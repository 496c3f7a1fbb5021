import { guardsOf } from '../guards';
import type { Form } from './form';

/** The reported case is answered first, and the retained code answers all others. */
export const liveFallback: Form = {
  id: 'live-fallback',
  words: 'behind a new check',
  find(context) {
    const guard = guardsOf(context).find(({ place }) => place !== 'beside' && place !== 'within');
    return guard === undefined ? null : { nodes: [guard.node] };
  },
};
