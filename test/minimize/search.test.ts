import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kept, Verdict } from '../../server/minimize/problem';
import { search } from '../../server/minimize/search';
import { ddmin } from '../../server/minimize/strategies/ddmin';
import { oneByOne } from '../../server/minimize/strategies/oneByOne';
import { probabilistic } from '../../server/minimize/strategies/probabilistic';
import { closedSets, countingOracle, everything, isOneMinimal, keyOf, problems } from './graphs';

const STRATEGIES = { 'one by one': oneByOne, ddmin, probabilistic };
const ORDERS = Object.entries(STRATEGIES).flatMap(([name, strategy]) =>
  [false, true].map((isHierarchical) => ({
    name: `${name}${isHierarchical ? ', by level' : ''}`,
    strategy,
    isHierarchical,
  })),
);

describe.each(ORDERS)('the search $name', ({ strategy, isHierarchical }) => {
  it('finds the one smallest set of a monotone oracle', async () => {
    await fc.assert(
      fc.asyncProperty(problems(7), fc.nat(), async (problem, choice) => {
        const sets = closedSets(problem).filter(({ size }) => size > 0);
        const target = sets[choice % sets.length]!;
        const answer = (kept: Kept): Verdict =>
          [...target].every((item) => kept.has(item)) ? 'pass' : 'fail';
        const kept = await search(problem, countingOracle(problem, answer), {
          strategy,
          isHierarchical,
          jobs: 1,
        });
        expect(keyOf(kept)).toBe(keyOf(target));
      }),
    );
  });

  it('finds a 1-minimal set whatever the oracle says, sets never run included', async () => {
    await fc.assert(
      fc.asyncProperty(
        problems(6),
        fc.infiniteStream(fc.constantFrom<Verdict>('pass', 'fail', 'fail', 'unresolved', 'invalid')),
        async (problem, verdicts) => {
          const all = keyOf(everything(problem));
          const table = new Map<string, Verdict>();
          for (const kept of closedSets(problem)) table.set(keyOf(kept), verdicts.next().value!);
          table.set(all, 'pass').set('', 'fail');
          const answer = (kept: Kept): Verdict => table.get(keyOf(kept))!;
          const kept = await search(problem, countingOracle(problem, answer), {
            strategy,
            isHierarchical,
            jobs: 1,
          });
          expect(answer(kept)).toBe('pass');
          expect(isOneMinimal(problem, kept, answer)).toBe(true);
        },
      ),
    );
  });

  it('gives the answer that running one at a time gives, whatever the oracle says', async () => {
    await fc.assert(
      fc.asyncProperty(
        problems(6),
        fc.infiniteStream(fc.constantFrom<Verdict>('pass', 'fail', 'fail', 'unresolved', 'invalid')),
        fc.integer({ min: 2, max: 4 }),
        async (problem, verdicts, jobs) => {
          const table = new Map<string, Verdict>();
          for (const kept of closedSets(problem)) table.set(keyOf(kept), verdicts.next().value!);
          table.set(keyOf(everything(problem)), 'pass').set('', 'fail');
          const answer = (kept: Kept): Verdict => table.get(keyOf(kept))!;
          const run = (count: number): Promise<Kept> =>
            search(problem, countingOracle(problem, answer), { strategy, isHierarchical, jobs: count });
          expect(keyOf(await run(jobs))).toBe(keyOf(await run(1)));
        },
      ),
    );
  });

  it('stops where nothing more may be run, with a set that passes', async () => {
    await fc.assert(
      fc.asyncProperty(
        problems(7),
        fc.nat(),
        fc.integer({ min: 0, max: 6 }),
        async (problem, choice, most) => {
          const sets = closedSets(problem).filter(({ size }) => size > 0);
          const target = sets[choice % sets.length]!;
          const answer = (kept: Kept): Verdict =>
            [...target].every((item) => kept.has(item)) ? 'pass' : 'fail';
          const oracle = countingOracle(problem, answer, most);
          const kept = await search(problem, oracle, { strategy, isHierarchical, jobs: 1 });
          expect(oracle.asked.size).toBeLessThanOrEqual(most);
          expect(answer(kept)).toBe('pass');
        },
      ),
    );
  });
});

describe('the search', () => {
  it('takes a change that cannot go alone together with the one that is in its way', async () => {
    const problem = {
      size: 3,
      needs: [[], [], []],
      groups: [['a'], ['a'], ['a']].map((path, item) => [...path, String(item)]),
      wholes: [-1, -1, -1],
      chances: [0.9, 0.9, 0.9],
    };
    const answer = (kept: Kept): Verdict =>
      kept.has(0) !== kept.has(1) ? 'invalid' : kept.has(2) ? 'pass' : 'fail';
    const kept = await search(problem, countingOracle(problem, answer), {
      strategy: oneByOne,
      isHierarchical: false,
      jobs: 1,
    });
    expect([...kept]).toEqual([2]);
  });
});
