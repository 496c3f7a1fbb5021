import { parse } from '../support/read';
import type { OverEdit } from './generator/edits';
import { DEFAULTS, generate } from './generator/generate';
import { fnv1a } from './generator/random';
import { judged } from './generator/scoring/judged';
import { scoreOf, type Score } from './generator/scoring/score';
import { sourcesOf } from './generator/scoring/sources';
import { printTables } from './generator/scoring/tables';
import { changedLines, printActions, printScore, printWorst } from './generator/scoring/worst';

/**
 * Scores the engine against generated edits, whose every changed stretch is known.
 *
 * Usage: score.ts [--seeds N] [--first SEED] [--only SEED] [--most N] [--kinds KIND,KIND] [--worst N] [--extensions .ts,.py]
 *   FILE_OR_REPOSITORY...
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const wanted = Number(option('seeds', '100'));
const first = Number(option('first', '0'));
const only = option('only', '');
const worst = Number(option('worst', '10'));
const extensions = option('extensions', '.py,.js,.jsx,.ts,.tsx').split(',');
const options = {
  most: Number(option('most', String(DEFAULTS.most))),
  kinds: option('kinds', DEFAULTS.kinds.join(',')).split(',') as OverEdit[],
};
const sources = args.flatMap((place) => sourcesOf(place, extensions));

const scores: Score[] = [];
// A seed names its program, so that it is enough to see an edit again.
for (
  let seed = only === '' ? first : Number(only);
  scores.length < wanted && seed < first + 20 * wanted;
  seed += 1
) {
  const { path, read } = sources[fnv1a(String(seed)) % sources.length]!;
  const generated = generate(path, read(), seed, parse, options);
  if (generated !== null) scores.push(scoreOf(judged(generated, parse)));
  if (only !== '') break;
}

if (only === '') {
  printTables(scores);
  console.log('\nactions that are not exact');
  printActions(scores);
  printWorst(scores, worst);
} else {
  for (const score of scores) {
    printScore(score);
    const { before, after } = score.item.generated;
    console.log(changedLines(before, after).join('\n'));
  }
}
