import type { CheckOptions, Engine, FileEdit } from '../../../server/engine/engine';
import type { Action, Change, FileReport, Finding, Range } from '../../../server/engine/report';

const NO_FIGURES = { deletedTokens: 0, insertedTokens: 0, commentWords: 0, layoutLines: 0 };

/** A report in which nothing changed but what is given. */
export function fakeReport(edit: FileEdit, given: Partial<FileReport>): FileReport {
  return {
    path: edit.path,
    previousPath: null,
    status: 'changed',
    modes: null,
    language: 'python',
    treatment: 'tree',
    treatmentReason: null,
    editIs: null,
    skipped: null,
    truncated: [],
    beforeSha256: '',
    afterSha256: '',
    measures: {
      tokenDistance: { raw: { before: 85, after: 80, distance: 12, normalized: 0.14, exact: true } },
      lines: { added: 1, deleted: 1 },
      cognitiveComplexity: { before: 3, after: 5, added: 2 },
    },
    changes: [],
    parts: { remainder: NO_FIGURES },
    functions: [],
    findings: [],
    ...given,
  };
}

export function range(line: number, start: number, endLine: number, end: number): Range {
  return { start: { line, character: start }, end: { line: endLine, character: end } };
}

export function fakeChange(given: Partial<Change>): Change {
  return { ...NO_FIGURES, id: 'c1', part: 'insertion', needs: [], before: [], after: [], ...given };
}

export function fakeAction(given: Partial<Action>): Action {
  return {
    kind: 'takeBack',
    title: 'Take back the extra line',
    applicability: 'unsafe',
    preferred: false,
    edits: [],
    withheld: null,
    alsoTakesBack: [],
    ...given,
  };
}

export function fakeFinding(given: Partial<Finding>): Finding {
  return {
    id: 'f1',
    occurrence: 1,
    rule: 'extra-line',
    form: null,
    level: 'warning',
    certainty: 'proved',
    message: 'An extra line was added.',
    scope: '',
    subject: ['c1'],
    ranges: [range(0, 0, 0, 1)],
    evidence: [],
    actions: [],
    suppressed: null,
    ...given,
  };
}

export interface FakeEngine extends Engine {
  readonly checks: { readonly edit: FileEdit; readonly options: CheckOptions }[];
}

/**
 * Finds each line that holds EXTRA, and takes it back. Asks one question about the first line if it may.
 */
export function extraLines(applicability: Action['applicability'] = 'safe'): FakeEngine {
  return fakeEngine((edit, { questions, levels }) => {
    const text = levels['extra-line'] === 'off' ? '' : edit.after;
    const found = text
      .split('\n')
      .flatMap((line, index) => (line.includes('EXTRA') ? [{ index, length: line.length }] : []));
    const changes = found.map(({ index }) =>
      fakeChange({ id: `c${index}`, insertedTokens: 1, after: [range(index, 0, index + 1, 0)] }),
    );
    const findings = found.map(({ index, length }) =>
      fakeFinding({
        id: `f${index}`,
        subject: [`c${index}`],
        ranges: [range(index, 0, index, length)],
        actions: [
          fakeAction({
            applicability,
            preferred: true,
            edits: [{ range: range(index, 0, index + 1, 0), newText: '' }],
          }),
        ],
      }),
    );
    const question = fakeFinding({ id: 'q', rule: 'wanted', level: 'information', certainty: 'question' });
    return fakeReport(edit, { changes, findings: questions ? [...findings, question] : findings });
  });
}

export function fakeEngine(report: (edit: FileEdit, options: CheckOptions) => FileReport): FakeEngine {
  const checks: { edit: FileEdit; options: CheckOptions }[] = [];
  return {
    checks,
    sitesOf: () => Promise.resolve([]),
    async checkFile(edit, options) {
      checks.push({ edit, options });
      return report(edit, options);
    },
  };
}
