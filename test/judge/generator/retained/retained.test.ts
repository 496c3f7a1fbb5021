import { describe, expect, it } from 'vitest';
import { parse } from '../../../support/read';
import { parses } from '../program';
import { PYTHON, TYPESCRIPT } from '../programs';
import { RETAINED_KINDS } from './edits';
import { generateRetained, type RetainedEdit } from './generate';
import { scoreRetained } from './score';

const SEEDS = 150;

const cases = [
  { path: 'a.py', text: PYTHON },
  { path: 'a.ts', text: TYPESCRIPT },
].map(({ path, text }) => ({
  path,
  text,
  generated: Array.from(
    { length: SEEDS },
    (_, seed) => generateRetained(path, text, seed, parse) ?? [],
  ).flat(),
}));

describe.each(cases)('deletions of $path that were not made', ({ path, text, generated }) => {
  it('are found for most seeds, of every kind', () => {
    expect(generated.length).toBeGreaterThan(SEEDS * 0.9);
    const kinds = new Set(generated.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...RETAINED_KINDS].sort());
  });

  it('are the same for the same seed', () => {
    for (const edit of generated.slice(0, 10))
      expect(generateRetained(path, text, edit.seed, parse)).toEqual(edit);
  });

  it('parse, and so does what was wanted', () => {
    for (const { before, after, truth } of generated) {
      expect(before).toBe(text);
      expect(new Set([before, after, truth]).size).toBe(3);
      expect([after, truth].map((result) => parses(path, result, parse))).toEqual([true, true]);
    }
  });

  it('are told for what they are, and finished', () => {
    const scores = generated.map((edit: RetainedEdit) => scoreRetained(edit, parse));
    const wrong = scores.filter((score) => score.wrong !== null);
    expect(
      wrong.length,
      wrong.map(({ edit, wrong: why }) => `${edit.seed}: ${why}`).join('\n'),
    ).toBeLessThanOrEqual(0.02 * scores.length);
    const acted = scores.filter(({ action }) => action !== null);
    const others = acted.filter(({ action }) => action !== 'exact');
    expect(
      others.length,
      others.map(({ edit, action, reason }) => `${edit.kind} ${edit.seed}: ${action} ${reason}`).join('\n'),
    ).toBeLessThanOrEqual(0.05 * acted.length);
  });
});
