import {
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic,
  type DiagnosticRelatedInformation,
} from 'vscode-languageserver';
import type { Finding } from '../engine/report';
import { originalUri } from '../protocol';
import type { Checked } from './checks';
import type { Client } from './client';
import { shownFindings } from './findings';
import type { RulePage } from './rulePage';

export const SOURCE = 'pare';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

/** One diagnostic a finding, at its main range; where else it shows, and why, is related information. */
export function diagnosticsOf(checked: Checked, client: Client, rulePage: RulePage): Diagnostic[] {
  return shownFindings(checked.report).map((finding): Diagnostic => {
    const href = rulePage(finding.rule);
    return {
      range: finding.ranges[0]!,
      severity: SEVERITIES[finding.level],
      code: finding.rule,
      ...(href !== undefined && { codeDescription: { href } }),
      source: SOURCE,
      message: finding.message,
      ...(client.takesUnnecessary && onlyAdds(finding) && { tags: [DiagnosticTag.Unnecessary] }),
      relatedInformation: relatedInformation(finding, checked, client),
      data: { finding: finding.id },
    };
  });
}

/** Editors list all of it in the hover; what a file-wide finding is about fills screens. */
const MOST_RELATED = 10;

function fewOf<T>(all: readonly T[]): readonly T[] {
  return all.slice(0, MOST_RELATED);
}

function relatedInformation(
  finding: Finding,
  { document: { uri }, report }: Checked,
  { features }: Client,
): DiagnosticRelatedInformation[] {
  const further = fewOf(finding.ranges.slice(1)).map((range) => ({
    location: { uri, range },
    message: 'also here',
  }));
  const evidence = fewOf(finding.evidence.filter(({ path }) => path === report?.path)).flatMap(
    ({ role, side, range }) => {
      if (side === 'after') return [{ location: { uri, range }, message: role }];
      // Only a client that serves the baseline's text can go there.
      if (features.originalScheme === undefined) return [];
      const original = originalUri(features.originalScheme, uri);
      return [{ location: { uri: original, range }, message: `${role} (before)` }];
    },
  );
  return [...further, ...evidence];
}

/** Whether it is proved that what the finding shows can go, and nothing has to come for it. */
function onlyAdds({ certainty, level, actions }: Finding): boolean {
  return (
    certainty === 'proved' &&
    // Faded text is hard to read, comments most of all; what an error is about must be read.
    level !== 'error' &&
    actions.some(
      ({ kind, withheld, edits }) =>
        kind === 'takeBack' &&
        withheld === null &&
        edits.length > 0 &&
        edits.every(({ newText }) => newText === ''),
    )
  );
}
