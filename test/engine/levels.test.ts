import { describe, expect, it } from 'vitest';
import { findInSet } from '../../server/engine/describe/setFindings';
import type { Level } from '../../server/engine/report';
import { check } from '../support/check';
import { parse } from '../support/read';

const BEFORE = 'def size(rows):\n    count = len(rows)\n    return count\n\n\nLIMIT = 1\n';
const COMMENTED =
  'def size(rows):\n    # Rows are counted.\n    count = len(rows)\n    return count\n\n\nLIMIT = 2\n';
const SPACED = 'def size(rows):\n    count = len(rows)\n\n    return count\n\n\nLIMIT = 2\n';

function levelsOf(after: string, rule: string, levels: Readonly<Record<string, Level>>): string[] {
  const { findings } = check('rows.py', BEFORE, after, {
    levels: { 'comment-only': 'off', ...levels },
    questions: true,
  });
  return findings.filter((finding) => finding.rule === rule).map(({ level }) => level);
}

describe('level of a finding', () => {
  it('is what the rule says of it where nobody chose one', () => {
    expect(levelsOf(COMMENTED, 'comment-added', {})).toEqual(['hint']);
    expect(levelsOf(SPACED, 'formatting', {})).toEqual(['information']);
  });

  it.each(['information', 'warning', 'error'] as const)('is %s where that was chosen', (level) => {
    expect(levelsOf(COMMENTED, 'comment-added', { 'comment-added': level })).toEqual([level]);
    expect(levelsOf(SPACED, 'formatting', { formatting: level })).toEqual([level]);
  });

  it.each([
    [{}, 'information'],
    [{ 'scratch-file': 'error' }, 'error'],
    [{ 'scratch-file': 'hint' }, 'hint'],
  ] as const)('of an untracked scratch file with %j is %s', (levels, expected) => {
    const file = {
      path: 'reproduce_bug.py',
      previousPath: null,
      before: '',
      after: 'print(1)\n',
      origin: { isTracked: false, inBefore: false, inAfter: true, modes: { before: null, after: '100644' } },
    } as const;
    const found = findInSet([file], { levels, questions: true }, () => null, parse);
    expect(found.map(({ level }) => level)).toEqual([expected]);
  });
});
