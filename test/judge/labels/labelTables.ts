import type { JudgedFinding } from '../running/result';
import type { JudgedResult } from '../running/runAll';
import { percent, table } from '../tables/markdown';
import { labelScore, type LabelledFindings } from './labelScore';
import type { LabelledEdit } from './labels';

/** Precision and recall on labels: what is shown at default levels, and each rule on its own. */
export function labelTables(
  judged: readonly JudgedResult[],
  labels: readonly LabelledEdit[],
  rules: readonly string[],
): string {
  const results = new Map(judged.map(({ edit, results: found }) => [edit.id, found]));
  const present = labels.filter(({ id }) => results.has(id));
  if (present.length === 0) return 'No labelled edit was judged.';
  const choose = (mode: 'default' | 'all', holds: (finding: JudgedFinding) => boolean): LabelledFindings[] =>
    present.map((edit) => ({ edit, findings: results.get(edit.id)![mode].findings.filter(holds) }));
  const choices: [string, LabelledFindings[]][] = [
    ['warnings and errors', choose('default', ({ level }) => level === 'warning' || level === 'error')],
    ['default levels', choose('default', () => true)],
    ['every rule on', choose('all', () => true)],
    ...rules.map((rule): [string, LabelledFindings[]] => [rule, choose('all', (item) => item.rule === rule)]),
  ];
  const scores = choices.map(([name, items]) => ({ name, ...labelScore(items) }));
  const kinds = Object.keys(scores[0]!.recallOfKinds);
  const hunks = present.reduce((sum, edit) => sum + edit.hunks.length, 0);
  return [
    `${present.length} labelled edits with ${hunks} hunks that hold something superfluous.`,
    table(
      ['findings', 'precision', 'recall of hunks', 'macro recall over kinds'],
      scores.map(({ name, precision, recall, macroRecall }) => [
        name,
        percent(precision),
        percent(recall),
        `${(100 * macroRecall).toFixed(1)} %`,
      ]),
    ),
    table(
      ['kind', ...scores.slice(0, 3).map(({ name }) => name)],
      kinds.map((kind) => [kind, ...scores.slice(0, 3).map((score) => percent(score.recallOfKinds[kind]!))]),
    ),
  ].join('\n\n');
}
