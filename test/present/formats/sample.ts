import { assembleReport, skippedFile } from '../../../server/engine/checkSet';
import type { ReportView } from '../../../server/present';
import { action, change, fileReport, finding, lines, NOTHING } from '../reports';

/** One edit that has a finding of every sort, for the formats that others read. */

export const BEFORE = `def pay(total, fee):
    # Fees come last.
    total = total + fee
    log(total)
    return round(total, 2)
`;

export const AFTER = `def pay(total):
    if total is None:
        raise ValueError("total")
    total = total + 1
    log(total)
    return round( total,2 )  # \`\`\`
`;

const at = (line: number, character: number) => ({ line: line - 1, character });

const pay = fileReport('pay.py', BEFORE, AFTER, {
  changes: [
    change('c1', { part: 'comment', before: [lines(2)], commentWords: 4 }),
    change('c2', { part: 'insertion', after: [lines(2, 3)], insertedTokens: 9 }),
    change('c3', { part: 'layout', before: [lines(5)], after: [lines(6)], layoutLines: 1 }),
    change('c4', {
      part: 'replacement',
      before: [lines(3)],
      after: [lines(4)],
      deletedTokens: 3,
      insertedTokens: 3,
    }),
    change('c5', { part: 'deletion', before: [lines(1)], deletedTokens: 2 }),
  ],
  parts: { remainder: { ...NOTHING, deletedTokens: 5, insertedTokens: 12 } },
  measures: {
    tokenDistance: { raw: { before: 30, after: 36, distance: 30, normalized: 30 / 36, exact: true } },
    lines: { added: 4, deleted: 3 },
    cognitiveComplexity: { before: 0, after: 1, added: 1 },
  },
  findings: [
    finding('f1', {
      rule: 'dangling-name',
      level: 'error',
      message: '`fee` is gone.',
      scope: 'pay',
      ranges: [lines(1)],
      actions: [action({ edits: [], withheld: 'the result has a syntax error' })],
    }),
    finding('f2', {
      rule: 'added-validation',
      level: 'information',
      certainty: 'question',
      message: 'Was this check asked for?',
      scope: 'pay',
      subject: ['c2'],
      ranges: [lines(2, 3)],
      actions: [action({ title: 'Take the check back', edits: [{ range: lines(2, 3), newText: '' }] })],
    }),
    finding('f3', {
      rule: 'comment-lost',
      level: 'information',
      message: 'A comment is gone.',
      scope: 'pay',
      subject: ['c1'],
      ranges: [lines(4)],
      evidence: [{ role: 'statement that still stands', side: 'after', path: 'pay.py', range: lines(4) }],
      actions: [
        action({
          edits: [{ range: { start: at(4, 4), end: at(4, 4) }, newText: '# Fees come last.\n    ' }],
        }),
      ],
    }),
    finding('f4', {
      rule: 'formatting',
      message: 'Layout differs.',
      scope: 'pay',
      subject: ['c3'],
      ranges: [lines(6)],
      actions: [
        action({
          title: 'Restore the layout',
          edits: [
            { range: { start: at(6, 17), end: at(6, 18) }, newText: '' },
            { range: { start: at(6, 24), end: at(6, 35) }, newText: ' 2)' },
          ],
        }),
      ],
    }),
    finding('f5', { rule: 'rename', subject: ['c4'], suppressed: 'Pare-Accept in 1234567: asked for' }),
  ],
});

const lock = skippedFile({
  path: 'yarn.lock',
  previousPath: null,
  language: 'unknown',
  reason: 'is a lock file',
  isIncomplete: false,
});

export const sample: ReportView = {
  report: assembleReport(
    [pay, lock],
    { kind: 'git', revision: 'abc1234def', label: 'HEAD', exact: false },
    '1.2.3',
    [],
    { request: null, budgets: { file: { tokenDistance: 20 }, set: {} }, notes: [] },
  ),
  texts: new Map([['pay.py', { before: BEFORE, after: AFTER }]]),
  show: (path) => path,
  isRevertible: true,
};
