import { parse } from '../../support/read';
import { RETAINED_KINDS, type RetainedKind } from '../generator/retained/edits';
import { generateRetained } from '../generator/retained/generate';
import { scoreRetained, type RetainedScore } from '../generator/retained/score';
import { fnv1a } from '../generator/random';
import { sourcesOf } from '../generator/scoring/sources';
import { changedLines } from '../generator/scoring/worst';
import { wilson } from './intervals';

/**
 * Simulated ways not to delete a target: whether the outcome is the simulated one, and whether the action leaves the
 * wanted text.
 *
 * Usage: generated.ts [--seeds N] [--first SEED] [--kinds LIST] [--show N] FILE_OR_REPOSITORY...
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const wanted = Number(option('seeds', '200'));
const first = Number(option('first', '0'));
const kinds = option('kinds', RETAINED_KINDS.join(',')).split(',') as RetainedKind[];
const show = Number(option('show', '0'));
const sources = args.flatMap((place) => sourcesOf(place, ['.py', '.js', '.jsx', '.ts', '.tsx']));

const scores: RetainedScore[] = [];
for (let seed = first; scores.length < wanted && seed < first + 20 * wanted; seed += 1) {
  const { path, read } = sources[fnv1a(String(seed)) % sources.length]!;
  const edit = generateRetained(path, read(), seed, parse, kinds);
  if (edit === null) continue;
  scores.push(scoreRetained(edit, parse));
  if (scores.length % 100 === 0) console.error(`${scores.length} of ${wanted}`);
}

console.log('kind | edits | outcome as simulated | action exact | withheld | differs | not found');
for (const kind of kinds) row(kind, (score) => score.edit.kind === kind);
row('all', () => true);
row('all without remarks', (score) => !score.edit.hasRemarks);

const reasons = new Map<string, number>();
for (const { edit, reason } of scores) {
  const key = `${edit.kind}: ${reason?.replace(/would leave .* without/, 'would leave … without')}`;
  if (reason !== null) reasons.set(key, (reasons.get(key) ?? 0) + 1);
}
for (const [reason, count] of [...reasons].sort((one, other) => other[1] - one[1]))
  console.log(`${count}  ${reason}`);

for (const { edit, wrong, action, reason, got } of scores
  .filter((score) => score.wrong !== null || !(score.action === null || score.action === 'exact'))
  .slice(0, show)) {
  console.log(`\n--- ${edit.kind}, seed ${edit.seed}, ${edit.path}: ${wrong ?? action} ${reason ?? ''}`);
  console.log(`target lines ${edit.lines.map((line) => line + 1).join(', ')}`);
  console.log(changedLines(edit.before, edit.after).join('\n'));
  if (got !== null) console.log(['wanted -, left +', ...changedLines(edit.truth, got)].join('\n'));
}

function row(name: string, accepts: (score: RetainedScore) => boolean): void {
  const own = scores.filter(accepts);
  const right = own.filter(({ wrong }) => wrong === null).length;
  const acted = own.filter(({ action }) => action !== null);
  const count = (action: RetainedScore['action']): number =>
    acted.filter((score) => score.action === action).length;
  console.log(
    [name, own.length, share(right, own.length), share(count('exact'), acted.length)]
      .concat(['withheld', 'differs', 'not found'].map((action) => String(count(action as 'withheld'))))
      .join(' | '),
  );
}

function share(part: number, whole: number): string {
  if (whole === 0) return '-';
  const [low, high] = wilson(part, whole).map((limit) => (100 * limit).toFixed(1));
  return `${part}/${whole} = ${((100 * part) / whole).toFixed(1)} % [${low}-${high}]`;
}
