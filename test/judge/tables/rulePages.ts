import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerdictCounts } from '../blind/verdicts';
import type { Corpus } from '../corpora/edit';
import type { CorpusCounts } from '../counting/counts';
import { percent, table } from './markdown';

const HEADING = '## How often it speaks';
/** What the section stands before, the first of these that a page has. */
const FOLLOWING = ['## Known limits', '## When not to use it'];

const WHOSE: Readonly<Record<Corpus, string>> = {
  human: "people's commits",
  ai: "assistants' commits",
  developers: "developers' patches",
  models: "models' patches",
};

/** Writes onto a rule's page how often the rule speaks and what a blind reader said of it. */
export function writeRulePage(
  folder: string,
  rule: string,
  corpora: readonly CorpusCounts[],
  verdicts: VerdictCounts,
): void {
  const path = join(folder, `${rule}.md`);
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), sectionOf(rule, corpora, verdicts)));
}

/** A page with the section in the place of the one it had, or before what follows it. */
export function withSection(page: string, section: string): string {
  const from = page.indexOf(`${HEADING}\n`);
  const rest = from === -1 ? page : page.slice(0, from) + page.slice(page.indexOf('\n## ', from) + 1);
  const at = FOLLOWING.map((heading) => rest.indexOf(`${heading}\n`)).find((index) => index !== -1);
  if (at === undefined) throw new Error(`a page has none of ${FOLLOWING.join(', ')}`);
  return `${rest.slice(0, at)}${HEADING}\n\n${section}\n\n${rest.slice(at)}`;
}

export function sectionOf(rule: string, corpora: readonly CorpusCounts[], verdicts: VerdictCounts): string {
  const rows = corpora.map(({ corpus, rules }) => {
    const { edits, findings, perThousandLines } = rules[rule]!;
    return [WHOSE[corpus], percent(edits), `${perThousandLines.rate.toFixed(2)} (${findings})`];
  });
  return [
    'With every rule on, as [the judge](../judge.md) counted:',
    table(['edits', 'with a finding', 'findings per 1,000 changed lines'], rows),
    readBlind(verdicts),
  ].join('\n\n');
}

function readBlind({ right, wrong, unclear, grave, goneWrong }: VerdictCounts): string {
  const read = right + wrong;
  if (read + unclear === 0) return 'None of its findings has been read blind.';
  const sentences = [
    `Read blind by one reader: ${right} of ${read} right`,
    ...(unclear > 0 ? [`, ${unclear} unclear`] : []),
    ...(grave.right + grave.wrong > 0 && grave.right + grave.wrong < read
      ? [`; of warnings and errors ${grave.right} of ${grave.right + grave.wrong}`]
      : []),
    '.',
    ...(goneWrong === 1 ? [' One more was wrong and is no longer reported.'] : []),
    ...(goneWrong > 1 ? [` Another ${goneWrong} were wrong and are no longer reported.`] : []),
  ];
  return sentences.join('');
}
