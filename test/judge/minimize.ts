import { createChangeSet } from '../../server/minimize/changeSet';
import { minimized } from '../support/minimized';
import { parse } from '../support/read';
import { DEFAULTS } from './generator/generate';
import { sourcesOf } from './generator/scoring/sources';
import { tasksOf } from './minimize/tasks';

/**
 * How often minimising a generated edit by simulated tests gives the true fix, byte for byte.
 *
 * Usage: minimize.ts [--tasks N] [--seed FIRST] [--most N] [--extensions .ts,.py] [--show N] FILE_OR_REPOSITORY...
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const wanted = Number(option('tasks', '200'));
const firstSeed = Number(option('seed', '0'));
const show = Number(option('show', '5'));
const extensions = option('extensions', '.py,.js,.jsx,.ts,.tsx').split(',');
const most = Number(option('most', String(DEFAULTS.most)));
const sources = args.flatMap((place) => sourcesOf(place, extensions));

let exact = 0;
let tried = 0;
const starts: number[] = [];
const causes = new Map<string, number>();
for (const task of tasksOf(sources, firstSeed, parse, { ...DEFAULTS, most })) {
  if (tried === wanted) break;
  tried += 1;
  const { generated, divided, passes } = task;
  const file = { edit: divided, inBefore: true, inAfter: true };
  // What is asked for is the smallest part.
  const found = await minimized([file], (contents) => passes(contents.get(generated.path)!), {
    restoresDeletions: true,
  });
  starts.push(found.runs.filter((run) => run.starts > 0).length);
  const text = found.contents.get(generated.path)!;
  if (text === generated.trueFix) {
    exact += 1;
    continue;
  }
  const kinds = generated.truth.map(({ kind, form }) => `${kind} (${form})`).join(', ');
  const cause = causeOf(text, generated.trueFix);
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
  if ([...causes.values()].reduce((one, other) => one + other) <= show) {
    console.log(`--- seed ${generated.seed} ${generated.path}: ${cause}; ${kinds}`);
    console.log(difference(generated.trueFix, text));
    const set = createChangeSet([file]);
    for (const item of found.kept) {
      const { piece } = set.items[item]!;
      const { part, before, after } = divided.pieces[piece]!;
      console.log(`  kept ${part} ${JSON.stringify([before, after])} ${found.verdicts[item]!.reason}`);
    }
  }
}
starts.sort((one, other) => one - other);
console.log(`exact ${exact} of ${tried} (${((100 * exact) / tried).toFixed(1)} %)`);
console.log(
  `sets run: median ${starts[starts.length >> 1]}, nine in ten at most ${starts[Math.floor(starts.length * 0.9)]}`,
);
console.log([...causes].map(([cause, count]) => `  ${count} ${cause}`).join('\n'));

function causeOf(text: string, trueFix: string): string {
  const squeezed = (one: string): string => one.replace(/\s+/g, '');
  return squeezed(text) === squeezed(trueFix) ? 'white space only' : 'other text';
}

function difference(one: string, other: string): string {
  const [a, b] = [one.split('\n'), other.split('\n')];
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return [
    ...a.slice(head, a.length - tail).map((line) => `  wanted ${line}`),
    ...b.slice(head, b.length - tail).map((line) => `  found  ${line}`),
  ].join('\n');
}
