import { describe, expect, it } from 'vitest';
import type { JudgedFinding, LineRun } from '../running/result';
import { judge, labelScore } from './labelScore';
import { labelledLines, type LabelledEdit } from './labels';

const PATCH = `diff --git a/a.py b/a.py
--- a/a.py
+++ b/a.py
@@ -10,4 +10,7 @@ def f():
 context
-old
+new
+twice
+twice
+
 context
 context
@@ -30,1 +33,2 @@
 context
+other
`;

const hunk = (
  number: number,
  label: 'partial' | 'over-edit' | 'needed' | 'question',
  lines: string[] = [],
) => ({
  path: 'a.py',
  hunk: number,
  label,
  category: 'duplicate-code',
  lines,
});

describe('labelledLines', () => {
  it('counts lines of both sides and takes each listed line once', () => {
    const { lines, hunks } = labelledLines(PATCH, [hunk(0, 'partial', ['+twice'])]);
    expect(lines.map(({ side, line, label }) => [side, line, label])).toEqual([
      ['before', 10, 'needed'],
      ['after', 10, 'needed'],
      ['after', 11, 'superfluous'],
      ['after', 12, 'needed'],
      ['after', 13, 'neither'],
    ]);
    expect(hunks).toHaveLength(1);
  });

  it('takes a question for nothing', () => {
    const { lines, hunks } = labelledLines(PATCH, [hunk(1, 'question')]);
    expect(lines).toEqual([{ path: 'a.py', side: 'after', line: 33, label: 'neither' }]);
    expect(hunks).toEqual([]);
  });

  it('refuses labels of another patch', () => {
    expect(() => labelledLines(PATCH, [hunk(2, 'needed')])).toThrow('not in the patch');
  });
});

describe('labelScore', () => {
  const edit: LabelledEdit = {
    id: 'models/x/y',
    ...labelledLines(PATCH, [hunk(0, 'partial', ['+twice', '+twice']), hunk(1, 'over-edit')]),
  };

  it('calls a finding right if at most a fifth of its lines are needed', () => {
    expect(judge(finding([[11, 12]]), edit)).toBe('right');
    expect(judge(finding([[10, 12]]), edit)).toBe('wrong');
    expect(judge(finding([[10, 14]]), edit)).toBe('right');
    expect(judge(finding([[10, 10]]), edit)).toBe('wrong');
    expect(judge(finding([[100, 101]]), edit)).toBe('unlabelled');
  });

  it('finds a hunk if right findings name half of what is superfluous', () => {
    const half = labelScore([{ edit, findings: [finding([[11, 11]])] }]);
    expect(half.recall).toMatchObject({ part: 1, whole: 2 });
    expect(half.precision).toMatchObject({ part: 1, whole: 1 });
    const wrong = labelScore([{ edit, findings: [finding([[10, 12]])] }]);
    expect(wrong.recall).toMatchObject({ part: 0, whole: 2 });
    expect(wrong.precision).toMatchObject({ part: 0, whole: 1 });
  });
});

function finding(after: readonly LineRun[]): JudgedFinding {
  return {
    id: '1',
    rule: 'a-rule',
    form: null,
    level: 'warning',
    certainty: 'proved',
    message: '',
    path: 'a.py',
    scope: '',
    line: 1,
    subject: { before: [], after },
    actions: [],
  };
}
