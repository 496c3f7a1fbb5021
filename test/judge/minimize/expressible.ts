import type { ChangeSet } from '../../../server/minimize/changeSet';
import type { Kept, Problem } from '../../../server/minimize/problem';

/** Sets that are looked at before it is left open. */
const MOST = 50_000;

/** Whether some part of an edit gives a text, so that a search could find it; null if there are too many parts. */
export function isExpressible(set: ChangeSet, path: string, wanted: string): boolean | null {
  let looked = 0;
  for (const kept of closedSets(set.problem)) {
    if (set.contentsOf(kept).get(path) === wanted) return true;
    looked += 1;
    if (looked === MOST) return null;
  }
  return false;
}

/** Every set that is closed under needs, once. */
export function* closedSets(
  problem: Problem,
  item = 0,
  kept: Kept = new Set(),
  gone: Kept = new Set(),
): Generator<Kept> {
  if (item === problem.size) {
    yield kept;
    return;
  }
  const wider = new Set([...kept, item]);
  for (const member of wider) for (const need of problem.needs[member]!) wider.add(need);
  if ([...wider].every((member) => !gone.has(member))) yield* closedSets(problem, item + 1, wider, gone);
  if (!kept.has(item)) yield* closedSets(problem, item + 1, kept, new Set([...gone, item]));
}
