import fc from 'fast-check';
import {
  createRemover,
  everything,
  type Kept,
  type Oracle,
  type Problem,
  type Verdict,
} from '../../server/minimize/problem';

/** Problems of a few items with needs in any direction, cycles included. */
export const problems = (most: number): fc.Arbitrary<Problem> =>
  fc.integer({ min: 1, max: most }).chain((size) =>
    fc
      .record({
        needs: fc.array(fc.array(fc.integer({ min: 0, max: size - 1 }), { maxLength: 2 }), {
          minLength: size,
          maxLength: size,
        }),
        groups: fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('f', 'g', 'h')), {
          minLength: size,
          maxLength: size,
        }),
        wholes: fc.array(fc.constantFrom(-1, 0, 1), { minLength: size, maxLength: size }),
        chances: fc.array(fc.constantFrom(0.01, 0.2, 0.5), { minLength: size, maxLength: size }),
      })
      .map(({ needs, groups, wholes, chances }) => ({
        size,
        needs: needs.map((wanted, item) => wanted.filter((need) => need !== item)),
        groups: groups.map((path, item) => [...path, String(item)]),
        wholes,
        chances,
      })),
  );

/** Every closed set of a problem. */
export function closedSets({ size, needs }: Problem): Kept[] {
  return Array.from(
    { length: 2 ** size },
    (_, bits) =>
      new Set(Array.from({ length: size }, (__, item) => item).filter((item) => (bits >> item) & 1)),
  ).filter((kept) => [...kept].every((item) => needs[item]!.every((need) => kept.has(need))));
}

export function keyOf(kept: Kept): string {
  return [...kept].sort((one, other) => one - other).join(' ');
}

/** An oracle that counts the sets it was asked to run, each once, and refuses sets that are not closed. */
export function countingOracle(
  problem: Problem,
  answer: (kept: Kept) => Verdict,
  most = Infinity,
): Oracle & { readonly asked: Map<string, Verdict> } {
  const asked = new Map<string, Verdict>();
  return {
    asked,
    isStopped: () => asked.size >= most,
    known: (kept) => asked.get(keyOf(kept)) ?? (answer(kept) === 'invalid' ? 'invalid' : null),
    async run(kept) {
      for (const item of kept) {
        if (problem.needs[item]!.some((need) => !kept.has(need))) throw new Error('a set that is not closed');
      }
      const key = keyOf(kept);
      const known = asked.get(key);
      if (known !== undefined) return known;
      if (asked.size >= most) return 'unresolved';
      const verdict = answer(kept);
      if (verdict !== 'invalid') asked.set(key, verdict);
      return verdict;
    },
  };
}

/** Whether no item can be removed, with what needs it, so that the rest passes. */
export function isOneMinimal(problem: Problem, kept: Kept, answer: (kept: Kept) => Verdict): boolean {
  const remover = createRemover(problem);
  return [...kept].every((item) => answer(remover.without(kept, [item])) !== 'pass');
}

export { everything };
