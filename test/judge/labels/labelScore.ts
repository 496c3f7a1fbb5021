import { share, type Share } from '../counting/counts';
import type { JudgedFinding } from '../running/result';
import type { LabelledEdit, LabelledLine } from './labels';

/** A finding may hold this share of lines that are labelled needed. */
const MOST_NEEDED = 1 / 5;
/** A hunk is found if this share of its superfluous lines is named. */
const LEAST_FOUND = 1 / 2;

export interface LabelScore {
  /** Findings that are right, of those that labels speak about. */
  readonly precision: Share;
  /** Hunks found, of those with superfluous lines. */
  readonly recall: Share;
  readonly recallOfKinds: Readonly<Record<string, Share>>;
  /** Mean over kinds, each weighing the same. */
  readonly macroRecall: number;
}

export interface LabelledFindings {
  readonly edit: LabelledEdit;
  readonly findings: readonly JudgedFinding[];
}

/** Compares findings with labels line by line. */
export function labelScore(items: readonly LabelledFindings[]): LabelScore {
  const judged = items.flatMap(({ edit, findings }) => findings.map((finding) => judge(finding, edit)));
  const hunks = items.flatMap(({ edit, findings }) =>
    edit.hunks.map(({ kind, lines }) => ({ kind, found: isFound(lines, findings, edit) })),
  );
  const recallOf = (chosen: typeof hunks): Share =>
    share(chosen.filter(({ found }) => found).length, chosen.length);
  const kinds = [...new Set(hunks.map(({ kind }) => kind))].sort();
  const recallOfKinds = Object.fromEntries(
    kinds.map((kind) => [kind, recallOf(hunks.filter((hunk) => hunk.kind === kind))]),
  );
  const shares = Object.values(recallOfKinds).map(({ part, whole }) => part / whole);
  return {
    precision: share(
      judged.filter((verdict) => verdict === 'right').length,
      judged.filter((verdict) => verdict !== 'unlabelled').length,
    ),
    recall: recallOf(hunks),
    recallOfKinds,
    macroRecall: shares.reduce((sum, value) => sum + value, 0) / Math.max(1, shares.length),
  };
}

/** Wrong is also what names no superfluous line but a needed one. */
export function judge(finding: JudgedFinding, { lines }: LabelledEdit): 'right' | 'wrong' | 'unlabelled' {
  const named = lines.filter((line) => names(finding, line));
  const needed = named.filter(({ label }) => label === 'needed').length;
  const superfluous = named.filter(({ label }) => label === 'superfluous').length;
  if (needed + superfluous === 0) return 'unlabelled';
  return superfluous > 0 && needed <= MOST_NEEDED * sizeOf(finding) ? 'right' : 'wrong';
}

function isFound(
  superfluous: readonly LabelledLine[],
  findings: readonly JudgedFinding[],
  edit: LabelledEdit,
): boolean {
  const right = findings.filter((finding) => judge(finding, edit) === 'right');
  const named = superfluous.filter((line) => right.some((finding) => names(finding, line)));
  return named.length >= LEAST_FOUND * superfluous.length;
}

function names({ path, subject }: JudgedFinding, line: LabelledLine): boolean {
  return (
    path === line.path && subject[line.side].some(([first, last]) => first <= line.line && line.line <= last)
  );
}

function sizeOf({ subject: { before, after } }: JudgedFinding): number {
  return [...before, ...after].reduce((sum, [first, last]) => sum + last - first + 1, 0);
}
