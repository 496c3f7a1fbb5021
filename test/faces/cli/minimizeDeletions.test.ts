import { describe, expect, it } from 'vitest';
import { minimizeIn, reportIn, type Passes } from './minimizing';

const isFixed: Passes = (contents) => contents.get('a.py')!.includes('/ len(values)');

describe('deletions in pare minimize', () => {
  it('says which deletions the tests do not cover', async () => {
    const before =
      'def f(x):\n    if x:\n        x = old(x)\n        x = older(x)\n    return x\n\n\ndef old(x): ...\ndef older(x): ...\n';
    const after = 'def f(x):\n    return x + 1\n\n\ndef old(x): ...\ndef older(x): ...\n';
    const world = { committed: { 'a.py': before }, working: { 'a.py': after } };
    const found = await reportIn([], (contents) => contents.get('a.py')!.includes('return x + 1'), world);
    const untested = found.findings.filter(({ form }) => form === 'untested-deletion');
    expect(untested.map(({ message }) => message)).toEqual([
      'Your tests pass with and without these 3 lines: they do not cover the deletion.',
    ]);
  });

  it('says that applying brings back what was deleted and no test covers', async () => {
    const world = {
      committed: { 'a.py': 'def mean(values):\n    check(values)\n    return sum(values) / 2\n' },
      working: { 'a.py': 'def mean(values):\n    return sum(values) / len(values)\n' },
    };
    const { out } = await minimizeIn([], isFixed, world);
    expect(out).toContain('the tests pass with and without these lines, so they do not cover the deletion');
    expect(out).toContain(
      'One of them is a deletion that no test covers: applying the result brings that code back.',
    );
    const applied = await minimizeIn(['--apply'], isFixed, world);
    expect(applied.out).toContain('One of them is a deletion that no test covers: that code is back.');
    expect(applied.text('a.py')).toContain('    check(values)\n');
  });
});
