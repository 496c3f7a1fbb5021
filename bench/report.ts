import { Language, Parser } from 'web-tree-sitter';
import { checkFile } from '../server/engine/checkFile';
import { readEdit } from '../server/engine/edit/edit';
import { complexitiesOf } from '../server/engine/describe/functions';
import { tokenDistance } from '../server/engine/measures/tokenDistance';
import { tokenSequence } from '../server/engine/measures/tokenSequence';
import { tryTakeBack } from '../server/engine/actions/tryAction';
import { findAll } from '../server/engine/describe/findings';
import { ruleContext } from '../server/engine/describe/ruleContext';
import { closureOf } from '../server/engine/edit/needs';
import { RULES } from '../server/engine/rules';
import { readPair } from '../server/engine/syntax/document';
import { languageOf } from '../server/engine/syntax/languages';
import { createTreeParser } from '../server/engine/syntax/parser';
import { assets } from '../test/support/assets';
import { edited, program } from './programs';

/** The time of the whole report beside the time to parse both texts, in one run on one machine: only ratios count. */
const SIZES = (process.argv[2] ?? '100,1000,10000,50000').split(',').map(Number);
/**
 * Runs before the first that counts, so that compiling the code is not measured. Garbage is not collected in between
 * by force: that would throw the compiled code away as well.
 */
const WARM_UP = 5;
const HUNKS = [1, 10, 100];
const trees = await createTreeParser(assets);

for (const id of ['python', 'typescript'] as const) {
  const path = id === 'python' ? 'a.py' : 'a.ts';
  const language = languageOf(path)!;
  await trees.load(language);
  const parser = new Parser();
  parser.setLanguage(await Language.load(await assets.grammar(language.grammar)));
  console.log(`\n${id}: times over parsing both texts (median of runs)`);
  console.log(
    '  lines  hunks   parse ms   read   edit  measures   rules  report, untried  an action    whole  actions',
  );
  for (const lines of SIZES) {
    for (const hunks of HUNKS) {
      if (hunks * 20 > lines) continue;
      const before = program(id, lines);
      const after = edited(before, id, hunks);
      const runs = lines >= 10_000 ? 3 : 25;
      const times = measure(runs, lines, before, after);
      const untried = times.whole - times.actions * times.count;
      const row = [times.read, times.edit, times.measures, times.rules, untried, times.actions, times.whole];
      console.log(
        `${String(lines).padStart(7)}${String(hunks).padStart(7)}${times.parse.toFixed(1).padStart(11)}` +
          row
            .map((time, index) => (time / times.parse).toFixed(2).padStart([7, 7, 10, 8, 17, 10, 9][index]!))
            .join('') +
          String(times.count).padStart(9),
      );
    }
  }

  function measure(runs: number, lines: number, before: string, after: string) {
    const samples = {
      parse: [],
      read: [],
      edit: [],
      measures: [],
      rules: [],
      actions: [],
      whole: [],
    } as Record<'parse' | 'read' | 'edit' | 'measures' | 'rules' | 'actions' | 'whole', number[]>;
    const options = { levels: {}, questions: true };
    let count = 0;
    for (let run = lines >= 10_000 ? -1 : -WARM_UP; run < runs; run += 1) {
      const sample = (stage: keyof typeof samples, work: () => void): void => {
        const time = timed(work);
        if (run >= 0) samples[stage].push(time);
      };
      sample('parse', () => [before, after].forEach((text) => parser.parse(text)!.delete()));
      const pair = readPair(before, after, language, trees.parse);
      sample('read', () => readPair(before, after, language, trees.parse));
      const edit = readEdit(pair, language);
      sample('edit', () => readEdit(pair, language));
      sample('measures', () => {
        complexitiesOf(edit);
        tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after));
      });
      const context = ruleContext(edit, { path, retained: null, questions: true, request: null });
      const found = findAll(RULES, ({ metadata }) => metadata.defaultLevel, context);
      sample('rules', () =>
        findAll(
          RULES,
          ({ metadata }) => metadata.defaultLevel,
          ruleContext(edit, { path, retained: null, questions: true, request: null }),
        ),
      );
      count = found.filter(({ draft }) => draft.takeBack !== null).length;
      const total = timed(() =>
        found.forEach(({ draft }) => tryTakeBack(edit, closureOf(edit, draft.subject), trees.parse)),
      );
      if (run >= 0) samples.actions.push(total / Math.max(count, 1));
      count = Math.min(count, 50);
      sample('whole', () =>
        checkFile({ path, previousPath: null, before, after }, options, language, trees.parse),
      );
    }
    return {
      ...(Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, median(all)])) as Record<
        keyof typeof samples,
        number
      >),
      count,
    };
  }
}

function timed(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1]!;
}
