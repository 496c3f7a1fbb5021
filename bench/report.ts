import { Language, Parser } from 'web-tree-sitter';
import { checkFile } from '../server/engine/checkFile';
import { readEdit } from '../server/engine/edit/edit';
import { complexitiesOf } from '../server/engine/describe/functions';
import { tokenDistance } from '../server/engine/measures/tokenDistance';
import { tokenSequence } from '../server/engine/measures/tokenSequence';
import { readPair } from '../server/engine/syntax/document';
import { languageOf } from '../server/engine/syntax/languages';
import { createTreeParser } from '../server/engine/syntax/parser';
import { assets } from '../test/support/assets';
import { edited, program } from './programs';

/** The time of the whole report beside the time to parse both texts, in one run on one machine: only ratios count. */
const SIZES = (process.argv[2] ?? '100,1000,10000,50000').split(',').map(Number);
const HUNKS = [1, 10, 100];
const trees = await createTreeParser(assets);

for (const id of ['python', 'typescript'] as const) {
  const path = id === 'python' ? 'a.py' : 'a.ts';
  const language = languageOf(path)!;
  await trees.load(language);
  const parser = new Parser();
  parser.setLanguage(await Language.load(await assets.grammar(language.grammar)));
  console.log(`\n${id}: times over parsing both texts (median of runs)`);
  console.log('  lines  hunks   parse ms   read   edit  measures   rules, actions   whole report');
  for (const lines of SIZES) {
    for (const hunks of HUNKS) {
      if (hunks * 20 > lines) continue;
      const before = program(id, lines);
      const after = edited(before, id, hunks);
      const runs = lines >= 10_000 ? 5 : 15;
      const times = measure(runs, before, after);
      const row = [
        times.read,
        times.edit,
        times.measures,
        times.whole - times.read - times.edit - times.measures,
        times.whole,
      ];
      console.log(
        `${String(lines).padStart(7)}${String(hunks).padStart(7)}${times.parse.toFixed(1).padStart(11)}` +
          row
            .map((time, index) => (time / times.parse).toFixed(2).padStart([7, 7, 10, 17, 15][index]!))
            .join(''),
      );
    }
  }

  function measure(runs: number, before: string, after: string) {
    const samples = {
      parse: [] as number[],
      read: [] as number[],
      edit: [] as number[],
      measures: [] as number[],
      whole: [] as number[],
    };
    for (let run = 0; run < runs; run += 1) {
      samples.parse.push(timed(() => [before, after].forEach((text) => parser.parse(text)!.delete())));
      const pair = readPair(before, after, language, trees.parse);
      samples.read.push(timed(() => readPair(before, after, language, trees.parse)));
      const edit = readEdit(pair, language);
      samples.edit.push(timed(() => readEdit(pair, language)));
      samples.measures.push(
        timed(() => {
          complexitiesOf(edit);
          tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after));
        }),
      );
      const options = { levels: {}, questions: true };
      samples.whole.push(
        timed(() => checkFile({ path, previousPath: null, before, after }, options, language, trees.parse)),
      );
    }
    return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, median(all)])) as Record<
      keyof typeof samples,
      number
    >;
  }
}

function timed(work: () => void): number {
  globalThis.gc?.();
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1]!;
}
