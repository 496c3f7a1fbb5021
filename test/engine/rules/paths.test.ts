import { describe, expect, it } from 'vitest';
import { belongsToTests } from '../../../server/engine/rules/shared/paths';
import { check } from '../../support/check';

describe('files of tests', () => {
  it.each([
    'tests/test_load.py',
    'pkg/load_test.py',
    'src/load.test.ts',
    'src/__tests__/load.ts',
    'packages/core/src/tests/samples/load1.py',
    'conftest.py',
  ])('%s is one', (path) => {
    expect(belongsToTests(path)).toBe(true);
  });

  it.each(['src/load.py', 'src/testimony.ts', 'latest/load.js', 'pkg/contest.py'])('%s is none', (path) => {
    expect(belongsToTests(path)).toBe(false);
  });

  it.each([
    [
      'copied-block',
      'a = load(one, two, three, four, five)\nb = keep(one, two, three, four)\nc = show(a, b, 1)\n',
    ],
    ['stub-left', 'def load(path):\n    raise NotImplementedError\n'],
    ['debug-left', 'print(1)\n'],
    ['no-effect', 'def check(value):\n    kind: int = reveal_type(value)\n'],
  ])('%s keeps quiet in them', (rule, added) => {
    const before = rule === 'copied-block' ? added : 'value = 1\n';
    const found = (path: string): number =>
      check(path, before, `${before}\n\n${added}`).findings.filter((finding) => finding.rule === rule).length;
    expect(found('load.py')).toBe(1);
    expect(found('tests/test_load.py')).toBe(0);
  });
});
