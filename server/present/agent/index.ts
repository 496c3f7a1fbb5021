import type { Action, FileReport, Finding } from '../../engine/report';
import { budgetSentence } from '../budgets';
import { filesWithSetFindings, mainLines, shownFindings } from '../order';
import { lineReplacements, type LineReplacement } from '../replacements';
import { requestSentences } from '../requestSentences';
import type { ReportView } from '../view';
import { harmless } from '../visible';

/**
 * The report for a coding agent: one block a finding, with the exact lines that take its subject back. Blocks of a
 * file go from its end to its start, so that each still fits after those above it were carried out.
 */
export function presentAgent(view: ReportView): string {
  const { report } = view;
  const blocks = filesWithSetFindings(report).flatMap((file) => fileBlocks(file, view));
  const remarks = [
    ...report.budgets.map((excess) => budgetSentence(excess, view)),
    ...requestSentences(report.request),
    ...report.notes,
    ...report.files.flatMap(({ path, truncated }) =>
      truncated.map(({ limit, missing }) => `${view.show(path)}: cut short (${limit}); missing: ${missing}.`),
    ),
  ].map(harmless);
  if (blocks.length === 0) return [...remarks, 'Nothing to take back.', ''].join('\n');
  return [HEAD, ...blocks, ...(remarks.length === 0 ? [] : [remarks.join('\n')]), `${TAIL}\n`].join('\n\n');
}

const HEAD =
  'Findings about the edit. Lines behind "|" are exact. Line numbers are those of the files as they are now; blocks of\n' +
  'a file go from its end to its start: carry them out in this order.';

const TAIL = 'Leave the rest of the edit as it is.';

function fileBlocks(file: FileReport, view: ReportView): readonly string[] {
  return shownFindings(file)
    .map((finding) => ({ finding, lines: mainLines(finding) }))
    .sort((one, other) => other.lines.first - one.lines.first || other.lines.last - one.lines.last)
    .map(({ finding }) => block(finding, file, view).join('\n'));
}

function block(finding: Finding, file: FileReport, view: ReportView): readonly string[] {
  const { rule, level, certainty, message } = finding;
  const { first } = mainLines(finding);
  const kind = certainty === 'question' ? `${level}, question` : level;
  return [
    `${harmless(view.show(file.path))}:${first} ${rule} (${kind}): ${harmless(message)}`,
    ...instructions(finding, view.texts.get(file.path)?.after ?? ''),
  ];
}

function instructions({ certainty, actions }: Finding, after: string): readonly string[] {
  const offered = actions.filter(
    ({ kind, withheld, edits }) => kind !== 'accept' && withheld === null && edits.length > 0,
  );
  const action = offered.find(({ kind }) => kind === 'takeBack') ?? offered[0];
  if (action === undefined) return [withheldLine(actions)];
  const lead = certainty === 'question' ? 'Unless the task asks for it: ' : '';
  return [
    `${lead}${harmless(action.title)}.`,
    ...[...lineReplacements(after, action.edits)].reverse().flatMap(replacementLines),
  ];
}

function withheldLine(actions: readonly Action[]): string {
  const withheld = actions.find((action) => action.withheld !== null);
  return withheld === undefined
    ? 'Look at it; there is no exact replacement.'
    : `Look at it; there is no exact replacement (${harmless(withheld.withheld!)}).`;
}

function replacementLines({ first, end, lines, isLineEndsOnly }: LineReplacement): readonly string[] {
  const range = end - first <= 1 ? `line ${first + 1}` : `lines ${first + 1}-${end}`;
  if (isLineEndsOnly) return [`  restore the line ends of ${range}; their text stays`];
  if (lines.length === 0) return [`  delete ${range}`];
  const what = end === first ? `insert before line ${first + 1}` : `replace ${range} with`;
  return [`  ${what}:`, ...lines.map((line) => `  |${line}`)];
}
