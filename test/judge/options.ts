import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CORPORA, type Corpus } from './corpora/edit';

export const USAGE = `npm run judge -- [options]

Runs the rules over fixed lists of edits and counts what they say.

  --repositories DIR   folder of clones named owner+name or owner__name (or with the clone in DIR/owner+name/repo)
  --data DIR           folder with instances.jsonl, model_patches.jsonl, labels_over_edit.dev.jsonl
                       (default: ../shared/data/swe)
  --cache DIR          rebuilt files and results of earlier runs (default: pare-judge in the temporary folder)
  --wide               other commits than the counted ones, to find thirty findings of a rare rule to read
  --corpus LIST        of human, ai, developers, models (default: all)
  --only LIST          only these rules, and what they leave to others
  --limit N            N edits of each corpus, chosen by --seed
  --show N             print N findings of each rule and corpus with the code around them
  --links N            print N links of findings for each rule and corpus
  --cached             only edits that this engine has been run on, such as after a run that was stopped
  --groups             a table by language and by submission too
  --tests              patches' changes to tests too
  --sheet FILE         write findings of people's and assistants' commits, shuffled, to be read blind
  --warnings           only warnings and errors on the sheet
  --per-rule N         findings of each rule on the sheet (default: 30)
  --seed N             of samples, sheets and limits (default: 1)
  --out FILE           write the tables there too
  --page FILE          put the tables between the marks of a page, such as docs/judge.md
  --rule-pages DIR     write onto each rule's page, such as in docs/rules, how often it speaks
  --json FILE          write the counts there
  --workers N          (default: 2)
`;

export interface JudgeOptions {
  readonly repositories: string;
  readonly data: string;
  readonly cache: string;
  readonly wide: boolean;
  readonly corpora: readonly Corpus[];
  readonly only: readonly string[];
  readonly limit: number;
  readonly show: number;
  readonly links: number;
  readonly cached: boolean;
  readonly groups: boolean;
  readonly tests: boolean;
  readonly sheet: string | null;
  readonly warnings: boolean;
  readonly perRule: number;
  readonly seed: number;
  readonly out: string | null;
  readonly page: string | null;
  readonly rulePages: string | null;
  readonly json: string | null;
  readonly workers: number;
}

/** @throws with a message for the user */
export function judgeOptions(args: readonly string[]): JudgeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repositories: { type: 'string', default: '' },
      data: { type: 'string', default: '../shared/data/swe' },
      cache: { type: 'string', default: join(tmpdir(), 'pare-judge') },
      wide: { type: 'boolean', default: false },
      corpus: { type: 'string', default: CORPORA.join(',') },
      only: { type: 'string', default: '' },
      limit: { type: 'string', default: '1000000' },
      show: { type: 'string', default: '0' },
      links: { type: 'string', default: '0' },
      cached: { type: 'boolean', default: false },
      groups: { type: 'boolean', default: false },
      tests: { type: 'boolean', default: false },
      sheet: { type: 'string' },
      warnings: { type: 'boolean', default: false },
      'per-rule': { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      page: { type: 'string' },
      'rule-pages': { type: 'string' },
      json: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  if (values.repositories === '') throw new Error('--repositories DIR is missing');
  const corpora = listOf(values.corpus);
  const unknown = corpora.find((name) => !CORPORA.some((corpus) => corpus === name));
  if (unknown !== undefined) throw new Error(`no corpus "${unknown}": ${CORPORA.join(', ')}`);
  return {
    repositories: values.repositories,
    data: values.data,
    cache: values.cache,
    wide: values.wide,
    corpora: CORPORA.filter((corpus) => corpora.includes(corpus)),
    only: listOf(values.only),
    limit: count('limit', values.limit),
    show: count('show', values.show),
    links: count('links', values.links),
    cached: values.cached,
    groups: values.groups,
    tests: values.tests,
    sheet: values.sheet ?? null,
    warnings: values.warnings,
    perRule: count('per-rule', values['per-rule']),
    seed: count('seed', values.seed),
    out: values.out ?? null,
    page: values.page ?? null,
    rulePages: values['rule-pages'] ?? null,
    json: values.json ?? null,
    workers: Math.max(1, count('workers', values.workers)),
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number, not "${text}"`);
  return value;
}
