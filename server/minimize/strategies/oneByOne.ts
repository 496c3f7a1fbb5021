import type { Kept } from '../problem';
import { standing, type Strategy } from './strategy';

/** Tries each group once, the least likely to be needed first. */
export const oneByOne: Strategy = async ({ kept, groups, remover, attempts }) => {
  let current = kept;
  let open = [...groups].sort((one, other) => one.chance - other.chance);
  while (open.length > 0) {
    const found = await attempts.first(sets(open, current));
    if (found === null) break;
    current = found.kept;
    open = standing(open.slice(found.index + 1), current);
  }
  return current;

  function* sets(rest: typeof open, from: Kept): Generator<Kept> {
    for (const { items } of rest) yield remover.without(from, items);
  }
};
