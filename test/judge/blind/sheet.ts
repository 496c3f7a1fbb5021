import { mulberry32 } from '../generator/random';
import type { Corpus } from '../corpora/edit';
import { isGrave } from '../running/result';
import type { JudgedResult } from '../running/runAll';
import { context, sampled, type Sample } from '../tables/samples';
import { findingKey } from './findingKey';
import type { Verdict } from './verdicts';

/** Corpora whose edits were written by people. */
const PEOPLE: readonly Corpus[] = ['human', 'developers'];

export interface Sheet {
  readonly text: string;
  /** One line a finding, to be filled in. */
  readonly verdicts: string;
}

/**
 * Findings to be read without knowing who made the edit: half from people and half from assistants as far as there are
 * enough, shuffled over all rules. Those that have a verdict are left out.
 *
 * @param perRule findings of each rule
 * @param warnings only those that are warnings or errors
 */
export function blindSheet(
  judged: readonly JudgedResult[],
  rules: readonly string[],
  read: readonly Verdict[],
  {
    perRule,
    seed,
    warnings,
  }: { readonly perRule: number; readonly seed: number; readonly warnings: boolean },
): Sheet {
  const known = new Set(read.map(({ key }) => key));
  const isOpen = ({ edit, finding }: Sample): boolean =>
    (!warnings || isGrave(finding)) && !known.has(findingKey(edit.id, finding));
  const sides = [true, false].map((byPeople) =>
    judged.filter(({ edit }) => PEOPLE.includes(edit.corpus) === byPeople),
  );
  const samples = rules.flatMap((rule) => {
    const [people, assistants] = sides.map((side) =>
      unique(sampled(side, rule, Number.POSITIVE_INFINITY, seed).filter(isOpen)),
    ) as [Sample[], Sample[]];
    const half = Math.ceil(perRule / 2);
    const byPeople = people.slice(0, Math.max(half, perRule - assistants.length));
    return [...byPeople, ...assistants.slice(0, perRule - byPeople.length)];
  });
  const shuffled = mulberry32(seed).shuffled(samples);
  return {
    text: `${shuffled.map((sample, index) => entry(sample, index + 1)).join('\n')}`,
    verdicts: shuffled
      .map(({ edit, finding }) => ({
        key: findingKey(edit.id, finding),
        rule: finding.rule,
        verdict: '',
        note: '',
      }))
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  };
}

/** The same words about the same scope twice are one to read. */
function unique(samples: readonly Sample[]): Sample[] {
  return [...new Map(samples.map((sample) => [findingKey(sample.edit.id, sample.finding), sample])).values()];
}

function entry({ edit, finding }: Sample, number: number): string {
  const { path, rule, form, message, actions } = finding;
  const file = edit.files().find((candidate) => candidate.path === path);
  const withheld = actions.flatMap((reason) => (reason === null ? [] : [`Action withheld: ${reason}.\n`]));
  return [
    `## ${number}. ${rule}${form === null ? '' : `, ${form}`} (${findingKey(edit.id, finding)})\n`,
    `${message}\n`,
    ...withheld,
    '````text',
    context(finding, file, 6),
    '````\n',
  ].join('\n');
}
