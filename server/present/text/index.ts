import { differs } from '../../engine/checkSet';
import { budgetSentence } from '../budgets';
import { setSentence } from '../editSentence';
import { reportSentence } from '../reportSentence';
import { requestSentences } from '../requestSentences';
import type { ReportView } from '../view';
import { fileBlock, skippedRow } from './file';
import { setFindingBlock } from './finding';
import type { Style } from './style';
import { harmless } from '../visible';
import { count } from '../words';

export { alignmentRows } from './alignment';
export type { Style } from './style';
export { harmless } from '../visible';

const MOST_SKIPPED = 10;

/** The report for a person at a terminal. */
export function presentText(view: ReportView, style: Style): string {
  const { report } = view;
  const { files } = report;
  const blocks = files
    .filter((file) => file.skipped === null && differs(file))
    .map((file) => fileBlock(file, view, style).join('\n'));
  const skipped = skippedBlock(view, style);
  const inSet = report.findings
    .filter(({ suppressed }) => suppressed === null)
    .map((finding) => setFindingBlock(finding, view, style).join('\n'));
  return (
    [...blocks, ...inSet, ...(skipped === '' ? [] : [skipped]), closing(view, style)].join('\n\n') + '\n'
  );
}

/** What is to be said of the whole, the sentence that says most last: that is where a terminal stands. */
function closing(view: ReportView, { colors }: Style): string {
  const { report } = view;
  const compared = report.files.filter(({ changes }) => changes.length > 0);
  const set = compared.length > 1 ? setSentence(report) : null;
  return [
    ...[...requestSentences(report.request), ...report.notes].map(harmless),
    ...report.budgets.map((excess) => colors.red(harmless(budgetSentence(excess, view)))),
    ...(set === null ? [] : [set]),
    reportSentence(report),
  ].join('\n');
}

function skippedBlock(view: ReportView, style: Style): string {
  const skipped = view.report.files.filter(({ skipped }) => skipped !== null);
  const shown = skipped.slice(0, MOST_SKIPPED).map((file) => skippedRow(file, view, style));
  const left = skipped.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${count(left, 'more file', 'more files')} not compared`] : [])].join(
    '\n',
  );
}
