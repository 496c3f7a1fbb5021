import { nearCopyOf } from '../nearCopy';
import { guardsOf } from '../guards';
import { codeOf } from '../code';
import type { Form } from './form';

/** A near copy of the retained code stands beside it, and a new condition chooses between the two. */
export const duplicatePath: Form = {
  id: 'duplicate-path',
  words: 'beside a near copy of it',
  find(context) {
    const copy = nearCopyOf(context.analysis, context.target);
    if (copy === null) return null;
    const { after } = context.analysis;
    const chooser = guardsOf(context).find(({ place, body }) => {
      if (place !== 'ahead' && place !== 'else' && place !== 'around') return false;
      const isInside = body.some((unit) => unit <= copy.unit && copy.unit < after.units[unit]!.end);
      const called = after.units[copy.unit]!.name;
      return (
        isInside ||
        copy.isBodyOf(body) ||
        (called !== null &&
          body.some((unit) => codeOf(after, after.units[unit]!.node).split(' ').includes(called)))
      );
    });
    return chooser === undefined ? null : { nodes: [chooser.node, after.units[copy.unit]!.node] };
  },
};
