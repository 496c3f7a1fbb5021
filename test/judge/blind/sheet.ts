import { mulberry32 } from '../generator/random';
import type { Corpus } from '../corpora/edit';
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
 * Findings to be read without knowing who made the edit: half from people and half from assistants, shuffled over all
 * rules. Those that have a verdict are left out.
 *
 * @param perRule findings of each rule
 */
export function blindSheet(
  judged: readonly JudgedResult[],
  rules: readonly string[],
  read: readonly Verdict[],
  { perRule, seed }: { readonly perRule: number; readonly seed: number },
): Sheet {
  const known = new Set(read.map(({ key }) => key));
  const isOpen = ({ edit, finding }: Sample): boolean => !known.has(findingKey(edit.id, finding));
  const sides = [true, false].map((byPeople) =>
    judged.filter(({ edit }) => PEOPLE.includes(edit.corpus) === byPeople),
  );
  const samples = rules.flatMap((rule) =>
    sides.flatMap((side) =>
      sampled(side, rule, perRule + known.size, seed)
        .filter(isOpen)
        .slice(0, Math.ceil(perRule / 2)),
    ),
  );
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
