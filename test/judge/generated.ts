import type { Wanted } from '../../server/engine/retained/retainedFile';
import { LANGUAGES, languageOf } from '../../server/engine/syntax/languages';
import { createTreeParser } from '../../server/engine/syntax/parser';
import { assets } from '../support/assets';
import { DEFAULTS, generate } from './generator/generate';
import { fnv1a } from './generator/random';
import { generateRetained } from './generator/retained/generate';
import { sourcesOf } from './generator/scoring/sources';
import { SLIP_KINDS, type Slip } from './generator/slips';
import { generateSlips } from './generator/slips/generate';
import { verify } from './guarantees';
import { rejections, type Offering } from './oracles';

/**
 * Checks the engine's promises on generated edits and prints what it found.
 *
 * Usage: generated.ts [--seeds N] [--first SEED] [--most N] [--extensions .ts,.py] [--slips KIND[,KIND]|all|retained]
 *   FILE_OR_REPOSITORY...
 *
 * `--slips` makes edits with mistakes in them, for the rules that speak of what other edits seldom hold, or such that
 * were to delete something and did something else instead.
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const wanted = Number(option('seeds', '500'));
const first = Number(option('first', '0'));
const options = { ...DEFAULTS, most: Number(option('most', String(DEFAULTS.most))) };
const slips = option('slips', '');
const slipKinds = slips === 'all' ? SLIP_KINDS : (slips.split(',') as Slip[]);
const sources = (() => {
  const extensions = option('extensions', '.py,.js,.jsx,.ts,.tsx').split(',');
  return args.flatMap((place) => sourcesOf(place, extensions));
})();

const parser = await createTreeParser(assets);
for (const language of LANGUAGES) await parser.load(language);

const counts = new Map<string, number>();
const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
const offerings: (Offering & { readonly seed: number })[] = [];
for (let seed = first; offerings.length < wanted && seed < first + 20 * wanted; seed += 1) {
  const { path, read } = sources[fnv1a(String(seed)) % sources.length]!;
  const generated = edited(path, read(), seed);
  if (generated === null) continue;
  const verdict = verify(generated, languageOf(path), parser.parse);
  for (const violation of verdict.violations) console.log(`VIOLATION seed ${seed}: ${violation}`);
  for (const differing of verdict.commuting.differing) console.log(`ORDER seed ${seed}: ${differing}`);
  for (const stirred of verdict.stirring) console.log(`STIR seed ${seed}: ${stirred}`);
  for (let pair = 0; pair < verdict.commuting.tried; pair += 1) count('pairs taken back one after the other');
  for (const { rule, reason } of verdict.withheld)
    count(`withheld ${rule}: ${reason.replace(/leave .* without/, 'leave a name without')}`);
  for (const { rule } of verdict.offered) count(`offered ${rule}`);
  offerings.push({ path, seed, after: generated.after, offered: verdict.offered });
}

function edited(
  path: string,
  text: string,
  seed: number,
): { path: string; before: string; after: string; wanted?: Wanted } | null {
  if (slips === 'retained') {
    const edit = generateRetained(path, text, seed, parser.parse);
    return edit === null ? null : { ...edit, wanted: { by: 'target', lines: edit.lines } };
  }
  return slips === ''
    ? generate(path, text, seed, parser.parse, options)
    : generateSlips(path, text, seed, parser.parse, slipKinds);
}

const { rejected, invalid } = rejections(offerings);
for (const { offering, rule, fault } of rejected)
  console.log(`ORACLE seed ${offering.seed}: ${rule}: ${fault}`);
console.log(`${offerings.length} edits, ${invalid.length} of them not valid`);
for (const [key, number] of [...counts].sort()) console.log(`${key}: ${number}`);
