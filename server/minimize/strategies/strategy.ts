import type { Attempts } from '../attempts';
import type { Kept, Remover } from '../problem';

/** Items that are removed together. */
export interface Group {
  readonly items: readonly number[];
  /** How likely it is that the group is needed. */
  readonly chance: number;
}

export interface Task {
  readonly kept: Kept;
  readonly groups: readonly Group[];
  readonly remover: Remover;
  readonly attempts: Attempts;
}

/** Removes groups while what is left passes. The answer passes, and need not be minimal. */
export type Strategy = (task: Task) => Promise<Kept>;

/** The groups of which something is left. */
export function standing(groups: readonly Group[], kept: Kept): Group[] {
  return groups.filter(({ items }) => items.some((item) => kept.has(item)));
}
