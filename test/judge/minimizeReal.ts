import { fileURLToPath } from 'node:url';
import { divideEdit } from '../../server/engine/divide/divideEdit';
import { languageOf } from '../../server/engine/syntax/languages';
import { createChangeSet } from '../../server/minimize/changeSet';
import { createRemover, type Oracle } from '../../server/minimize/problem';
import { DEFAULT_SEARCH, search } from '../../server/minimize/search';
import { ddmin } from '../../server/minimize/strategies/ddmin';
import { oneByOne } from '../../server/minimize/strategies/oneByOne';
import { parse } from '../support/read';
import { DEFAULTS, generate, type GeneratedEdit } from './generator/generate';
import { fnv1a } from './generator/random';
import { sourcesOf } from './generator/scoring/sources';
import { isExpressible } from './minimize/expressible';
import { startRealTests } from './minimize/realTests';

/**
 * Minimises generated edits of Python programs by tests that Python runs: calls of the program's functions, found in
 * its examples and near them, must give what they give with the true fix. Counts the sets run until the answer is shown
 * to be minimal, for the order in use and for the plain ones, which know nothing of parts. The two sets that come
 * before any search, the whole edit and the original, are not counted.
 *
 * A run that is ended by SIGTERM tells what it has.
 *
 * Usage: minimizeReal.ts [--tasks N] [--seed FIRST] [--most OVER_EDITS] [--show N] FILE...
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: number): number => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(args.splice(at, 2)[1]);
};
const wanted = option('tasks', 100);
const firstSeed = option('seed', 0);
const most = option('most', DEFAULTS.most);
const show = option('show', 10);

const ORDERS = [
  { name: 'in use', ...DEFAULT_SEARCH, isPlain: false },
  { name: 'ddmin', strategy: ddmin, isHierarchical: false, isPlain: true },
  { name: 'one by one', strategy: oneByOne, isHierarchical: false, isPlain: true },
];
const SIZES = [5, 10, 20, Infinity];

const tests = startRealTests(fileURLToPath(new URL('minimize/behaviour.py', import.meta.url)));
const sources: { readonly text: string; readonly calls: readonly string[] }[] = [];
for (const source of args.flatMap((place) => sourcesOf(place, ['.py']))) {
  const text = source.read();
  const calls = await tests.callsOf(text);
  if (calls.length > 0) sources.push({ text, calls });
}
const used = new Set<string>();
const leftOut = { 'no edit': 0, 'mutation does not show': 0, 'over-edits show': 0 };
const exact = new Map<string, number>();
const counts = new Map<string, number[]>();
/** Of the fixes that the order in use does not give: how many a part of the edit would give. */
const missed = { 'some part of the edit gives': 0, 'no part of the edit gives': 0, 'was not looked for': 0 };
let tried = 0;
let isStopped = false;
process.once('SIGTERM', () => (isStopped = true));
for (let seed = firstSeed; tried < wanted && !isStopped; seed += 1) {
  const { text, calls } = sources[fnv1a(String(seed)) % sources.length]!;
  const edit = generate('task.py', text, seed, parse, { ...DEFAULTS, most });
  if (edit === null) {
    leftOut['no edit'] += 1;
    continue;
  }
  const passes = await tests.testsLike(edit.trueFix, calls);
  if (passes === null || (await passes(edit.before))) leftOut['mutation does not show'] += 1;
  else if (!(await passes(edit.after))) leftOut['over-edits show'] += 1;
  else {
    tried += 1;
    if (tried % 20 === 0) console.error(`${tried} tasks, seed ${seed}`);
    used.add(text);
    await minimizeWith(edit, passes);
  }
}
tests.close();

console.log(`${tried} tasks from ${used.size} of ${sources.length} programs that can be called; left out: `);
for (const [why, count] of Object.entries(leftOut)) console.log(`  ${count} ${why}`);
for (const { name } of ORDERS) {
  const equal = exact.get(name) ?? 0;
  const cells = SIZES.map((limit) => counts.get(`${name} ${limit}`) ?? []);
  const all = cells.flat();
  console.log(
    `${name.padEnd(12)} exact ${equal} of ${tried} (${((100 * equal) / tried).toFixed(1)} %); sets run, median (nine in ten at most): ${quantiles(all)}`,
  );
  console.log(SIZES.map((limit, at) => `  <=${limit} changes: ${quantiles(cells[at]!)}`).join(''));
}
for (const [how, count] of Object.entries(missed)) console.log(`missed fixes that ${how}: ${count}`);

async function minimizeWith(edit: GeneratedEdit, passes: (text: string) => Promise<boolean>): Promise<void> {
  const { path, before, after } = edit;
  const divided = divideEdit({ path, previousPath: null, before, after }, languageOf(path), parse);
  const set = createChangeSet([{ edit: divided, inBefore: true, inAfter: true }]);
  const bucket = SIZES.find((limit) => set.problem.size <= limit)!;
  // Equal texts are run once for all orders; each order counts what it asks.
  const answers = new Map<string, 'pass' | 'fail'>([
    [after, 'pass'],
    [before, 'fail'],
  ]);
  for (const { name, isPlain, ...order } of ORDERS) {
    const asked = new Set<string>();
    const oracle: Oracle = {
      isStopped: () => false,
      known(kept) {
        const text = textOf(kept);
        if (asked.has(text) || text === after || text === before) return answers.get(text)!;
        return set.faultOf(kept) === null ? null : 'invalid';
      },
      async run(kept) {
        const known = this.known(kept);
        if (known !== null) return known;
        const text = textOf(kept);
        asked.add(text);
        if (!answers.has(text)) answers.set(text, (await passes(text)) ? 'pass' : 'fail');
        return answers.get(text)!;
      },
    };
    const chances = isPlain ? set.problem.chances.map(() => 0.3) : set.problem.chances;
    const kept = await search({ ...set.problem, chances }, oracle, { ...order, jobs: 1 });
    const key = `${name} ${bucket}`;
    counts.set(key, [...(counts.get(key) ?? []), asked.size]);
    const found = textOf(kept);
    if (found === edit.trueFix) exact.set(name, (exact.get(name) ?? 0) + 1);
    else if (!isPlain) {
      const isThere = isExpressible(set, path, edit.trueFix);
      const how =
        isThere === null
          ? 'was not looked for'
          : isThere
            ? 'some part of the edit gives'
            : 'no part of the edit gives';
      missed[how] += 1;
      if (tried - (exact.get(name) ?? 0) <= show) tell(edit, found, kept, how);
    }
  }

  function tell(
    { seed, truth, trueFix }: GeneratedEdit,
    found: string,
    kept: ReadonlySet<number>,
    how: keyof typeof missed,
  ): void {
    const kinds = truth.map(({ kind, form }) => `${kind} (${form})`).join(', ');
    console.log(`--- seed ${seed}: ${kinds}; the fix ${how}`);
    const [right, other] = [trueFix.split('\n'), found.split('\n')];
    for (const line of right.filter((one) => !other.includes(one))) console.log(`  wanted ${line}`);
    for (const line of other.filter((one) => !right.includes(one))) console.log(`  found  ${line}`);
    const remover = createRemover(set.problem);
    for (const item of kept) {
      const without = remover.without(kept, [item]);
      const { part, after: ranges } = divided.pieces[set.items[item]!.piece]!;
      const lines = ranges.map(({ start }) => start.line + 1).join(', ');
      console.log(
        `  kept ${part} ${lines}: ${set.faultOf(without) ?? answers.get(textOf(without)) ?? 'not run'}`,
      );
    }
  }

  function textOf(kept: ReadonlySet<number>): string {
    return set.contentsOf(kept).get(path)!;
  }
}

function quantiles(values: readonly number[]): string {
  if (values.length === 0) return '-';
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)]!;
  return `${at(0.5)} (${at(0.9)}) of ${values.length}`;
}
