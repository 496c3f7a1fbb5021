import { createAttempts, type Attempts } from './attempts';
import {
  closureOf,
  createRemover,
  everything,
  type Kept,
  type Oracle,
  type Problem,
  type Remover,
} from './problem';
import { probabilistic } from './strategies/probabilistic';
import type { Group, Strategy } from './strategies/strategy';

export interface SearchOptions {
  /** Sets that may be run at the same time. */
  readonly jobs: number;
  readonly strategy: Strategy;
  /** Goes from files to functions to changes to statements, instead of trying everything at once. */
  readonly isHierarchical: boolean;
}

/**
 * Chosen by bench: fewest runs in the median on generated edits of every size. Going by level saves runs on the worst
 * of them only, and costs one or two on most.
 */
export const DEFAULT_SEARCH: Omit<SearchOptions, 'jobs'> = { strategy: probabilistic, isHierarchical: false };

/** Items at most this likely to be needed are tried all at once before anything else. */
const PROVED = 0.02;

/**
 * A set that passes and from which no item can be removed, with what needs it, so that the rest passes. All items
 * together must pass. Stops early with the best set so far where the oracle stops.
 */
export async function search(problem: Problem, oracle: Oracle, options: SearchOptions): Promise<Kept> {
  const attempts = createAttempts(oracle, options.jobs);
  const remover = createRemover(problem);
  let kept = everything(problem);
  const proved = [...kept].filter((item) => problem.chances[item]! <= PROVED);
  if (proved.length > 1) kept = await orElse(attempts, kept, remover.without(kept, proved));
  const levels = options.isHierarchical ? Math.max(0, ...problem.groups.map(({ length }) => length)) : 1;
  for (let level = 0; level < levels && !attempts.isStopped(); level += 1) {
    const groups = groupsAt(problem, kept, options.isHierarchical ? level : Infinity);
    // A single group holds everything that is left, and without all of it the original is left, which fails.
    if (groups.length > 1) kept = await options.strategy({ kept, groups, remover, attempts });
  }
  if (!attempts.isStopped()) kept = await orAlone(problem, kept, attempts);
  return settle(problem, kept, remover, attempts, oracle);
}

/**
 * One item of those that are left with nothing but what it needs, if that passes. Parts of one rewrite often hold each
 * other up: none can go alone, and none is needed. Delta debugging finds that by trying subsets, not only complements.
 */
async function orAlone(problem: Problem, kept: Kept, attempts: Attempts): Promise<Kept> {
  const likeliest = [...kept].sort((one, other) => problem.chances[other]! - problem.chances[one]!);
  const known = new Set<string>();
  return (await attempts.first(sets()))?.kept ?? kept;

  function* sets(): Generator<Kept> {
    for (const item of likeliest) {
      const closure = closureOf(problem, item);
      const name = [...closure].sort((one, other) => one - other).join();
      if (closure.size === kept.size || known.has(name)) continue;
      if (known.size === MOST_ALONE) return;
      known.add(name);
      yield closure;
    }
  }
}

/** Sets of one item that are tried, likeliest first. */
const MOST_ALONE = 8;

async function orElse(attempts: Attempts, kept: Kept, candidate: Kept): Promise<Kept> {
  return (await attempts.first([candidate]))?.kept ?? kept;
}

/** What is left, by the name of its group at a level; items that lie in no deeper group count as they are. */
function groupsAt({ groups, chances }: Problem, kept: Kept, level: number): Group[] {
  const byName = new Map<string, number[]>();
  for (const item of kept) {
    const name = JSON.stringify(groups[item]!.slice(0, level + 1));
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [item]);
    else known.push(item);
  }
  return [...byName.values()].map((items) => ({
    items,
    chance: Math.min(1 - items.reduce((none, item) => none * (1 - chances[item]!), 1), 0.95),
  }));
}

/** Removes single items until none can be removed: each that stays was tried against the very set that is left. */
async function settle(
  problem: Problem,
  start: Kept,
  remover: Remover,
  attempts: Attempts,
  oracle: Oracle,
): Promise<Kept> {
  let kept = start;
  let order = [...kept].sort((one, other) => problem.chances[one]! - problem.chances[other]!);
  for (;;) {
    const rest = order;
    const from = kept;
    const found = await attempts.first(singles(rest, from));
    if (found === null) {
      const widened = attempts.isStopped()
        ? null
        : ((await attempts.first(wholes(from))) ?? (await attempts.first(wider(from))));
      if (widened === null) return kept;
      kept = widened.kept;
      order = rest.filter((item) => kept.has(item));
    } else {
      kept = found.kept;
      // Those tried last had the smallest set against them: go on behind the one that went.
      order = [...rest.slice(found.index + 1), ...rest.slice(0, found.index)].filter((item) =>
        kept.has(item),
      );
    }
  }

  function* singles(items: readonly number[], from: Kept): Generator<Kept> {
    for (const item of items) yield remover.without(from, [item]);
  }

  /** Of parts of one whole none may be able to go alone although all of them can. */
  function* wholes(from: Kept): Generator<Kept> {
    const parts = new Map<number, number[]>();
    for (const item of from) {
      const whole = problem.wholes[item]!;
      if (whole !== -1) parts.set(whole, [...(parts.get(whole) ?? []), item]);
    }
    for (const items of parts.values()) {
      const rest = remover.without(from, items);
      if (items.length > 1 && rest.size > 0) yield rest;
    }
  }

  /** Where an item cannot go alone although no test says so, it may go together with another one nearby. */
  function* wider(from: Kept): Generator<Kept> {
    for (const item of from) {
      const alone = remover.without(from, [item]);
      if (oracle.known(alone) !== 'invalid') continue;
      let tried = 0;
      for (const other of alone) {
        if (tried === WIDEST) break;
        if (problem.groups[other]![0] !== problem.groups[item]![0]) continue;
        const both = remover.without(alone, [other]);
        if (oracle.known(both) === 'invalid') continue;
        tried += 1;
        yield both;
      }
    }
  }
}

/** Runs spent on one item that cannot go alone. */
const WIDEST = 3;
