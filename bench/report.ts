import { Language, Parser } from 'web-tree-sitter';
import { checkFile } from '../server/engine/checkFile';
import { readEdit } from '../server/engine/edit/edit';
import { complexitiesOf } from '../server/engine/describe/functions';
import { tokenDistance } from '../server/engine/measures/tokenDistance';
import { tokenSequence } from '../server/engine/measures/tokenSequence';
import { describeChanges } from '../server/engine/describe/changes';
import { describeFindings, findAll } from '../server/engine/describe/findings';
import { ruleContext } from '../server/engine/describe/ruleContext';
import type { FindIn } from '../server/engine/describe/stirring';
import { RULES } from '../server/engine/rules';
import { readPair } from '../server/engine/syntax/document';
import { languageOf } from '../server/engine/syntax/languages';
import { createTreeParser } from '../server/engine/syntax/parser';
import { assets } from '../test/support/assets';
import { edited, program } from './programs';

const ASKED = { levels: {}, questions: true };

/**
 * The time of the whole report beside the time to parse both texts, in one run on one machine: only ratios count, each
 * taken within one turn, since machines change their speed between turns. Run with the young generation of the engine's
 * thread in the editor (`server/lsp/worker/threadLimits.ts`).
 */
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
  console.log(`\n${id}: times over parsing both texts (median of turns)`);
  console.log(
    '  lines  hunks   parse ms   read   edit  measures   rules  report, untried  an action    whole  next edit  actions',
  );
  for (const lines of SIZES) {
    for (const hunks of HUNKS) {
      if (hunks * 20 > lines) continue;
      const before = program(id, lines);
      const after = edited(before, id, hunks);
      const runs = lines >= 10_000 ? 7 : 25;
      const times = measure(runs, lines, before, after);
      const untried = times.whole - times.actions * times.count;
      const { read, edit, measures, rules, actions, whole, next } = times;
      const row = [read, edit, measures, rules, untried, actions, whole, next];
      console.log(
        `${String(lines).padStart(7)}${String(hunks).padStart(7)}${times.parse.toFixed(1).padStart(11)}` +
          row.map((time, index) => time.toFixed(2).padStart([7, 7, 10, 8, 17, 10, 9, 11][index]!)).join('') +
          String(times.count).padStart(9),
      );
    }
  }

  /** The parser keeps the texts of the last edits: without this, nothing but the first run would parse. */
  function forgetTexts(): void {
    for (const text of ['a', 'b', 'c', 'd']) {
      trees.parse(language, '', { tree: trees.parse(language, text), text });
    }
  }

  type Stage = 'parse' | 'read' | 'edit' | 'measures' | 'rules' | 'actions' | 'whole' | 'next';

  function measure(runs: number, lines: number, before: string, after: string) {
    const samples = {
      parse: [],
      read: [],
      edit: [],
      measures: [],
      rules: [],
      actions: [],
      whole: [],
      next: [],
    } as Record<Stage, number[]>;
    const options = { levels: {}, questions: true };
    let count = 0;
    for (let run = lines >= 10_000 ? -1 : -WARM_UP; run < runs; run += 1) {
      const parsing = timed(() => [before, after].forEach((text) => parser.parse(text)!.delete()));
      if (run >= 0) samples.parse.push(parsing);
      const sample = (stage: keyof typeof samples, work: () => void): void => {
        const time = timed(work) / parsing;
        if (run >= 0) samples[stage].push(time);
      };
      const pair = readPair(before, after, language, trees.parse);
      forgetTexts();
      sample('read', () => readPair(before, after, language, trees.parse));
      const edit = readEdit(pair, language);
      sample('edit', () => readEdit(pair, language));
      sample('measures', () => {
        complexitiesOf(edit);
        tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after));
      });
      const context = ruleContext(edit, { path, retained: null, questions: true, request: null });
      const found = findAll(RULES, ASKED, context);
      sample('rules', () =>
        findAll(RULES, ASKED, ruleContext(edit, { path, retained: null, questions: true, request: null })),
      );
      count = found.filter(({ draft }) => draft.takeBack !== null).length;
      const changes = describeChanges(edit, context.scopeOf);
      const findIn: FindIn = (one, other) =>
        findAll(
          RULES,
          ASKED,
          ruleContext(readEdit(readPair(one, other, language, trees.parse), language), {
            path,
            retained: null,
            questions: true,
            request: null,
          }),
        );
      const total = timed(() => describeFindings(edit, path, changes, found, trees.parse, false, findIn));
      count = Math.min(count, 50);
      if (run >= 0) samples.actions.push(total / parsing / Math.max(count, 1));
      const check = (text: string) =>
        checkFile({ path, previousPath: null, before, after: text }, options, language, trees.parse);
      forgetTexts();
      sample('whole', () => check(after));
      sample('next', () => check(`${after}\n`));
    }
    return {
      ...(Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, median(all)])) as Record<
        Stage,
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
