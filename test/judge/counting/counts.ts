import type { Level } from '../../../server/engine/report';
import type { Corpus } from '../corpora/edit';
import type { EditResult, JudgedFinding, Mode } from '../running/result';
import type { JudgedResult } from '../running/runAll';
import { bootstrapRatio, wilson, type Interval } from './intervals';

export interface Share extends Interval {
  readonly part: number;
  readonly whole: number;
}

/** How often a rule speaks about the edits of a corpus. */
export interface RuleCounts {
  readonly findings: number;
  /** Findings for each 1,000 changed lines. */
  readonly perThousandLines: Interval & { readonly rate: number };
  /** Edits with at least one finding. */
  readonly edits: Share;
  /** Actions that were tried and not offered. */
  readonly withheld: Share;
}

export interface CorpusCounts {
  readonly corpus: Corpus;
  readonly group: string | null;
  readonly edits: number;
  readonly files: number;
  readonly lines: number;
  readonly crashes: number;
  readonly rules: Readonly<Record<string, RuleCounts>>;
  /** Edits with at least one finding of a level or a graver one. */
  readonly atLeast: Readonly<Record<'error' | 'warning' | 'information' | 'hint', Share>>;
}

const GRAVITY: Readonly<Record<Level, number>> = { off: 0, hint: 1, information: 2, warning: 3, error: 4 };

/** @param group only this part of the corpus; all of it if null */
export function countCorpus(
  judged: readonly JudgedResult[],
  corpus: Corpus,
  group: string | null,
  mode: Mode,
  rules: readonly string[],
): CorpusCounts {
  const results = judged
    .filter(({ edit }) => edit.corpus === corpus && (group === null || edit.group === group))
    .map((item) => item.results[mode]);
  const sum = (figure: (result: EditResult) => number): number =>
    results.reduce((total, result) => total + figure(result), 0);
  const atLeast = (level: Level): Share =>
    shareOf(results, ({ findings }) => findings.some((finding) => GRAVITY[finding.level] >= GRAVITY[level]));
  return {
    corpus,
    group,
    edits: results.length,
    files: sum(({ files }) => files),
    lines: sum(({ lines }) => lines),
    crashes: sum(({ crashes }) => crashes.length),
    rules: Object.fromEntries(rules.map((rule) => [rule, countRule(results, rule)])),
    atLeast: {
      error: atLeast('error'),
      warning: atLeast('warning'),
      information: atLeast('information'),
      hint: atLeast('hint'),
    },
  };
}

export function share(part: number, whole: number): Share {
  return { part, whole, ...wilson(part, whole) };
}

function countRule(results: readonly EditResult[], rule: string): RuleCounts {
  const own = ({ findings }: EditResult): JudgedFinding[] =>
    findings.filter((finding) => finding.rule === rule);
  const observations = results.map((result) => ({ part: 1000 * own(result).length, whole: result.lines }));
  const findings = results.flatMap(own);
  const lines = results.reduce((sum, result) => sum + result.lines, 0);
  const actions = findings.flatMap((finding) => finding.actions);
  return {
    findings: findings.length,
    perThousandLines: {
      rate: lines === 0 ? 0 : (1000 * findings.length) / lines,
      ...bootstrapRatio(observations),
    },
    edits: shareOf(results, (result) => own(result).length > 0),
    withheld: share(actions.filter((reason) => reason !== null).length, actions.length),
  };
}

function shareOf(results: readonly EditResult[], holds: (result: EditResult) => boolean): Share {
  return share(results.filter(holds).length, results.length);
}
