import type { BudgetExcess, FileReport, Totals } from './report';

export const BUDGET_MEASURES = ['tokenDistance', 'addedComplexity'] as const;

/** How large an edit may be; a measure without a limit is not limited. */
export type Budget = Readonly<Partial<Record<(typeof BUDGET_MEASURES)[number], number>>>;

export interface Budgets {
  /** For each file. */
  readonly file: Budget;
  /** For the files of a change set together. */
  readonly set: Budget;
}

/** Where an edit is larger than its budgets allow: files in their order, then the set. */
export function exceededBudgets(
  files: readonly FileReport[],
  totals: Totals,
  budgets: Budgets,
): readonly BudgetExcess[] {
  return [
    ...files.flatMap(({ path, measures }) =>
      exceeded(path, budgets.file, {
        tokenDistance: measures.tokenDistance.raw.distance,
        addedComplexity: measures.cognitiveComplexity?.added ?? 0,
      }),
    ),
    ...exceeded(null, budgets.set, totals),
  ];
}

function exceeded(
  path: string | null,
  budget: Budget,
  values: Pick<Totals, 'tokenDistance' | 'addedComplexity'>,
): readonly BudgetExcess[] {
  return BUDGET_MEASURES.flatMap((measure) => {
    const limit = budget[measure];
    const value = values[measure];
    return limit === undefined || value <= limit ? [] : [{ path, measure, limit, value }];
  });
}
