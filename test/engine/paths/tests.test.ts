import { describe, expect, it } from 'vitest';
import { belongsToTests, holdsTests, isTestInDeletionRecall } from '../../../server/engine/paths/tests';
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
    // Path; holds tests, belongs to tests, is left out of deletion recall.
    ['tests/test_load.py', true, true, true],
    ['polls/tests.py', true, true, false],
    ['src/load.spec.ts', true, true, true],
    ['src/load-test.js', true, true, false],
    ['conftest.py', false, true, true],
    ['tests/data/load.txt', false, true, true],
    ['pkg/fixtures/load.py', false, true, false],
    ['src/__snapshots__/load.snap', false, true, false],
    ['E2E/load.py', false, true, false],
    ['src/load.py', false, false, false],
  ])('%s: %s, %s, %s', (path, holds, belongs, isLeftOut) => {
    expect([holdsTests(path), belongsToTests(path), isTestInDeletionRecall(path)]).toEqual([
      holds,
      belongs,
      isLeftOut,
    ]);
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
