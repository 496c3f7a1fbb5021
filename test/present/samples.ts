import { assembleReport, skippedFile } from '../../server/engine/checkSet';
import type { FileReport } from '../../server/engine/report';
import type { ReportView } from '../../server/present';
import { action, change, fileReport, finding, lines, NOTHING } from './reports';

/** Reports that between them hold everything a report can hold. */

const BEFORE = `def total(prices):
    # The first price is the deposit.
    rest = prices[1:]
    for price in rest:
        add(price)
    return sum(rest[:-1])
`;

const AFTER = `def total(prices):
    if prices is None:
        raise ValueError("prices")
    rest = prices[1 :]
    for price in rest:
    \tadd(price)\x20\x20
    return sum(rest)
`;

const total: FileReport = fileReport('shop/total.py', BEFORE, AFTER, {
  changes: [
    change('c1', { part: 'comment', before: [lines(2)], commentWords: 6 }),
    change('c2', { part: 'insertion', after: [lines(2, 3)], insertedTokens: 12 }),
    change('c3', { part: 'layout', before: [lines(3)], after: [lines(4)], layoutLines: 1 }),
    change('c4', { part: 'layout', before: [lines(5)], after: [lines(6)], layoutLines: 1 }),
    change('c5', { part: 'replacement', before: [lines(6)], after: [lines(7)], deletedTokens: 4 }),
  ],
  parts: {
    comment: { ...NOTHING, commentWords: 6 },
    layout: { ...NOTHING, layoutLines: 2 },
    remainder: { ...NOTHING, deletedTokens: 4, insertedTokens: 12 },
  },
  measures: {
    tokenDistance: { raw: { before: 41, after: 49, distance: 16, normalized: 16 / 49, exact: true } },
    lines: { added: 5, deleted: 4 },
    cognitiveComplexity: { before: 1, after: 2, added: 1 },
  },
  functions: [
    {
      name: 'total',
      before: lines(1, 6),
      after: lines(1, 7),
      measures: {
        tokenDistance: { before: 41, after: 49, distance: 16, normalized: 16 / 49, exact: true },
        cognitiveComplexity: { before: 1, after: 2, added: 1 },
      },
      parts: { remainder: { ...NOTHING, deletedTokens: 4, insertedTokens: 12 } },
      changes: ['c1', 'c2', 'c3', 'c4', 'c5'],
    },
  ],
  findings: [
    finding('3f2a91c0', {
      scope: 'total',
      subject: ['c1'],
      ranges: [lines(4)],
      evidence: [
        { role: 'lost comment', side: 'before', path: 'shop/total.py', range: lines(2) },
        { role: 'statement that still stands', side: 'after', path: 'shop/total.py', range: lines(4) },
      ],
      actions: [action(), action({ kind: 'accept', title: 'Accept' })],
    }),
    finding('77d0be12', {
      rule: 'added-validation',
      level: 'information',
      certainty: 'question',
      message: 'Was the check of prices asked for? Nothing else in the edit uses it.',
      scope: 'total',
      subject: ['c2'],
      ranges: [lines(2, 3)],
      evidence: [{ role: 'call', side: 'after', path: 'shop/cart.py', range: lines(2) }],
      actions: [
        action({
          title: 'Take the check back',
          applicability: 'unsafe',
          withheld: 'the result has a syntax error',
        }),
        action({ kind: 'finish', title: 'Delete the branch', applicability: 'unsafe' }),
      ],
    }),
    finding('0c9de4aa', {
      rule: 'only-layout',
      level: 'hint',
      message: 'Layout differs in a statement that is otherwise the same.',
      scope: 'total',
      subject: ['c4'],
      ranges: [lines(6)],
      actions: [action({ title: 'Restore the layout' })],
    }),
    finding('accepted', { suppressed: 'Pare-Accept: lost-comment' }),
  ],
});

const CART = 'import total\ntotal.total(None)\n';

const cart = fileReport('shop/cart.py', CART, `${CART}# Ünïcode\r\n`, {
  previousPath: 'cart.py',
  treatment: 'text',
  treatmentReason: 'the text after the edit has a syntax error',
  truncated: [{ limit: 'lines', missing: 'moved lines' }],
  measures: {
    tokenDistance: { raw: { before: 8, after: 8, distance: 1, normalized: 0.125, exact: false } },
    lines: { added: 1, deleted: 0 },
    cognitiveComplexity: null,
  },
});

const ends = fileReport('ends.js', 'a();\nb();\n', 'a();\r\nb();\r\n', {
  measures: {
    tokenDistance: { raw: { before: 8, after: 8, distance: 0, normalized: 0, exact: true } },
    lines: { added: 2, deleted: 2 },
    cognitiveComplexity: { before: 0, after: 0, added: 0 },
  },
  language: 'javascript',
  editIs: 'line-ends',
  changes: [change('e1', { part: 'line-ends', before: [lines(1, 2)], after: [lines(1, 2)], layoutLines: 2 })],
  parts: { 'line-ends': { ...NOTHING, layoutLines: 2 }, remainder: NOTHING },
  findings: [
    finding('e0e0e0e0', {
      rule: 'line-ends',
      level: 'error',
      message: 'All 2 line ends differ.',
      subject: ['e1'],
      actions: [action({ title: 'Restore the line ends' })],
    }),
  ],
});

const logo = skippedFile({
  path: 'logo.png',
  previousPath: null,
  language: 'unknown',
  reason: 'is binary',
  isIncomplete: false,
});

const TEXTS = new Map([
  ['shop/total.py', { before: BEFORE, after: AFTER }],
  ['shop/cart.py', { before: CART, after: `${CART}# Ünïcode\r\n` }],
  ['ends.js', { before: 'a();\nb();\n', after: 'a();\r\nb();\r\n' }],
]);

const git = { kind: 'git', revision: 'abc1234def', label: 'HEAD', exact: false } as const;

function view(files: readonly FileReport[], baseline: ReportView['report']['baseline'] = git): ReportView {
  return {
    report: assembleReport(files, baseline, '1.2.3'),
    texts: TEXTS,
    show: (path) => path,
    isRevertible: baseline === git,
  };
}

export const workingTree = view([total, cart, logo, ends]);

export const twoFiles = view([total], { kind: 'file', revision: '', label: 'old/total.py', exact: true });

export const nothing = view([]);
