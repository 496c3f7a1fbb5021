import { checkFile } from '../../../server/engine/checkFile';
import { assembleReport } from '../../../server/engine/checkSet';
import { findInSet } from '../../../server/engine/describe/setFindings';
import type { CheckOptions, FileEdit } from '../../../server/engine/engine';
import type { FileReport, Finding, Level, Range } from '../../../server/engine/report';
import { RULES } from '../../../server/engine/rules';
import { SET_RULES } from '../../../server/engine/rules/set';
import { languageOf } from '../../../server/engine/syntax/languages';
import { parse } from '../../support/read';
import type { EditResult, JudgedFinding, LineRun } from './result';

/**
 * Runs every rule over the files of one edit.
 *
 * @param only these rules and those that they leave findings to; every rule if empty
 */
export function runRules(id: string, files: readonly FileEdit[], only: readonly string[] = []): EditResult {
  const options: CheckOptions = { levels: levelsOf(only), questions: true };
  const crashes: string[] = [];
  const reports = files.flatMap((file): FileReport[] => {
    const language = languageOf(file.path);
    if (language === null) return [];
    try {
      return [checkFile(file, options, language, parse)];
    } catch (error) {
      crashes.push(
        `${file.path}: ${String((error as Error).stack)
          .split('\n')
          .slice(0, 3)
          .join(' ')}`,
      );
      return [];
    }
  });
  const inSet = findInSet(files, options, ({ path }) => languageOf(path), parse);
  const report = assembleReport(reports, { kind: 'git', revision: '', label: '', exact: true }, '', inSet);
  const wanted = ({ rule }: Finding): boolean => only.length === 0 || only.includes(rule);
  return {
    id,
    files: reports.length,
    lines: reports.reduce((sum, { measures }) => sum + measures.lines.added + measures.lines.deleted, 0),
    findings: [
      ...report.files.flatMap((file) => file.findings.filter(wanted).map((finding) => kept(finding, file))),
      ...report.findings.filter(wanted).map((finding) => kept(finding, null)),
    ],
    crashes,
    truncated: reports.flatMap(({ truncated }) => truncated.map(({ limit }) => limit)),
  };
}

/**
 * What the rules say at default levels, out of what they say with every rule on. A rule that is off takes nothing from
 * the others, so that only its own findings go; what differs is which actions a limit of tried actions leaves untried.
 */
export function atDefaultLevels(all: EditResult): EditResult {
  const off = new Set(OFF.map(({ metadata }) => metadata.id));
  return { ...all, findings: all.findings.filter(({ rule }) => !off.has(rule)) };
}

const OFF = [...RULES, ...SET_RULES].filter(({ metadata }) => metadata.defaultLevel === 'off');
const greedy = OFF.find(({ metadata }) => metadata.supersedes.length > 0);
if (greedy !== undefined)
  throw new Error(`${greedy.metadata.id} is off and supersedes others: run both modes`);

function levelsOf(only: readonly string[]): Record<string, Level> {
  const levels: Record<string, Level> = {};
  for (const { metadata } of [...RULES, ...SET_RULES]) {
    const { id, defaultLevel, supersedes } = metadata;
    if (defaultLevel === 'off') levels[id] = 'hint';
    const isWanted = only.length === 0 || only.includes(id) || supersedes.some((rule) => only.includes(rule));
    if (!isWanted) levels[id] = 'off';
  }
  return levels;
}

function kept(finding: Finding, file: FileReport | null): JudgedFinding {
  const { id, rule, form, level, certainty, message, scope, subject, ranges, evidence, actions } = finding;
  const own = new Set(subject);
  const changes = file?.changes.filter((change) => own.has(change.id)) ?? [];
  const after = runsOf(changes.flatMap((change) => change.after));
  return {
    id,
    rule,
    form,
    level,
    certainty,
    message,
    path: file?.path ?? evidence[0]?.path ?? '',
    scope,
    line: (ranges[0]?.start.line ?? 0) + 1,
    subject: {
      before: runsOf(changes.flatMap((change) => change.before)),
      // A finding about a text as a whole has no changes of its own.
      after: changes.length === 0 ? runsOf(ranges) : after,
    },
    actions: actions.filter(({ kind }) => kind !== 'accept').map(({ withheld }) => withheld),
  };
}

/** An empty range holds no line; one that ends where a line begins does not hold that line. */
function runsOf(ranges: readonly Range[]): LineRun[] {
  return ranges.flatMap(({ start, end }): LineRun[] => {
    if (start.line === end.line && start.character === end.character) return [];
    return [[start.line, end.character === 0 && end.line > start.line ? end.line - 1 : end.line]];
  });
}
