import { createHash } from 'node:crypto';
import type { Action, Change, FileReport, Finding, PartFigures, Range } from '../../server/engine/report';

/** Pieces of reports for tests of what only shows them. */

export const NOTHING: PartFigures = { deletedTokens: 0, insertedTokens: 0, commentWords: 0, layoutLines: 0 };

/** Lines are counted from one here, as a reader of the test counts them. */
export function lines(first: number, last = first): Range {
  return { start: { line: first - 1, character: 0 }, end: { line: last, character: 0 } };
}

export function change(id: string, rest: Partial<Change>): Change {
  return { id, part: 'insertion', needs: [], before: [], after: [], ...NOTHING, ...rest };
}

export function action(rest: Partial<Action> = {}): Action {
  return {
    kind: 'takeBack',
    title: 'Restore the comment',
    applicability: 'safe',
    preferred: true,
    edits: [{ range: lines(1), newText: '' }],
    withheld: null,
    alsoTakesBack: [],
    ...rest,
  };
}

export function finding(id: string, rest: Partial<Finding> = {}): Finding {
  return {
    id,
    occurrence: 1,
    rule: 'lost-comment',
    form: null,
    level: 'warning',
    certainty: 'proved',
    message: 'A comment is gone; the statement under it still stands.',
    scope: '',
    subject: [],
    ranges: [lines(1)],
    evidence: [],
    actions: [],
    suppressed: null,
    ...rest,
  };
}

export function fileReport(
  path: string,
  before: string,
  after: string,
  rest: Partial<FileReport> = {},
): FileReport {
  return {
    path,
    previousPath: null,
    status: 'changed',
    modes: null,
    language: 'python',
    treatment: 'tree',
    treatmentReason: null,
    editIs: null,
    skipped: null,
    truncated: [],
    beforeSha256: sha256(before),
    afterSha256: sha256(after),
    measures: {
      tokenDistance: { raw: { before: 40, after: 44, distance: 6, normalized: 6 / 44, exact: true } },
      lines: { added: 3, deleted: 2 },
      cognitiveComplexity: { before: 1, after: 3, added: 2 },
    },
    changes: [],
    parts: { remainder: NOTHING },
    functions: [],
    findings: [],
    ...rest,
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
