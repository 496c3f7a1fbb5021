import { basename, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import type { Part } from '../../server/engine/report';
import { LANGUAGES, languageOf } from '../../server/engine/syntax/languages';
import { createTreeParser } from '../../server/engine/syntax/parser';
import { assets } from '../support/assets';
import { asksOf, verify, verifyPairs, type Verdict } from './guarantees';
import { historyEdits, patchEdits, type HistoryEdit } from './history';
import { rejections } from './oracles';

/**
 * Checks the engine's promises on real histories and prints what it found.
 *
 * Usage: histories.ts [--commits N] [--skip N] [--edits N] [--minutes N] [--only RULE[,RULE]] [--show LEVEL]
 *   [--having RULE[,RULE]] [--pairs] [--patches DIR --repositories DIR [--cache DIR]] REPOSITORY...
 *
 * With `--minutes`, what is found within N minutes is told of, however much there is to look at. `--pairs` checks only
 * pairs of findings taken back one after the other, and more of them. `--having` leaves out edits of which none of these
 * rules says anything, which is how thirty actions of a rare rule are found. `--patches` takes the patches of the tasks in
 * DIR instead of histories, first those of developers, then those of models; N commits are N patches then.
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const commits = Number(option('commits', '50'));
const skip = Number(option('skip', '0'));
const limit = Number(option('edits', '100000'));
const until = performance.now() + 60_000 * Number(option('minutes', '100000'));
const only = option('only', '').split(',').filter(Boolean);
const show = option('show', 'error,warning').split(',');
const check = args.includes('--pairs') ? verifyPairs : verify;
if (args.includes('--pairs')) args.splice(args.indexOf('--pairs'), 1);
const having = option('having', '').split(',').filter(Boolean);
const patches = option('patches', '');
const repositories = option('repositories', '');
const cache = option('cache', join(tmpdir(), 'pare-judge'));

const parser = await createTreeParser(assets);
for (const language of LANGUAGES) await parser.load(language);
const verdicts: { edit: HistoryEdit; verdict: Verdict }[] = [];
const seenCommits = new Set<string>();
const sources: Iterable<HistoryEdit>[] =
  patches === ''
    ? args.map((repository) => historyEdits(repository, { commits, skip }))
    : [patchEdits({ data: patches, repositories, cache, count: commits, skip })];
let looked = 0;
for (const source of sources) {
  let count = 0;
  for (const edit of source) {
    if (count >= limit || performance.now() > until) break;
    looked += 1;
    if (having.length > 0 && !asksOf(edit, having, languageOf(edit.path), parser.parse)) continue;
    count += 1;
    seenCommits.add(edit.commit);
    try {
      verdicts.push({ edit, verdict: check(edit, languageOf(edit.path), parser.parse) });
    } catch (error) {
      console.log(`CRASH ${nameOf(edit)} ${edit.path}: ${String((error as Error).stack)}`);
    }
  }
}

/** A commit in short, or a patch by what it is called. */
function nameOf({ commit }: HistoryEdit): string {
  return commit.includes('/') ? commit : commit.slice(0, 10);
}

const { rejected } = rejections(
  verdicts.map(({ edit, verdict: { offered } }) => ({ edit, path: edit.path, after: edit.after, offered })),
);
const oracleFaults = rejected.map(
  ({ offering: { edit, path }, rule, fault }) => `${rule} ${nameOf(edit)} ${path}: ${fault}`,
);

for (const { edit, verdict } of verdicts) {
  const place = `${nameOf(edit)} ${edit.path}`;
  for (const violation of verdict.violations) console.log(`VIOLATION ${place}: ${violation}`);
  for (const differing of verdict.commuting.differing) console.log(`ORDER ${place}: ${differing}`);
  for (const stirred of verdict.stirring) console.log(`STIR ${place}: ${stirred}`);
  for (const finding of verdict.report.findings) {
    if (!show.includes(finding.level) && !only.includes(finding.rule)) continue;
    if (only.length > 0 && !only.includes(finding.rule)) continue;
    const [range] = finding.ranges;
    if (range === undefined) {
      console.log(`NO RANGE ${finding.rule} ${edit.commit} ${edit.path} ${finding.message}`);
      continue;
    }
    const [action] = finding.actions;
    console.log(
      `${finding.level} ${finding.rule} ${basename(dirname(edit.repository))} ${nameOf(edit)} ${edit.path}:${range!.start.line + 1} ${finding.message}${action?.withheld ? ` [withheld: ${action.withheld}]` : ''}`,
    );
  }
}
for (const fault of oracleFaults) console.log(`ORACLE ${fault}`);

const reports = verdicts.map(({ verdict }) => verdict.report);
const tally = (items: readonly string[]): string =>
  [...new Set(items)]
    .sort()
    .map((item) => `${item} ${items.filter((other) => other === item).length}`)
    .join(', ');
console.log(
  `\n${looked} edits looked at; ${seenCommits.size} commits, ${reports.length} edits, ${reports.filter(({ changes }) => changes.length >= 4).length} with four or more changes`,
);
const holding = (part: Part): number =>
  reports.filter(({ changes }) => changes.some((change) => change.part === part)).length;
console.log(
  `with moves: ${holding('move')}, with wraps: ${holding('wrap')}, with renames: ${holding('rename')}`,
);
console.log(
  `with CRLF, CR or mixed line ends: ${verdicts.filter(({ edit }) => /\r/.test(edit.before + edit.after)).length}`,
);
console.log(
  `treatment: ${tally(reports.map(({ treatment, treatmentReason }) => `${treatment}${treatmentReason ? ` (${treatmentReason})` : ''}`))}`,
);
console.log(
  `truncated: ${tally(reports.flatMap(({ truncated }) => truncated.map(({ limit: name }) => name))) || 'none'}`,
);
console.log(
  `findings: ${tally(reports.flatMap(({ findings }) => findings.map(({ level, rule }) => `${level} ${rule}`)))}`,
);
console.log(
  `actions offered: ${tally(verdicts.flatMap(({ verdict }) => verdict.offered.map(({ rule }) => rule)))}`,
);
console.log(
  `withheld: ${tally(verdicts.flatMap(({ verdict }) => verdict.withheld.map(({ rule, reason }) => `${rule} (${reason.replace(/leave .* without/, 'leave a name without')})`))) || 'none'}`,
);
console.log(
  `pairs taken back one after the other: ${verdicts.reduce((sum, { verdict }) => sum + verdict.commuting.tried, 0)}, of them with another result: ${verdicts.reduce((sum, { verdict }) => sum + verdict.commuting.differing.length, 0)}; actions that stir findings: ${verdicts.reduce((sum, { verdict }) => sum + verdict.stirring.length, 0)}`,
);
console.log(
  `violations: ${verdicts.reduce((sum, { verdict }) => sum + verdict.violations.length, 0)}, rejected by the languages' own parsers: ${oracleFaults.length}`,
);
