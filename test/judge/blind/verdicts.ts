import { existsSync } from 'node:fs';
import { linesOf } from '../corpora/jsonLines';
import { share } from '../counting/counts';
import { isGrave } from '../running/result';
import type { JudgedResult } from '../running/runAll';
import { percent, table } from '../tables/markdown';
import { editKey, findingKey } from './findingKey';

/** What a reader who did not know where a finding comes from said of it. */
export interface Verdict {
  readonly key: string;
  readonly rule: string;
  /** Right: what the finding says is true, and a person who reviews the edit would want to be told. */
  readonly verdict: 'right' | 'wrong' | 'unclear';
  readonly note: string;
}

/** The last verdict on each finding. */
export function verdictsIn(path: string): Verdict[] {
  if (!existsSync(path)) return [];
  return [...new Map(linesOf<Verdict>(path).map((verdict) => [verdict.key, verdict])).values()];
}

/**
 * Joins verdicts to the findings of this run. A verdict whose finding is gone tells what a change of a rule took away:
 * wrong findings, or right ones.
 */
export function verdictTable(
  judged: readonly JudgedResult[],
  verdicts: readonly Verdict[],
  rules: readonly string[],
): string {
  const read = new Set(judged.map(({ edit }) => editKey(edit.id)));
  const present = new Map(
    judged.flatMap(({ edit, results }) =>
      results.all.findings.map((finding) => [findingKey(edit.id, finding), finding] as const),
    ),
  );
  const known = verdicts.filter(({ key }) => read.has(key.split('-')[0]!));
  const row = (name: string, own: readonly Verdict[]): string[][] => {
    if (own.length === 0) return [];
    const count = (verdict: Verdict['verdict'], isPresent: boolean): number =>
      own.filter((item) => item.verdict === verdict && present.has(item.key) === isPresent).length;
    const right = count('right', true);
    const wrong = count('wrong', true);
    return [
      [
        name,
        percent(share(right, right + wrong)),
        ...[wrong, count('unclear', true), count('right', false), count('wrong', false)].map(String),
      ],
    ];
  };
  const rows = rules.flatMap((rule) => {
    const own = known.filter((verdict) => verdict.rule === rule);
    const grave = own.filter(({ key }) => present.has(key) && isGrave(present.get(key)!));
    return [...row(rule, own), ...row(`${rule}, warnings and errors`, grave)];
  });
  if (rows.length === 0) return 'No finding of this run has been read.';
  return table(['rule', 'right', 'wrong', 'unclear', 'right ones gone', 'wrong ones gone'], rows);
}
