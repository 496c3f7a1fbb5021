import type { Evidence, FileReport, Finding, Level, Range, TextEdit } from '../../engine/report';
import type { RuleMetadata } from '../../engine/rules/rule';
import { filesWithSetFindings } from '../order';
import type { ReportView } from '../view';

/** The report as SARIF 2.1.0, for tools that collect what analysers find. Columns count UTF-16 units. */
export function presentSarif({ report }: ReportView, rules: readonly RuleMetadata[]): string {
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: report.tool.name, version: report.tool.version, rules: rules.map(descriptorOf) },
        },
        invocations: [
          {
            executionSuccessful: report.files.every(({ truncated }) => truncated.length === 0),
            toolExecutionNotifications: report.files.flatMap(notificationsOf),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: filesWithSetFindings(report).flatMap((file) =>
          file.findings.map((finding) => resultOf(finding, file, indexes)),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function descriptorOf({ id, summary, defaultLevel }: RuleMetadata): object {
  return {
    id,
    shortDescription: { text: summary },
    defaultConfiguration: {
      enabled: defaultLevel !== 'off',
      level: defaultLevel === 'off' ? 'none' : LEVELS[defaultLevel],
    },
  };
}

const LEVELS: Readonly<Record<Exclude<Level, 'off'>, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

function resultOf(finding: Finding, file: FileReport, indexes: ReadonlyMap<string, number>): object {
  const { id, rule, level, certainty, message, scope, ranges, evidence, suppressed } = finding;
  const index = indexes.get(rule);
  return {
    ruleId: rule,
    ...(index !== undefined && { ruleIndex: index }),
    level: LEVELS[level],
    message: { text: message },
    locations: ranges.map((range, at) => ({
      ...place(file.path, range),
      ...(at === 0 && scope !== '' && { logicalLocations: [{ fullyQualifiedName: scope }] }),
    })),
    // The file as it was is nowhere for a reader to open.
    relatedLocations: evidence.filter(({ side }) => side === 'after').map(relatedOf),
    partialFingerprints: { 'pareFinding/v1': id },
    fixes: finding.actions
      .filter(({ withheld, edits }) => withheld === null && edits.length > 0)
      .map(({ title, edits }) => ({
        description: { text: title },
        artifactChanges: [{ artifactLocation: artifact(file.path), replacements: edits.map(replacementOf) }],
      })),
    suppressions: suppressed === null ? [] : [{ kind: 'external', justification: suppressed }],
    properties: { certainty },
  };
}

function relatedOf({ role, path, range }: Evidence): object {
  return { ...place(path, range), message: { text: role } };
}

function replacementOf({ range, newText }: TextEdit): object {
  return { deletedRegion: region(range), insertedContent: { text: newText } };
}

function place(path: string, range: Range): { readonly physicalLocation: object } {
  return { physicalLocation: { artifactLocation: artifact(path), region: region(range) } };
}

function artifact(path: string): object {
  return { uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function region({ start, end }: Range): object {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

function notificationsOf({ path, skipped, truncated }: FileReport): readonly object[] {
  const locations = [{ physicalLocation: { artifactLocation: artifact(path) } }];
  if (skipped !== null) {
    const level = truncated.length > 0 ? 'warning' : 'note';
    return [{ level, message: { text: `Not compared: it ${skipped}.` }, locations }];
  }
  return truncated.map(({ limit, missing }) => ({
    level: 'warning',
    message: { text: `Cut short by the limit on ${limit}; missing: ${missing}.` },
    locations,
  }));
}
