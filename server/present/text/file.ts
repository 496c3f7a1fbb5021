import type { FileReport } from '../../engine/report';
import type { ReportView } from '../view';
import { partsLine } from './bar';
import { findingBlock } from './finding';
import { measuresLine } from './measures';
import { progressLine, referenceLine } from './retained';
import type { Style } from './style';
import { harmless } from './visible';

export function fileBlock(file: FileReport, view: ReportView, style: Style): readonly string[] {
  const { colors } = style;
  const parts = partsLine(file, style);
  const findings = file.findings.filter(({ suppressed }) => suppressed === null);
  return [
    header(file, view, style),
    ...(parts === '' ? [] : [`  ${parts}`]),
    `  ${colors.dim(measuresLine(file.measures))}`,
    ...retainedLines(file).map((line) => `  ${line}`),
    ...remarks(file).map((remark) => `  ${remark}`),
    ...findings.flatMap((finding) => [
      '',
      ...findingBlock(finding, file, view, style).map((row) => `  ${row}`),
    ]),
  ];
}

function retainedLines({ measures: { target, reference } }: FileReport): readonly string[] {
  return [
    ...(target === undefined || target.sites === 0 ? [] : [progressLine(target)]),
    ...(reference === undefined ? [] : [referenceLine(reference)]),
  ];
}

export function skippedRow(file: FileReport, view: ReportView, { colors }: Style): string {
  return `${harmless(view.show(file.path))}  ${colors.dim(`not compared: it ${harmless(file.skipped ?? '')}`)}`;
}

function header(
  { path, previousPath, language, status, modes }: FileReport,
  { show }: ReportView,
  { colors }: Style,
): string {
  const from = previousPath === null ? '' : `${harmless(show(previousPath))} → `;
  const name = `${from}${colors.bold(harmless(show(path)))}`;
  const words = [...(language === 'unknown' ? [] : [language]), ...eventsOf(status, modes)];
  return words.length === 0 ? name : `${name}  ${colors.dim(words.join(', '))}`;
}

/** What happened to the file beside its text. */
function eventsOf(status: FileReport['status'], modes: FileReport['modes']): string[] {
  return [
    ...(status === 'added' || status === 'deleted' ? [`${status} file`] : []),
    ...(modes === null ? [] : [`mode ${modes.before} → ${modes.after}`]),
  ];
}

const KINDS: Readonly<Record<NonNullable<FileReport['editIs']>, string>> = {
  'line-ends': 'Only line ends differ.',
  layout: 'Only layout differs.',
  comment: 'Only comments differ.',
  rename: 'Only names differ.',
  move: 'Only the place of code differs.',
  import: 'Only imports differ.',
};

function remarks(file: FileReport): readonly string[] {
  const accepted = file.findings.filter(({ suppressed }) => suppressed !== null).length;
  return [
    ...(file.editIs === null ? [] : [KINDS[file.editIs]]),
    ...(file.treatmentReason === null ? [] : [`Read as ${file.treatment}: ${file.treatmentReason}`]),
    ...file.truncated.map(({ limit, missing }) => `Cut short by the limit on ${limit}; missing: ${missing}`),
    ...(accepted === 0 ? [] : [`${accepted} accepted`]),
  ];
}
