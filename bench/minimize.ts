import { createChangeSet } from '../server/minimize/changeSet';
import type { Oracle } from '../server/minimize/problem';
import { search } from '../server/minimize/search';
import { ddmin } from '../server/minimize/strategies/ddmin';
import { oneByOne } from '../server/minimize/strategies/oneByOne';
import { probabilistic } from '../server/minimize/strategies/probabilistic';
import { DEFAULTS } from '../test/judge/generator/generate';
import { sourcesOf } from '../test/judge/generator/scoring/sources';
import { tasksOf } from '../test/judge/minimize/tasks';
import { parse } from '../test/support/read';

/**
 * Sets of changes that each order of search runs until it has shown that its answer is minimal, by number of changes.
 * Tests are simulated, so that only their number counts.
 *
 * Usage: minimize.ts [--tasks N] [--seed FIRST] [--extensions .ts,.py] FILE_OR_REPOSITORY...
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const wanted = Number(option('tasks', '50'));
const firstSeed = Number(option('seed', '0'));
const extensions = option('extensions', '.py,.js,.jsx,.ts,.tsx').split(',');
const sources = args.flatMap((place) => sourcesOf(place, extensions));

const ORDERS = [
  { name: 'one by one', strategy: oneByOne, isHierarchical: false },
  { name: 'one by one, by level', strategy: oneByOne, isHierarchical: true },
  { name: 'ddmin', strategy: ddmin, isHierarchical: false },
  { name: 'ddmin, by level', strategy: ddmin, isHierarchical: true },
  { name: 'probabilistic', strategy: probabilistic, isHierarchical: false },
  { name: 'probabilistic, by level', strategy: probabilistic, isHierarchical: true },
];
const BUCKETS = [5, 10, 20, 40, 80, Infinity];

const runs = new Map<string, number[]>();
const sizes = BUCKETS.map((): number[] => []);
for (const most of [3, 10, 30, 80]) {
  let tried = 0;
  for (const task of tasksOf(sources, firstSeed, parse, { ...DEFAULTS, most })) {
    if (tried === wanted) break;
    tried += 1;
    const set = createChangeSet([{ edit: task.divided, inBefore: true, inAfter: true }]);
    const bucket = BUCKETS.findIndex((limit) => set.problem.size <= limit);
    sizes[bucket]!.push(set.problem.size);
    for (const { name, ...order } of ORDERS) {
      // The plain orders know nothing of parts: no change is tried first, and none is likelier than another.
      const isPlain = name === 'ddmin' || name === 'one by one';
      const problem = isPlain ? { ...set.problem, chances: set.problem.chances.map(() => 0.3) } : set.problem;
      const asked = new Map<string, boolean>();
      const oracle: Oracle = {
        isStopped: () => false,
        known(kept) {
          const known = asked.get(set.keyOf(kept));
          if (known !== undefined) return known ? 'pass' : 'fail';
          return set.faultOf(kept) === null ? null : 'invalid';
        },
        async run(kept) {
          const known = this.known(kept);
          if (known !== null) return known;
          const passes = task.passes(set.contentsOf(kept).get(task.generated.path)!);
          asked.set(set.keyOf(kept), passes);
          return passes ? 'pass' : 'fail';
        },
      };
      await search(problem, oracle, { ...order, jobs: 1 });
      const key = `${name} ${bucket}`;
      runs.set(key, [...(runs.get(key) ?? []), asked.size]);
    }
  }
}

const header = BUCKETS.map((limit, at) => `<=${limit} (${sizes[at]!.length})`);
console.log(`median sets run (nine in ten at most), by number of changes (tasks)\n${row('', header)}`);
console.log(
  row(
    'changes, median',
    sizes.map((all) => String(median(all))),
  ),
);
for (const { name } of ORDERS) {
  const cells = BUCKETS.map((_, at) => {
    const all = runs.get(`${name} ${at}`) ?? [];
    return all.length === 0 ? '-' : `${median(all)} (${quantile(all, 0.9)})`;
  });
  console.log(row(name, cells));
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(15)).join('');
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], part: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}
