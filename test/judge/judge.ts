import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES } from '../../server/engine/rules';
import { SET_RULES } from '../../server/engine/rules/set';
import { editKey } from './blind/findingKey';
import { blindSheet } from './blind/sheet';
import { verdictCounts, verdictsIn, verdictTable, type Verdict } from './blind/verdicts';
import { commitEdits } from './corpora/commits';
import type { Corpus, Gathered, JudgedEdit } from './corpora/edit';
import { repositoriesIn, type Repositories } from './corpora/repositories';
import { sweEdits } from './corpora/sweTasks';
import { countCorpus, type CorpusCounts } from './counting/counts';
import { mulberry32 } from './generator/random';
import { labelTables } from './labels/labelTables';
import { labelledEdits } from './labels/labels';
import { judgeOptions, USAGE, type JudgeOptions } from './options';
import { engineBundle } from './running/engineBundle';
import { MODES, type Mode } from './running/result';
import { resultCache } from './running/resultCache';
import { runAll, type JudgedResult } from './running/runAll';
import { countsJson, writeFigures } from './tables/page';
import { writeRulePage } from './tables/rulePages';
import { groupsTable, levelsTable, rulesTable, sizesTable } from './tables/rates';
import { context, sampled } from './tables/samples';

const EVERY_RULE = [...RULES, ...SET_RULES];

const here = new URL('.', import.meta.url);
/** Milliseconds between two words about progress. */
const TELL_EVERY = 10_000;

const options = readOptions(process.argv.slice(2));
if (options === null) process.exitCode = 2;
else await judge(options);

function readOptions(args: readonly string[]): JudgeOptions | null {
  try {
    return judgeOptions(args);
  } catch (error) {
    console.error(`judge: ${(error as Error).message}\n\n${USAGE}`);
    return null;
  }
}

async function judge(options: JudgeOptions): Promise<void> {
  const { only, corpora, show, links, seed } = options;
  const rules = EVERY_RULE.map(({ metadata }) => metadata.id).filter(
    (id) => only.length === 0 || only.includes(id),
  );
  const unknown = only.find((id) => !rules.includes(id));
  if (unknown !== undefined) throw new Error(`no rule "${unknown}"`);

  const verdicts = verdictsIn(fileURLToPath(new URL('blind/verdicts.jsonl', here)));
  const judged = await run(options, gather(options));
  // What was read of other commits is looked at again, and counted nowhere else.
  const read = [
    ...judged,
    ...(await run({ ...options, limit: Number.POSITIVE_INFINITY }, readElsewhere(options, verdicts))),
  ];
  const counts = (mode: Mode): CorpusCounts[] =>
    corpora.map((corpus) => countCorpus(judged, corpus, null, mode, rules));
  const byDefault = counts('default');
  const all = counts('all');
  const levelOf = (id: string): string =>
    EVERY_RULE.find(({ metadata }) => metadata.id === id)!.metadata.defaultLevel;
  const sections = [
    '## Edits',
    sizesTable(all),
    '## At default levels: edits with at least one finding',
    levelsTable(byDefault),
    '## Rules, each on',
    rulesTable(all, levelOf),
    '## Findings read blind',
    verdictTable(read, verdicts, rules),
    ...(corpora.includes('models')
      ? ['## On labels, line by line', labelTables(judged, labelledEdits(options.data), rules)]
      : []),
    ...(options.groups
      ? ['## By group, each rule on: edits with at least one finding', groups(judged, rules)]
      : []),
    ...(links > 0 ? ['## To look at', linksOf(judged, rules, corpora, links, seed)] : []),
  ];
  const text = `${sections.join('\n\n')}\n`;
  console.log(`\n${text}`);
  for (const { edit, results } of judged)
    for (const crash of results.all.crashes) console.log(`CRASH ${edit.link}: ${crash}`);
  if (show > 0) printSamples(judged, rules, corpora, show, seed);
  if (options.sheet !== null) {
    const sheet = blindSheet(judged, rules, verdicts, options);
    writeFileSync(options.sheet, sheet.text);
    writeFileSync(`${options.sheet}.verdicts.jsonl`, sheet.verdicts);
  }
  if (options.out !== null) writeFileSync(options.out, text);
  if (options.page !== null) writeFigures(options.page, text);
  if (options.rulePages !== null) writePages(options.rulePages, read, all, verdicts);
  if (options.json !== null) writeFileSync(options.json, countsJson({ default: byDefault, all }));
}

/** What a rule that must be told what should have gone finds without that is nothing. */
function writePages(
  folder: string,
  read: readonly JudgedResult[],
  counts: readonly CorpusCounts[],
  verdicts: readonly Verdict[],
): void {
  const rules = EVERY_RULE.map(({ metadata }) => metadata)
    .filter(({ id, certainty }) => counts[0]?.rules[id] !== undefined && certainty !== 'known')
    .map(({ id }) => id);
  for (const rule of rules) writeRulePage(folder, rule, counts, verdictCounts(read, verdicts, rule));
}

function gather({ repositories, data, cache, corpora, tests, wide }: JudgeOptions): JudgedEdit[] {
  const clones = repositoriesIn(repositories);
  const patches = corpora.includes('developers') || corpora.includes('models');
  const gathered = [
    ...corpora.map((corpus) => commits(corpus, clones, wide)),
    ...(patches ? [sweEdits({ data, repositories: clones, cache, withTests: tests })] : []),
  ];
  for (const { what, remedy } of gathered.flatMap(({ missing }) => missing))
    console.error(`missing: ${what}; to have it: ${remedy.replace('DIR', repositories)}`);
  return gathered.flatMap(({ edits }) => edits).filter(({ corpus }) => corpora.includes(corpus));
}

function commits(corpus: Corpus, clones: Repositories, wide: boolean): Gathered {
  const list = fileURLToPath(new URL(`corpora/lists/${wide ? 'wide/' : ''}${corpus}.txt`, here));
  return existsSync(list) ? commitEdits(corpus, list, clones) : { edits: [], missing: [] };
}

function readElsewhere(
  { repositories, corpora, wide }: JudgeOptions,
  verdicts: readonly Verdict[],
): JudgedEdit[] {
  if (wide) return [];
  const keys = new Set(verdicts.map(({ key }) => key.split('-')[0]!));
  const clones = repositoriesIn(repositories);
  return corpora
    .flatMap((corpus) => commits(corpus, clones, true).edits)
    .filter(({ id }) => keys.has(editKey(id)));
}

async function run(options: JudgeOptions, edits: readonly JudgedEdit[]): Promise<JudgedResult[]> {
  const { cache, workers, only, tests, limit, seed, corpora, cached } = options;
  const bundle = await engineBundle(process.cwd());
  const name = [bundle.hash, ...(tests ? ['tests'] : []), ...only].join('-');
  const chosen = corpora.flatMap((corpus) =>
    mulberry32(seed)
      .shuffled(edits.filter((edit) => edit.corpus === corpus))
      .slice(0, limit),
  );
  const results = resultCache(cache, name);
  const isKnown = ({ id }: JudgedEdit): boolean => MODES.every((mode) => results.get(id, mode) !== null);
  const wanted = cached ? chosen.filter(isKnown) : chosen;
  const start = performance.now();
  let told = start;
  return runAll(wanted, {
    bundle,
    cache: results,
    workers,
    only,
    progress(done, all) {
      const now = performance.now();
      if (now - told < TELL_EVERY && done !== all) return;
      told = now;
      const [gone, left] = [now - start, ((now - start) / done) * (all - done)].map((ms) =>
        (ms / 1000).toFixed(0),
      );
      console.error(`${done} of ${all} edits, ${gone} s, about ${left} s left`);
    },
  });
}

function groups(judged: readonly JudgedResult[], rules: readonly string[]): string {
  const names = new Map(
    judged.map(({ edit: { corpus, group } }) => [`${corpus} ${group}`, { corpus, group }]),
  );
  return groupsTable(
    [...names.values()].map(({ corpus, group }) => countCorpus(judged, corpus, group, 'all', rules)),
  );
}

function linksOf(
  judged: readonly JudgedResult[],
  rules: readonly string[],
  corpora: readonly Corpus[],
  count: number,
  seed: number,
): string {
  const lines = rules.flatMap((rule) =>
    corpora.flatMap((corpus) =>
      sampled(ofCorpus(judged, corpus), rule, count, seed).map(
        ({ edit, finding }) => `- ${rule}, ${corpus}: ${edit.link} ${finding.path}:${finding.line}`,
      ),
    ),
  );
  return lines.join('\n');
}

function printSamples(
  judged: readonly JudgedResult[],
  rules: readonly string[],
  corpora: readonly Corpus[],
  count: number,
  seed: number,
): void {
  for (const rule of rules) {
    for (const corpus of corpora) {
      for (const { edit, finding } of sampled(ofCorpus(judged, corpus), rule, count, seed)) {
        const file = edit.files().find(({ path }) => path === finding.path);
        const { level, message, path, line, form, actions } = finding;
        const withheld = actions.flatMap((reason) => (reason === null ? [] : [` (withheld: ${reason})`]));
        console.log(
          `--- ${rule}${form === null ? '' : ` ${form}`}, ${corpus}, ${level}: ${message}${withheld.join('')}`,
        );
        console.log(`${edit.link} ${path}:${line}\n${context(finding, file)}\n`);
      }
    }
  }
}

function ofCorpus(judged: readonly JudgedResult[], corpus: Corpus): JudgedResult[] {
  return judged.filter(({ edit }) => edit.corpus === corpus);
}
