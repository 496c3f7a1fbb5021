import type { FileReport, Finding, Report } from '../../engine/report';
import { budgetSentence } from '../budgets';
import { fileSentence, setSentence } from '../editSentence';
import { excerptRows, type ExcerptRow } from '../excerpt';
import { filesWithSetFindings, mainLines, shownFindings } from '../order';
import { reportSentence } from '../reportSentence';
import { requestSentences } from '../requestSentences';
import type { ReportView } from '../view';
import { harmless } from '../visible';
import { count, list, signed } from '../words';
import { escapeMarkdown } from './escape';

/** The report for whoever reviews the edit, as a comment of a pull request. */
export function presentMarkdown(view: ReportView): string {
  const { report } = view;
  const compared = filesWithSetFindings(report).filter(isCompared);
  const quiet = compared.filter((file) => shownFindings(file).length === 0);
  const set = compared.length > 1 ? setSentence(report) : null;
  const blocks = [
    `## Pare: ${title(report)}`,
    [escapeMarkdown(reportSentence(report)), ...(set === null ? [] : [set])].join(' '),
    bullets([
      ...report.budgets.map((excess) => `**Over budget.** ${escapeMarkdown(budgetSentence(excess, view))}`),
    ]),
    bullets([...requestSentences(report.request), ...report.notes].map(escapeMarkdown)),
    ...compared.filter((file) => shownFindings(file).length > 0).flatMap((file) => fileBlocks(file, view)),
    ...(quiet.length === 0
      ? []
      : [
          `### ${quiet.length === compared.length ? 'Files' : 'Files without findings'}`,
          bullets(quiet.map((file) => `${code(view.show(file.path))}: ${sentence(file)}`)),
        ]),
    ...section('Accepted', acceptedLines(report)),
    ...section('Not compared', notCompared(view)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function title({ totals }: Report): string {
  const { error, warning, information, hint } = totals.findings;
  const graver = error + warning;
  const all = graver + information + hint;
  if (all === 0) return 'nothing to take back';
  return graver === 0
    ? count(all, 'remark')
    : `${count(graver, 'thing')} to look at${all > graver ? `, ${count(all - graver, 'remark')}` : ''}`;
}

function isCompared({ skipped, beforeSha256, afterSha256 }: FileReport): boolean {
  return skipped === null && beforeSha256 !== afterSha256;
}

function sentence(file: FileReport): string {
  const added = file.measures.cognitiveComplexity?.added ?? 0;
  const complexity = added === 0 ? '' : `complexity ${signed(added)}`;
  const said = fileSentence(file)?.replace(/\.$/, '') ?? '';
  return `${[said, complexity].filter((part) => part !== '').join('; ')}.`;
}

function fileBlocks(file: FileReport, view: ReportView): readonly string[] {
  return [
    `### ${code(view.show(file.path))}`,
    sentence(file),
    ...shownFindings(file).flatMap((finding) => findingBlocks(finding, file, view)),
  ];
}

function findingBlocks(finding: Finding, file: FileReport, view: ReportView): readonly string[] {
  const { level, rule, certainty, message, scope } = finding;
  const { first, last } = mainLines(finding);
  const where = `${first === last ? `line ${first}` : `lines ${first}–${last}`}${scope === '' ? '' : ` in ${code(scope)}`}`;
  const kind = certainty === 'question' ? 'question' : level;
  return [
    `**${kind}** ${code(rule)}, ${where}: ${escapeMarkdown(harmless(message))}`,
    diffBlock(excerptRows(finding, file, view)),
  ];
}

function diffBlock(rows: readonly ExcerptRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ sign, text, note }) =>
    `${sign} ${text}${note === null ? '' : `   (${note})`}`.trimEnd(),
  );
  const fence = fenceFor(lines);
  return [`${fence}diff`, ...lines, fence].join('\n');
}

/** Longer than any run of backticks in the lines, so that none ends the block. */
function fenceFor(lines: readonly string[]): string {
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length)),
  );
  return '`'.repeat(longest + 1);
}

function acceptedLines(report: Report): readonly string[] {
  const counts = new Map<string, number>();
  for (const { rule, suppressed } of filesWithSetFindings(report).flatMap(({ findings }) => findings)) {
    if (suppressed === null) continue;
    const line = `${code(rule)}: ${escapeMarkdown(harmless(suppressed))}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, number]) => (number === 1 ? line : `${line} (${number} findings)`));
}

function notCompared({ report, show }: ReportView): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { path, skipped } of report.files) {
    if (skipped !== null) byReason.set(skipped, [...(byReason.get(skipped) ?? []), code(show(path))]);
  }
  return [...byReason].map(([reason, paths]) => {
    const shown = paths.slice(0, MOST_PATHS);
    const names = list(
      shown.length < paths.length ? [...shown, `${paths.length - shown.length} more`] : shown,
    );
    return `${names}: ${escapeMarkdown(harmless(reason))}`;
  });
}

const MOST_PATHS = 5;

function section(name: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`### ${name}`, bullets(lines)];
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A name as code, whatever backticks it has. */
function code(text: string): string {
  const shown = harmless(text);
  if (!shown.includes('`')) return `\`${shown}\``;
  return `\`\` ${shown} \`\``;
}
