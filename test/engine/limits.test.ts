import { describe, expect, it } from 'vitest';
import { check } from '../support/check';

/** Where a limit cuts the work short, the report says which, and what is missing because of it. */
describe('limits', () => {
  it('names an alignment that found nothing to hold on to', () => {
    const report = check('a.txt', 'a b '.repeat(800), 'b b a '.repeat(700));
    expect(report.truncated.map(({ limit }) => limit)).toContain('alignment');
    expect(report.truncated[0]!.missing).not.toBe('');
  });

  it('names statements that were too many to compare', () => {
    const lines = (start: string): string =>
      Array.from({ length: 80 }, (_, index) => `${start}${index}(${start}${index * 3})\n`).join('');
    const report = check('a.py', lines('left'), lines('right'));
    expect(report.truncated.map(({ limit }) => limit)).toEqual(['similarity']);
  });

  it('tries fifty actions and withholds the rest', () => {
    const source = (guard: string): string =>
      Array.from(
        { length: 60 },
        (_, index) => `def f${index}(a):\n${guard}    return g(a, ${index})\n\n\n`,
      ).join('');
    const report = check(
      'a.py',
      `x = 1\n${source('')}`,
      `x = 2\n${source('    if a is None:\n        return None\n')}`,
    );
    const actions = report.findings.flatMap((finding) => finding.actions);
    expect(actions.filter(({ withheld }) => withheld === null)).toHaveLength(50);
    expect(actions.filter(({ withheld }) => withheld?.includes('50'))).toHaveLength(10);
    expect(report.truncated.map(({ limit }) => limit)).toEqual(['trials']);
  });

  it.each([
    ['blocks', 'if(a){'.repeat(1_000), '}'.repeat(1_000), /nested more than 200 deep/],
    ['expressions', `x = ${'('.repeat(1_000)}`, `${')'.repeat(1_000)};`, /^$/],
    ['a chain of calls', 'x', '.then(a)'.repeat(2_000), /^$/],
    ['a long sum', 'x = 0', ' + 1'.repeat(3_000), /^$/],
  ])('reads %s nested very deep', (_, open, close, reason) => {
    const report = check('a.js', `${open}1${close}\n`, `${open}2${close}\n`);
    expect(report.treatmentReason ?? '').toMatch(reason);
    expect(report.changes.length).toBeGreaterThan(0);
  });

  it('has nothing to name where nothing was cut', () => {
    expect(check('a.py', 'a = 1\n', 'a = 2\n').truncated).toEqual([]);
  });
});
