import type { AlignmentExplainer, Engine, FileEdit, SetChecker } from '../../../server/engine/engine';
import type { FileReport, Finding, Truncation } from '../../../server/engine/report';
import type { RuleMetadata } from '../../../server/engine/rules/rule';
import { action, change, fileReport, finding, lines, NOTHING } from '../../present/reports';

export const RULES: readonly RuleMetadata[] = [
  {
    id: 'extra-line',
    summary: 'A line says that it is extra.',
    defaultLevel: 'warning',
    certainty: 'proved',
    supersedes: [],
  },
  {
    id: 'other-line',
    summary: 'A line says that it is other.',
    defaultLevel: 'hint',
    certainty: 'question',
    supersedes: [],
  },
];

/**
 * An engine that finds what the lines of *after* say of themselves: `EXTRA` and `OTHER` are findings, whose
 * action deletes the line. Further words on the line: `safe`, `wide` (takes back more), `withheld`.
 */
export const fakeEngine: Engine & AlignmentExplainer & SetChecker = {
  async checkSet() {
    return [];
  },
  async explainAlignment() {
    return [];
  },
  sitesOf: () => Promise.resolve([]),
  checkFile: async (edit, { levels }) => {
    const findings = edit.before === edit.after ? [] : findingsOf(edit);
    const leveled = findings.flatMap((found) => {
      const level = levels[found.rule] ?? found.level;
      return level === 'off' ? [] : [{ ...found, level }];
    });
    return report(edit, leveled);
  },
};

const CUT: Truncation = { limit: 'lines', missing: 'everything after CUT' };

function report(edit: FileEdit, findings: readonly Finding[]): FileReport {
  return fileReport(edit.path, edit.before, edit.after, {
    previousPath: edit.previousPath,
    truncated: edit.after.includes('CUT') ? [CUT] : [],
    changes: findings.map(({ id, ranges }) => change(`change ${id}`, { after: ranges, insertedTokens: 1 })),
    parts: { remainder: { ...NOTHING, insertedTokens: findings.length } },
    findings,
  });
}

function findingsOf({ after }: FileEdit): readonly Finding[] {
  const occurrences = new Map<string, number>();
  return after.split('\n').flatMap((text, index) => {
    const word = /EXTRA|OTHER/.exec(text)?.[0];
    if (word === undefined) return [];
    const occurrence = (occurrences.get(text) ?? 0) + 1;
    occurrences.set(text, occurrence);
    const id = `${text.replace(/\W+/g, '-')}-${occurrence}`;
    const range = lines(index + 1);
    const found = finding(id, {
      occurrence,
      rule: word === 'EXTRA' ? 'extra-line' : 'other-line',
      level: word === 'EXTRA' ? 'warning' : 'hint',
      message: `Line ${index + 1} says ${text}.`,
      subject: [`change ${id}`],
      ranges: [range],
      actions: [
        action({
          title: 'Delete the line',
          applicability: text.includes('safe') ? 'safe' : 'unsafe',
          edits: text.includes('withheld') ? [] : [{ range, newText: '' }],
          withheld: text.includes('withheld') ? 'the result has a syntax error' : null,
          alsoTakesBack: text.includes('wide') ? ['c9'] : [],
        }),
      ],
    });
    return [found];
  });
}
