import { intersects, mentioned, written } from '../code';
import { asksClass } from '../conditions';
import { guardsOf } from '../guards';
import type { Form } from './form';

/** One class of inputs is taken out in front of code that stays as it was. */
export const specialCase: Form = {
  id: 'special-case',
  words: 'behind an exception for some inputs',
  find(context) {
    const { analysis, target } = context;
    const { before, after } = analysis;
    const read = mentioned(before, before.units[target.before]!.node);
    const guard = guardsOf(context).find(({ place, tests, body }) => {
      if (place === 'within') return true;
      if (!tests.some((test) => asksClass(after, test)) && place !== 'operand') return false;
      if (place === 'ahead') return true;
      if (place === 'operand') return tests.some((test) => asksClass(after, test));
      if (place !== 'beside') return false;
      const writes = body.flatMap((unit) => [...written(after, after.units[unit]!.node)]);
      return intersects(new Set(writes), read);
    });
    return guard === undefined ? null : { nodes: [guard.node] };
  },
};
