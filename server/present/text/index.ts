import { differs } from '../../engine/checkSet';
import type { ReportView } from '../view';
import { fileBlock, skippedRow } from './file';
import { setFindingBlock } from './finding';
import type { Style } from './style';
import { summary } from './summary';
import { count } from './words';

export { alignmentRows } from './alignment';
export type { Style } from './style';
export { harmless } from './visible';

const MOST_SKIPPED = 10;

/** The report for a person at a terminal. */
export function presentText(view: ReportView, style: Style): string {
  const { files } = view.report;
  const blocks = files
    .filter((file) => file.skipped === null && differs(file))
    .map((file) => fileBlock(file, view, style).join('\n'));
  const skipped = skippedBlock(view, style);
  const inSet = view.report.findings
    .filter(({ suppressed }) => suppressed === null)
    .map((finding) => setFindingBlock(finding, view, style).join('\n'));
  return (
    [...blocks, ...inSet, ...(skipped === '' ? [] : [skipped]), summary(view.report)].join('\n\n') + '\n'
  );
}

function skippedBlock(view: ReportView, style: Style): string {
  const skipped = view.report.files.filter(({ skipped }) => skipped !== null);
  const shown = skipped.slice(0, MOST_SKIPPED).map((file) => skippedRow(file, view, style));
  const left = skipped.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${count(left, 'more file', 'more files')} not compared`] : [])].join(
    '\n',
  );
}
