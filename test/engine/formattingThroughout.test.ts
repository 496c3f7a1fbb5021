import { describe, expect, it } from 'vitest';
import { applyEdits } from '../judge/applyEdits';
import { check } from '../support/check';

const program = (count: number, quote: string): string =>
  Array.from(
    { length: count },
    (_, index) => `def name_${index}(rows):\n    return rows.get(${quote}key${index}${quote}, ${index})\n`,
  ).join('\n\n');

const edited = (count: number): string => program(count, '"').replace(', 0)', ', 1)');

function layoutFindings(count: number) {
  const { findings } = check('rows.py', program(count, "'"), edited(count));
  return findings.filter(({ rule }) => rule === 'formatting');
}

describe('a file that was laid out anew', () => {
  it('has a finding for each of a few functions', () => {
    const findings = layoutFindings(20);
    expect(findings.map(({ scope }) => scope)).toContain('name_7');
    expect(findings.length).toBeGreaterThan(15);
  });

  it('has one finding where there are many, which restores all of them and nothing else', () => {
    const findings = layoutFindings(60);
    expect(findings.map(({ message, scope }) => [message, scope])).toEqual([
      ['Only the layout changed on 59 lines in 59 places; the code is the same.', ''],
    ]);
    const [action] = findings[0]!.actions;
    expect(action!.withheld).toBeNull();
    expect(applyEdits(edited(60), action!.edits)).toBe(program(60, "'").replace("'key0', 0)", '"key0", 1)'));
  });
});
