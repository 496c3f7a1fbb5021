import type { CorpusCounts, RuleCounts } from '../counting/counts';
import { percent, table } from './markdown';

export function sizesTable(corpora: readonly CorpusCounts[]): string {
  return table(
    ['corpus', 'edits', 'files', 'changed lines', 'crashes'],
    corpora.map(({ corpus, edits, files, lines, crashes }) =>
      [corpus, edits, files, lines, crashes].map(String),
    ),
  );
}

/** Share of edits with at least one finding of a level or a graver one. */
export function levelsTable(corpora: readonly CorpusCounts[]): string {
  const levels = ['error', 'warning', 'information', 'hint'] as const;
  return table(
    ['at least', ...corpora.map(({ corpus }) => corpus)],
    levels.map((level) => [level, ...corpora.map(({ atLeast }) => percent(atLeast[level]))]),
  );
}

/** Share of edits with at least one finding, and findings for each 1,000 changed lines. */
export function rulesTable(corpora: readonly CorpusCounts[], levelOf: (rule: string) => string): string {
  const rules = Object.keys(corpora[0]?.rules ?? {});
  const rows = rules.flatMap((rule) => {
    const counts = corpora.map((corpus) => corpus.rules[rule]!);
    return [
      [rule, levelOf(rule), 'edits', ...counts.map(({ edits }) => percent(edits))],
      ['', '', 'per 1,000 lines', ...counts.map(perThousand)],
      ['', '', 'actions withheld', ...counts.map(({ withheld }) => percent(withheld))],
    ];
  });
  return table(['rule', 'default', 'figure', ...corpora.map(({ corpus }) => corpus)], rows);
}

/** Share of edits with at least one finding, by group. */
export function groupsTable(groups: readonly CorpusCounts[]): string {
  const rules = Object.keys(groups[0]?.rules ?? {});
  return table(
    ['corpus', 'group', 'edits', ...rules],
    groups.map((group) => [
      group.corpus,
      group.group ?? '',
      String(group.edits),
      ...rules.map((rule) => {
        const { part, whole } = group.rules[rule]!.edits;
        return part === 0 ? '0' : `${((100 * part) / whole).toFixed(1)} %`;
      }),
    ]),
  );
}

function perThousand({ findings, perThousandLines: { rate, low, high } }: RuleCounts): string {
  return `${rate.toFixed(2)} [${low.toFixed(2)}-${high.toFixed(2)}] ${findings}`;
}
