import type { FileReport } from '../../engine/report';
import { fileSentence, functionSentence } from '../editSentence';
import type { ReportView } from '../view';
import { partsLine } from './bar';
import { findingBlock } from './finding';
import { measuresLine } from './measures';
import { progressLine, referenceLine } from './retained';
import type { Style } from './style';
import { harmless } from '../visible';

export function fileBlock(file: FileReport, view: ReportView, style: Style): readonly string[] {
  const { colors } = style;
  const parts = partsLine(file, style);
  const findings = file.findings.filter(({ suppressed }) => suppressed === null);
  return [
    header(file, view, style),
    ...(parts === '' ? [] : [`  ${parts}`]),
    `  ${colors.dim(measuresLine(file.measures))}`,
    ...sentences(file).map((line) => `  ${line}`),
    ...retainedLines(file).map((line) => `  ${line}`),
    ...remarks(file).map((remark) => `  ${remark}`),
    ...findings.flatMap((finding) => [
      '',
      ...findingBlock(finding, file, view, style).map((row) => `  ${row}`),
    ]),
  ];
}

/** What can be said of the changes, then of those of each function that a finding is about, where that is not the same. */
function sentences(file: FileReport): readonly string[] {
  const whole = fileSentence(file);
  if (whole === null) return [];
  const found = new Set(
    file.findings.filter(({ suppressed }) => suppressed === null).flatMap(({ subject }) => subject),
  );
  const functions = file.functions
    .filter(({ changes }) => changes.length < file.changes.length && changes.some((id) => found.has(id)))
    .map((own) => `  ${harmless(own.name)}: ${functionSentence(own, file) ?? ''}`);
  return [whole, ...functions];
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
  return [
    ...(file.editIs === null ? [] : [KINDS[file.editIs]]),
    ...(file.treatmentReason === null ? [] : [`Read as ${file.treatment}: ${file.treatmentReason}`]),
    ...file.truncated.map(({ limit, missing }) => `Cut short by the limit on ${limit}; missing: ${missing}`),
    ...acceptedRemarks(file),
  ];
}

/** `2 accepted: REASON`, a line a reason. */
function acceptedRemarks({ findings }: FileReport): readonly string[] {
  const counts = new Map<string, number>();
  for (const { rule, suppressed } of findings) {
    if (suppressed === null) continue;
    const why = `${rule} (${harmless(suppressed)})`;
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return [...counts].map(([why, number]) => `${number} accepted: ${why}`);
}
