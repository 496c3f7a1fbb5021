import type { Kept } from '../problem';
import { standing, type Group, type Strategy } from './strategy';

/**
 * The minimising delta debugging of Zeller and Hildebrandt (2002): chunks alone, then their complements, then chunks
 * half as large.
 */
export const ddmin: Strategy = async ({ kept, groups, remover, attempts }) => {
  let current = kept;
  let open: readonly Group[] = groups;
  let parts = Math.min(2, open.length);
  while (open.length > 0) {
    const chunks = split(open, parts);
    const found = await attempts.first(sets(chunks, current));
    if (found !== null) {
      const wasSubset = chunks.length > 1 && found.index < chunks.length;
      current = found.kept;
      open = standing(open, current);
      parts = wasSubset ? Math.min(2, open.length) : Math.min(Math.max(parts - 1, 2), open.length);
    } else if (parts < open.length && !attempts.isStopped()) {
      parts = Math.min(parts * 2, open.length);
    } else break;
  }
  return current;

  function* sets(chunks: readonly (readonly Group[])[], from: Kept): Generator<Kept> {
    if (chunks.length > 1) {
      for (const chunk of chunks) {
        yield without(chunks.filter((other) => other !== chunk).flat(), from);
      }
    }
    for (const chunk of chunks) yield without(chunk, from);
  }

  function without(removed: readonly Group[], from: Kept): Kept {
    return remover.without(
      from,
      removed.flatMap(({ items }) => items),
    );
  }
};

function split(groups: readonly Group[], parts: number): (readonly Group[])[] {
  return Array.from({ length: parts }, (_, part) =>
    groups.slice(
      Math.floor((part * groups.length) / parts),
      Math.floor(((part + 1) * groups.length) / parts),
    ),
  );
}
