import type { TokenDistance } from '../report';
import { levenshtein } from './levenshtein';

/** Distance of two token sequences of one document pair; their ids come from its interner. */
export function tokenDistance(before: Int32Array, after: Int32Array): TokenDistance {
  const { distance, exact } = levenshtein(before, after);
  const longer = Math.max(before.length, after.length);
  return {
    before: before.length,
    after: after.length,
    distance,
    normalized: longer === 0 ? 0 : distance / longer,
    exact,
  };
}
