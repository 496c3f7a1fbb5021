import { existsSync } from 'node:fs';
import { linesOf } from '../corpora/jsonLines';
import { share } from '../counting/counts';
import { isGrave, type JudgedFinding } from '../running/result';
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

/** What was said of a rule's findings, those left out that are known to be gone. */
export interface VerdictCounts {
  readonly right: number;
  readonly wrong: number;
  readonly unclear: number;
  /** Of those that are warnings or errors in this run. */
  readonly grave: { readonly right: number; readonly wrong: number };
  readonly goneWrong: number;
}

/** The last verdict on each finding. */
export function verdictsIn(path: string): Verdict[] {
  if (!existsSync(path)) return [];
  return [...new Map(linesOf<Verdict>(path).map((verdict) => [verdict.key, verdict])).values()];
}

/** Verdicts on a rule beside the findings of a run. An edit that the run left out tells nothing of what is gone. */
export function verdictCounts(
  judged: readonly JudgedResult[],
  verdicts: readonly Verdict[],
  rule: string,
): VerdictCounts {
  const { isRun, present } = findingsOf(judged);
  const own = verdicts.filter((verdict) => verdict.rule === rule);
  const isGone = ({ key }: Verdict): boolean => isRun(key) && !present.has(key);
  const standing = own.filter((verdict) => !isGone(verdict));
  const count = (those: readonly Verdict[], verdict: Verdict['verdict']): number =>
    those.filter((item) => item.verdict === verdict).length;
  const grave = standing.filter(({ key }) => present.has(key) && isGrave(present.get(key)!));
  return {
    right: count(standing, 'right'),
    wrong: count(standing, 'wrong'),
    unclear: count(standing, 'unclear'),
    grave: { right: count(grave, 'right'), wrong: count(grave, 'wrong') },
    goneWrong: count(own.filter(isGone), 'wrong'),
  };
}

function findingsOf(judged: readonly JudgedResult[]): {
  readonly isRun: (key: string) => boolean;
  readonly present: ReadonlyMap<string, JudgedFinding>;
} {
  const run = new Set(judged.map(({ edit }) => editKey(edit.id)));
  return {
    isRun: (key) => run.has(key.split('-')[0]!),
    present: new Map(
      judged.flatMap(({ edit, results }) =>
        results.all.findings.map((finding) => [findingKey(edit.id, finding), finding] as const),
      ),
    ),
  };
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
  const { isRun, present } = findingsOf(judged);
  const known = verdicts.filter(({ key }) => isRun(key));
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
