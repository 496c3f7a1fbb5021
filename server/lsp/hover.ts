import { MarkupKind, type Hover } from 'vscode-languageserver';
import type { Finding, FileReport, Position } from '../engine/report';
import { CLIENT_COMMANDS } from '../protocol';
import type { Checked } from './checks';
import { hasCommand, type Client } from './client';
import type { RulePage } from './rulePage';
import { findingsAt, originalsOf, subjectOf } from './findings';
import { escapeMarkdown } from '../present/markdown/escape';
import { pareDiff } from './pareDiff';
import { contains } from './ranges';
import { CERTAINTIES, complexityInWords, distanceInWords, figuresInWords, sumOf } from './words';

/** What the findings at a place say: what it is, before and after, what an action would do, in numbers. */
export function hoverAt(
  { report, before, document }: Checked,
  position: Position,
  client: Client,
  rulePage: RulePage,
): Hover | null {
  const place = { start: position, end: position };
  const findings = findingsAt(report, place);
  if (report === null || before === null || findings.length === 0) return null;
  const sections = findings.map((finding) =>
    [
      // An editor that shows a diagnostic on hovering over it would show the message twice.
      client.features.hoversDiagnostics && contains(finding.ranges[0]!, place)
        ? ''
        : escapeMarkdown(finding.message),
      pareDiff(subjectOf(report, finding), before, document.text, originalsOf(finding, report)),
      numbers(finding, report),
      actions(finding),
      `${CERTAINTIES[finding.certainty]} · ${ruleLink(finding.rule, client, rulePage)}`,
    ]
      .filter((section) => section !== '')
      .join('\n\n'),
  );
  const range = findings[0]!.ranges.find((each) => contains(each, place));
  return {
    contents: {
      kind: client.takesMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText,
      value: sections.join('\n\n---\n\n'),
    },
    ...(range && { range }),
  };
}

function numbers(finding: Finding, report: FileReport): string {
  const scope = report.functions.find(({ name }) => name === finding.scope);
  const complexity = scope && complexityInWords(scope);
  return [
    figuresInWords(sumOf(subjectOf(report, finding))),
    ...(scope
      ? [
          `\`${scope.name}\`: ${distanceInWords(scope.measures.tokenDistance)}${complexity ? `, ${complexity}` : ''}`,
        ]
      : []),
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}

function actions(finding: Finding): string {
  return finding.actions
    .filter(({ kind }) => kind !== 'accept')
    .map(({ title, withheld }) =>
      withheld === null
        ? `- Quick fix: ${escapeMarkdown(title)}`
        : `- Not offered: ${escapeMarkdown(title)} (${escapeMarkdown(withheld)})`,
    )
    .join('\n');
}

function ruleLink(rule: string, client: Client, rulePage: RulePage): string {
  if (hasCommand(client, CLIENT_COMMANDS.explainRule)) {
    const argument = encodeURIComponent(JSON.stringify([rule]));
    return `[${rule}](command:${CLIENT_COMMANDS.explainRule}?${argument} "Explain rule ${rule}")`;
  }
  const href = rulePage(rule);
  return href === undefined ? `\`${rule}\`` : `[${rule}](${href})`;
}
