import { PARTS, type FileReport, type Finding, type FunctionReport, type Measures } from '../engine/report';
import { count, signed } from '../present/words';
import type { ReportView } from '../protocol';
import type { Checked } from './checks';
import { originalsOf, shownFindings, subjectOf } from './findings';
import { escapeMarkdown } from '../present/markdown/escape';
import { pareDiff } from './pareDiff';
import { CERTAINTIES, distanceInWords, figuresInWords } from './words';

/** What the edit of a document consists of, as a page to read. */
export function reportView({ report, baseline, before, document }: Checked): ReportView | null {
  if (report === null || baseline === null) return null;
  const title = `Edit of ${report.path}`;
  const sections = [
    `# ${escapeMarkdown(title)}`,
    `Compared with: ${escapeMarkdown(baseline.label)}.`,
    sizeInWords(report.measures),
    table('Part', 'Size', partRows(report)),
    table('Function', 'Size', report.functions.map(functionRow)),
    ...findingSections(report, before ?? '', document.text),
    report.truncated.map(({ limit, missing }) => `Cut short (${limit}): ${missing}`).join('\n'),
  ];
  return { title, markdown: sections.filter((section) => section !== '').join('\n\n') + '\n' };
}

function sizeInWords({ tokenDistance, cognitiveComplexity, lines }: Measures): string {
  const complexity =
    cognitiveComplexity === null
      ? []
      : [
          `complexity ${cognitiveComplexity.before} → ${cognitiveComplexity.after} (${signed(cognitiveComplexity.added)})`,
        ];
  const size = [
    distanceInWords(tokenDistance.raw),
    ...complexity,
    `${count(lines.added, 'line')} added, ${lines.deleted} deleted`,
  ];
  return `${size.join(' · ')}.`;
}

function partRows({ parts }: FileReport): readonly Row[] {
  return PARTS.flatMap((part): Row[] => {
    const figures = parts[part];
    return figures === undefined ? [] : [[part, figuresInWords(figures)]];
  });
}

function functionRow({ name, before, after, measures }: FunctionReport): Row {
  const { added } = measures.cognitiveComplexity;
  const kind = before === null ? 'new, ' : after === null ? 'deleted, ' : '';
  return [
    `\`${name}\``,
    `${kind}${distanceInWords(measures.tokenDistance)}${added === 0 ? '' : `, complexity ${signed(added)}`}`,
  ];
}

type Row = readonly [name: string, size: string];

function table(name: string, size: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  return [`| ${name} | ${size} |`, '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
}

function findingSections(report: FileReport, before: string, after: string): readonly string[] {
  const findings = shownFindings(report);
  if (findings.length === 0) return [];
  return ['## Findings', ...findings.flatMap((finding) => findingSection(finding, report, before, after))];
}

function findingSection(
  finding: Finding,
  report: FileReport,
  before: string,
  after: string,
): readonly string[] {
  const { rule, level, certainty, message, ranges, scope } = finding;
  const place = `Line ${ranges[0]!.start.line + 1}${scope === '' ? '' : ` in \`${scope}\``}`;
  return [
    `### ${place}: ${rule}`,
    `${escapeMarkdown(message)} _${CERTAINTIES[certainty]}; ${level}._`,
    pareDiff(subjectOf(report, finding), before, after, originalsOf(finding, report)),
  ];
}
