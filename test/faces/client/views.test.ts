import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingTree, countOf, type TreeNode } from '../../../client/views/findingTree';
import { stepFrom } from '../../../client/commands/findingSteps';
import { markRanges, MARKS } from '../../../client/views/markRanges';
import { createEngine } from '../../../server/engine/engine';
import type { Change, FileReport, Range, ReportParams } from '../../../server/protocol';
import { assets } from '../../support/assets';
import { fakeChange, fakeFinding, fakeReport, range } from '../lsp/fakeEngine';

const edit = { path: 'a.py', previousPath: null, before: '', after: '' };
const reportOf = (uri: string, file: Partial<FileReport>): ReportParams => ({
  uri,
  version: 1,
  state: 'checked',
  reason: null,
  baseline: { kind: 'git', revision: '1', label: 'git HEAD', exact: false },
  report: { files: [fakeReport(edit, file)] } as unknown as NonNullable<ReportParams['report']>,
});

const outline = (nodes: readonly TreeNode[], depth = 0): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'finding'
      ? [`${'  '.repeat(depth)}${node.finding.id}`]
      : [`${'  '.repeat(depth)}${node.label} (${countOf(node)})`, ...outline(node.children, depth + 1)],
  );

const reports = [
  reportOf('file:///b', {
    path: 'b.py',
    findings: [
      fakeFinding({ id: 'late', scope: 'load', ranges: [range(9, 0, 9, 1)], rule: 'x' }),
      fakeFinding({ id: 'early', scope: 'load', ranges: [range(2, 0, 2, 1)] }),
      fakeFinding({ id: 'gone', suppressed: 'accepted' }),
    ],
  }),
  reportOf('file:///a', { path: 'a.py', findings: [fakeFinding({ id: 'module', level: 'hint' })] }),
  reportOf('file:///c', { path: 'c.py' }),
];

test('the tree goes by file and function, or by rule and file', () => {
  expect(outline(findingTree(reports, { groupBy: 'file', levels: [] }))).toEqual([
    'a.py (1)',
    '  module (1)',
    '    module',
    'b.py (2)',
    '  load (2)',
    '    early',
    '    late',
  ]);
  expect(outline(findingTree(reports, { groupBy: 'rule', levels: [] }))).toEqual([
    'extra-line (2)',
    '  a.py (1)',
    '    module',
    '  b.py (1)',
    '    early',
    'x (1)',
    '  b.py (1)',
    '    late',
  ]);
});

test('the tree can be filtered, and its ids are unique', () => {
  expect(outline(findingTree(reports, { groupBy: 'file', levels: ['hint'] }))[0]).toBe('a.py (1)');
  expect(outline(findingTree(reports, { groupBy: 'file', levels: [], only: 'file:///b' }))[0]).toBe(
    'b.py (2)',
  );
  const ids = (nodes: readonly TreeNode[]): string[] =>
    nodes.flatMap((node) => [node.id, ...(node.kind === 'finding' ? [] : ids(node.children))]);
  const all = ids(findingTree(reports, { groupBy: 'file', levels: [] }));
  expect(new Set(all).size).toBe(all.length);
});

test('steps go to every place of every finding and around the end', () => {
  const file = fakeReport(edit, {
    findings: [
      fakeFinding({ ranges: [range(5, 0, 5, 4), range(9, 2, 9, 4)] }),
      fakeFinding({ ranges: [range(1, 0, 1, 4)] }),
      fakeFinding({ ranges: [range(3, 0, 3, 4)], suppressed: 'accepted' }),
    ],
  });
  const from = (line: number, character: number, direction: 'next' | 'previous') =>
    stepFrom(file, { line, character }, direction)?.start.line;
  expect([from(0, 0, 'next'), from(1, 0, 'next'), from(5, 0, 'next'), from(9, 2, 'next')]).toEqual([
    1, 5, 9, 1,
  ]);
  expect([from(9, 2, 'previous'), from(1, 0, 'previous'), from(5, 2, 'previous')]).toEqual([5, 9, 5]);
  expect(stepFrom(fakeReport(edit, {}), { line: 0, character: 0 }, 'next')).toBeUndefined();
});

test('marks are the changed lexemes of the report, each once', async () => {
  const engine = await createEngine(assets);
  const [before, after] = ['before', 'after'].map((name) =>
    readFileSync(`examples/off-by-one/${name}.py`, 'utf8'),
  );
  const report = await engine.checkFile(
    { path: 'a.py', previousPath: null, before: before!, after: after! },
    { levels: {}, questions: true },
  );
  const marks = markRanges(report, after!);
  // Written down as the places of all characters that are no blanks, so that only these count.
  const lines = after!.split('\n');
  const places = (ranges: readonly Range[]): string[] =>
    ranges.flatMap(({ start, end }) =>
      lines.slice(start.line, end.line + 1).flatMap((text, index) => {
        const line = start.line + index;
        const [from, to] = [
          line === start.line ? start.character : 0,
          line === end.line ? end.character : Infinity,
        ];
        return [...text].flatMap((character, at) =>
          at >= from && at < to && character.trim() !== '' ? [`${line}:${at}`] : [],
        );
      }),
    );
  const marked = [...marks.values()].flat();
  for (const part of new Set(report.changes.map((change) => change.part))) {
    const changed = report.changes.filter((change) => change.part === part).flatMap((change) => change.after);
    const drawn = marked.filter((each) => each.part === part).map((each) => each.range);
    expect(places(drawn).sort()).toEqual(places(changed).sort());
  }
  expect(marked.length).toBeGreaterThanOrEqual(5);
  expect([...marks.keys()]).toEqual([...MARKS]);
  expect(marks.get('remainder')!.length).toBeGreaterThan(0);
});

test('a part that is not known yet is marked as the rest', () => {
  const change = fakeChange({ part: 'novelty' as never, after: [range(0, 0, 0, 3), range(1, 1, 1, 1)] });
  expect(markRanges(fakeReport(edit, { changes: [change] }), 'abc\nd\n').get('remainder')).toEqual([
    { range: range(0, 0, 0, 3), part: 'novelty' },
  ]);
});

test('blanks are marked where they are the change itself, and not where they stand around one', () => {
  const change = (given: Partial<Change>) => fakeChange({ part: 'layout', ...given });
  const changes = [
    change({ after: [range(0, 1, 0, 3)] }),
    change({ part: 'insertion', after: [range(1, 2, 3, 5)] }),
  ];
  const marks = markRanges(fakeReport(edit, { changes }), 'x  y\n  if a:\n\n    b\n');
  expect(marks.get('layout')).toEqual([{ range: range(0, 1, 0, 3), part: 'layout' }]);
  expect(marks.get('remainder')!.map((each) => each.range)).toEqual([range(1, 2, 1, 7), range(3, 4, 3, 5)]);
});
