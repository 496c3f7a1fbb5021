import { exceededBudgets, type Budgets } from './budgets';
import {
  PARTS,
  type Baseline,
  type FileReport,
  type Finding,
  type Measures,
  type PartFigures,
  type Parts,
  type Report,
  type RequestReading,
  type Totals,
} from './report';

const NOTHING: PartFigures = { deletedTokens: 0, insertedTokens: 0, commentWords: 0, layoutLines: 0 };

/** What was given with a check besides the texts. */
export interface Given {
  readonly request: RequestReading | null;
  readonly budgets: Budgets;
  readonly notes: readonly string[];
}

const NOTHING_GIVEN: Given = { request: null, budgets: { file: {}, set: {} }, notes: [] };

/**
 * The report about the files of one change set, in order of path.
 *
 * @param findings about the set of files
 */
export function assembleReport(
  files: readonly FileReport[],
  baseline: Baseline,
  version: string,
  findings: readonly Finding[] = [],
  { request, budgets, notes }: Given = NOTHING_GIVEN,
): Report {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const totals = totalsOf(ordered, findings);
  return {
    version: 1,
    tool: { name: 'pare', version },
    baseline,
    files: ordered,
    findings,
    request,
    budgets: exceededBudgets(ordered, totals, budgets),
    notes,
    totals,
  };
}

/** A file that takes part in the change set but was not compared. */
export interface SkippedFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status?: FileReport['status'];
  readonly language: string;
  /** In words, to follow the path. */
  readonly reason: string;
  /** True where the file could have been compared, had it been readable: the report is then incomplete. */
  readonly isIncomplete: boolean;
}

export function skippedFile(file: SkippedFile): FileReport {
  const { path, previousPath, status, language, reason, isIncomplete } = file;
  return {
    path,
    previousPath,
    status: status ?? (previousPath === null ? 'changed' : 'renamed'),
    modes: null,
    language,
    treatment: 'bytes',
    treatmentReason: reason,
    editIs: null,
    skipped: reason,
    truncated: isIncomplete ? [{ limit: 'readable text', missing: 'everything about this file' }] : [],
    beforeSha256: '',
    afterSha256: '',
    measures: UNMEASURED,
    changes: [],
    parts: { remainder: NOTHING },
    functions: [],
    findings: [],
  };
}

const UNMEASURED: Measures = {
  tokenDistance: { raw: { before: 0, after: 0, distance: 0, normalized: 0, exact: false } },
  lines: { added: 0, deleted: 0 },
  cognitiveComplexity: null,
};

/** Whether anything about a file is another than before: its text, its place, its mode. */
export function differs({ skipped, beforeSha256, afterSha256, status, modes }: FileReport): boolean {
  return skipped !== null || beforeSha256 !== afterSha256 || status !== 'changed' || modes !== null;
}

function totalsOf(files: readonly FileReport[], setFindings: readonly Finding[]): Totals {
  const sum = (figure: (file: FileReport) => number): number =>
    files.reduce((all, file) => all + figure(file), 0);
  const findings = [...files.flatMap((file) => file.findings), ...setFindings];
  return {
    files: files.length,
    changedFiles: files.filter(differs).length,
    findings: countByLevel(findings),
    accepted: findings.filter(({ suppressed }) => suppressed !== null).length,
    tokenDistance: sum(({ measures }) => measures.tokenDistance.raw.distance),
    addedComplexity: sum(({ measures }) => measures.cognitiveComplexity?.added ?? 0),
    parts: addParts(files.map((file) => file.parts)),
  };
}

/** Findings that somebody accepted do not count. */
function countByLevel(findings: readonly Finding[]): Totals['findings'] {
  const counts = { hint: 0, information: 0, warning: 0, error: 0 };
  for (const { level, suppressed } of findings) if (suppressed === null) counts[level] += 1;
  return counts;
}

function addParts(all: readonly Parts[]): Parts {
  const present = PARTS.filter((part) => all.some((parts) => parts[part] !== undefined));
  return {
    ...Object.fromEntries(
      present.map((part) => [part, addFigures(all.map((parts) => parts[part] ?? NOTHING))]),
    ),
    remainder: addFigures(all.map((parts) => parts.remainder)),
  };
}

function addFigures(all: readonly PartFigures[]): PartFigures {
  return all.reduce(
    (sum, next) => ({
      deletedTokens: sum.deletedTokens + next.deletedTokens,
      insertedTokens: sum.insertedTokens + next.insertedTokens,
      commentWords: sum.commentWords + next.commentWords,
      layoutLines: sum.layoutLines + next.layoutLines,
    }),
    NOTHING,
  );
}
