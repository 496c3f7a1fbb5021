/** What is searched: items of which some depend on others. Nothing here knows of texts or tests. */
export interface Problem {
  readonly size: number;
  /** By item: the items it cannot stay without. Cycles count as one. */
  readonly needs: readonly (readonly number[])[];
  /** By item: the groups it lies in, coarsest first, its own name last. */
  readonly groups: readonly (readonly string[])[];
  /** By item: the whole that it is a part of, or -1. Parts of one whole often hold each other up, and can go together. */
  readonly wholes: readonly number[];
  /** By item: how likely it is to be needed, above 0 and below 1. Decides the order, never the answer. */
  readonly chances: readonly number[];
}

/** A set of items closed under needs. */
export type Kept = ReadonlySet<number>;

/** `invalid`: cannot be right and was not run. `unresolved`: ran and showed nothing. */
export type Verdict = 'pass' | 'fail' | 'unresolved' | 'invalid';

export interface Oracle {
  /** What is known of a set without running anything. */
  known(kept: Kept): Verdict | null;
  run(kept: Kept): Promise<Verdict>;
  /** True once nothing more may be run: what was not run by then is `unresolved`. */
  isStopped(): boolean;
}

export function everything({ size }: Problem): Kept {
  return new Set(Array.from({ length: size }, (_, item) => item));
}

/** Removes items and whatever cannot stay without them. */
export interface Remover {
  without(kept: Kept, items: Iterable<number>): Kept;
}

export function createRemover({ size, needs }: Problem): Remover {
  const dependents: number[][] = Array.from({ length: size }, () => []);
  needs.forEach((wanted, item) => {
    for (const need of wanted) dependents[need]!.push(item);
  });
  return {
    without(kept, items) {
      const left = new Set(kept);
      const open = [...items].filter((item) => left.delete(item));
      while (open.length > 0) {
        for (const item of dependents[open.pop()!]!) if (left.delete(item)) open.push(item);
      }
      return left;
    },
  };
}

/** An item and everything that it cannot stay without. */
export function closureOf({ needs }: Problem, item: number): Kept {
  const closure = new Set([item]);
  for (const member of closure) for (const need of needs[member]!) closure.add(need);
  return closure;
}
