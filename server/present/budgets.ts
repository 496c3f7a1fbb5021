import type { BudgetExcess } from '../engine/report';
import type { ReportView } from './view';
import { count } from './words';

/** As in "The edit of a.py is 300 tokens of edit distance, 100 over its budget of 200." */
export function budgetSentence({ path, measure, limit, value }: BudgetExcess, view: ReportView): string {
  const subject = path === null ? 'The whole edit' : `The edit of ${view.show(path)}`;
  const over = `${value - limit} over ${path === null ? 'the' : 'its'} budget of ${limit}`;
  return measure === 'tokenDistance'
    ? `${subject} is ${count(value, 'token')} of edit distance, ${over}.`
    : `${subject} adds ${value} to cognitive complexity, ${over}.`;
}
