import { RULES } from '../../../../server/engine/rules';
import { KINDS, type Kind } from '../kinds';
import { RULE_KINDS, type Score } from './score';

export interface RuleScore {
  readonly rule: string;
  readonly findings: number;
  /** Findings about labelled edits of the rule's kinds and nothing else. */
  readonly right: number;
  /** Over-edits of the rule's kinds, and those a finding is about. */
  readonly edits: number;
  readonly found: number;
  /** The same where no other edit is on the same lines. */
  readonly apart: number;
  readonly foundApart: number;
  /** Those missed although they stand apart, as form and seed. */
  readonly missed: readonly string[];
  readonly actions: Readonly<Record<string, number>>;
}

export function ruleScores(scores: readonly Score[]): RuleScore[] {
  const seen = scores.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  return [...new Set([...Object.keys(RULE_KINDS), ...seen])].sort().map((rule) => ruleScore(rule, scores));
}

function ruleScore(rule: string, scores: readonly Score[]): RuleScore {
  const kinds = RULE_KINDS[rule] ?? [];
  const actions: Record<string, number> = {};
  const missed: string[] = [];
  const sum = { findings: 0, right: 0, edits: 0, found: 0, apart: 0, foundApart: 0 };
  for (const score of scores) {
    const { truth } = score.item.generated;
    const own = score.findings.filter((finding) => finding.rule === rule);
    for (const { labels, action } of own) {
      const isRight = labels.length > 0 && labels.every((label) => kinds.includes(truth[label]!.kind));
      sum.findings += 1;
      sum.right += Number(isRight);
      actions[action] = (actions[action] ?? 0) + 1;
    }
    truth.forEach(({ kind, form }, label) => {
      if (!kinds.includes(kind) || !isAskedBy(rule, form)) return;
      const isFound = Number(own.some(({ labels }) => labels.includes(label)));
      const isApart = Number(standsApart(score, label));
      sum.edits += 1;
      sum.found += isFound;
      sum.apart += isApart;
      sum.foundApart += isApart * isFound;
      if (isApart > isFound) missed.push(`${kind}/${form} of seed ${score.item.generated.seed}`);
    });
  }
  return { rule, ...sum, missed, actions };
}

export interface KindScore {
  readonly kind: Kind;
  readonly edits: number;
  /** Found by a rule that asks about the kind: as a warning or an error, at its default level, or with every rule on. */
  readonly warned: number;
  readonly shown: number;
  readonly found: number;
}

export function kindScores(scores: readonly Score[]): KindScore[] {
  return KINDS.filter((kind) => kind !== 'mutation')
    .map((kind) => {
      const sum = { edits: 0, warned: 0, shown: 0, found: 0 };
      for (const { findings, item } of scores) {
        item.generated.truth.forEach((entry, label) => {
          if (entry.kind !== kind) return;
          const own = findings.filter(
            ({ rule, labels }) => labels.includes(label) && RULE_KINDS[rule]?.includes(kind) === true,
          );
          sum.edits += 1;
          sum.warned += Number(own.some(({ level }) => level === 'warning' || level === 'error'));
          sum.shown += Number(own.some(({ rule }) => !OFF.has(rule)));
          sum.found += Number(own.length > 0);
        });
      }
      return { kind, ...sum };
    })
    .filter(({ edits }) => edits > 0);
}

const OFF = new Set(
  RULES.filter(({ metadata }) => metadata.defaultLevel === 'off').map(({ metadata }) => metadata.id),
);

/**
 * Blanks at line ends belong to `whitespace`, all other layout to `formatting`. What others find where their own
 * conditions hold is right, but nothing they could have missed.
 */
function isAskedBy(rule: string, form: string): boolean {
  if (['comment-only', 'debug-left', 'import-order'].includes(rule)) return false;
  if (rule === 'whitespace') return form === 'trailing-blanks';
  return rule !== 'formatting' || form !== 'trailing-blanks';
}

function standsApart({ item: { generated } }: Score, label: number): boolean {
  const lines = (index: number): [number, number][] =>
    generated.truth[index]!.before.map(({ start, end }) => [start.line, end.line]);
  return generated.truth.every(
    (_, other) =>
      other === label ||
      lines(other).every(([from, to]) => lines(label).every(([start, end]) => to < start || end < from)),
  );
}
