import { describe, expect, it } from 'vitest';
import { assembleReport, skippedFile } from '../../server/engine/checkSet';
import { fileReport, finding, NOTHING } from '../present/reports';

const baseline = { kind: 'git', revision: 'f', label: 'HEAD', exact: false } as const;

describe('the report about several files', () => {
  it('is the same in whatever order the files come', () => {
    const files = ['b.py', 'a.py', 'c.py'].map((path) => fileReport(path, '', path));
    const report = assembleReport(files, baseline, '1.0.0');
    expect(report.files.map(({ path }) => path)).toEqual(['a.py', 'b.py', 'c.py']);
    expect(assembleReport([...files].reverse(), baseline, '1.0.0')).toEqual(report);
  });

  it('adds up what the files have', () => {
    const first = fileReport('a.py', 'a', 'b', {
      parts: { comment: { ...NOTHING, commentWords: 2 }, remainder: { ...NOTHING, insertedTokens: 3 } },
      findings: [finding('1'), finding('2', { level: 'error' }), finding('3', { suppressed: 'accepted' })],
    });
    const second = fileReport('b.py', 'a', 'b', {
      measures: { ...first.measures, cognitiveComplexity: null },
      parts: { remainder: { ...NOTHING, insertedTokens: 4, deletedTokens: 1 } },
      findings: [finding('1')],
    });
    expect(assembleReport([first, second, fileReport('c.py', 'a', 'a')], baseline, '1.0.0').totals).toEqual({
      files: 3,
      changedFiles: 2,
      findings: { hint: 0, information: 0, warning: 2, error: 1 },
      accepted: 1,
      tokenDistance: 18,
      addedComplexity: 4,
      parts: {
        comment: { ...NOTHING, commentWords: 2 },
        remainder: { ...NOTHING, insertedTokens: 7, deletedTokens: 1 },
      },
    });
  });

  it('counts a file that was not compared as changed, and says if it is incomplete', () => {
    const skipped = { path: 'a.py', previousPath: null, language: 'python', reason: 'is not UTF-8' };
    const files = [
      skippedFile({ ...skipped, isIncomplete: true }),
      skippedFile({ ...skipped, isIncomplete: false }),
    ];
    expect(assembleReport(files, baseline, '1.0.0').totals.changedFiles).toBe(2);
    expect(files.map(({ truncated }) => truncated.length)).toEqual([1, 0]);
  });
});
