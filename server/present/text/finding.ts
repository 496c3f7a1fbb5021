import type { Action, Certainty, FileReport, Finding } from '../../engine/report';
import type { ReportView } from '../view';
import { excerpt } from './excerpt';
import { levelColor, type Style } from './style';
import { harmless } from '../visible';

/** What the reader may rely on; `proved` is what a finding without a word means. */
const CERTAINTY: Readonly<Record<Certainty, string>> = {
  proved: '',
  question: ' (question)',
  known: '',
  tested: ' (tested)',
};

export function findingBlock(
  finding: Finding,
  file: FileReport,
  view: ReportView,
  style: Style,
): readonly string[] {
  const { colors } = style;
  const level = levelColor(style, finding.level)(finding.level);
  const scope = finding.scope === '' ? '' : ` in ${harmless(finding.scope)}`;
  return [
    `${level}${CERTAINTY[finding.certainty]}  ${colors.bold(finding.rule)}  ${location(finding, file, view)}${scope}`,
    `  ${harmless(finding.message)}`,
    ...excerpt(finding, file, view, style).map((row) => `    ${row}`),
    ...finding.actions.flatMap((action) => actionRows(action, finding, view, style)),
  ];
}

/** A finding about several files: it names the place in each. */
export function setFindingBlock(finding: Finding, view: ReportView, style: Style): readonly string[] {
  const { colors } = style;
  const level = levelColor(style, finding.level)(finding.level);
  const [first] = finding.evidence;
  const path = first === undefined ? '' : harmless(view.show(first.path));
  return [
    `${level}${CERTAINTY[finding.certainty]}  ${colors.bold(finding.rule)}  ${path}`,
    `  ${harmless(finding.message)}`,
  ];
}

function location({ ranges }: Finding, { path }: FileReport, { show }: ReportView): string {
  const start = ranges[0]?.start ?? { line: 0, character: 0 };
  return `${harmless(show(path))}:${start.line + 1}:${start.character + 1}`;
}

function actionRows(
  action: Action,
  finding: Finding,
  view: ReportView,
  { colors }: Style,
): readonly string[] {
  if (action.kind === 'accept') return [];
  const title = harmless(action.title);
  if (action.withheld !== null) return [colors.dim(`  not offered: ${title} (${harmless(action.withheld)})`)];
  if (action.kind === 'finish') return [`  finish: ${title}`];
  if (!view.isRevertible) return [`  take back: ${title}`];
  return [`  take back: pare revert --finding ${finding.id}  ${colors.dim(`(${title})`)}`];
}
