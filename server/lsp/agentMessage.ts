import type { FileReport, Finding } from '../engine/report';
import type { Checked } from './checks';
import { shownFindings, subjectOf } from './findings';
import { plainDiff } from './pareDiff';

/** The findings in words for whoever made the edit, to be pasted where they read; null if there are none. */
export function agentMessage({ report, before, baseline, document }: Checked): string | null {
  const findings = shownFindings(report);
  if (report === null || before === null || baseline === null || findings.length === 0) return null;
  const proved = findings.filter(({ certainty }) => certainty !== 'question');
  const questions = findings.filter(({ certainty }) => certainty === 'question');
  const list = (title: string, items: readonly Finding[]) =>
    items.length === 0
      ? []
      : [
          [title, ...items.map((item, index) => entry(index + 1, item, report, before, document.text))].join(
            '\n',
          ),
        ];
  return [
    `Your edit of ${report.path}, compared with ${baseline.label}:`,
    ...list('Proved from the two texts; please take these back:', proved),
    ...list('Questions; take these back unless the task asked for them:', questions),
    'Change nothing else: leave the rest of the edit as it is.',
    '',
  ].join('\n\n');
}

function entry(number: number, finding: Finding, report: FileReport, before: string, after: string): string {
  const line = finding.ranges[0]!.start.line + 1;
  const diff = plainDiff(subjectOf(report, finding), before, after);
  const head = `${number}. Line ${line} (${finding.rule}): ${finding.message}`;
  return diff.length === 0 ? head : [head, ...diff.map((each) => `     ${each}`)].join('\n');
}
