import { describe, expect, it } from 'vitest';
import type { Position, Range } from '../../../server/engine/report';
import { applyEdits } from '../applyEdits';
import { parse } from '../../support/read';
import { OVER_EDITS } from './edits';
import { generate, type GeneratedEdit } from './generate';
import { parses } from './program';
import { PYTHON, TYPESCRIPT } from './programs';

const SEEDS = 80;

function edits(path: string, text: string): GeneratedEdit[] {
  return Array.from({ length: SEEDS }, (_, seed) => generate(path, text, seed, parse) ?? []).flat();
}

const cases = [
  { path: 'a.py', text: PYTHON, generated: edits('a.py', PYTHON) },
  { path: 'a.ts', text: TYPESCRIPT, generated: edits('a.ts', TYPESCRIPT) },
];

/** Puts back, stretch by stretch, what the labels say was there. */
function undone({ before, after, truth }: GeneratedEdit): string {
  const stretches = truth.flatMap((entry) =>
    entry.after.map((range, index) => ({ range, original: entry.before[index]! })),
  );
  stretches.sort(
    (one, other) =>
      compare(one.range.start, other.range.start) ||
      compare(one.range.end, other.range.end) ||
      compare(one.original.start, other.original.start),
  );
  return applyEdits(
    after,
    stretches.map(({ range, original }) => ({ range, newText: slice(before, original) })),
  );
}

function compare(one: Position, other: Position): number {
  return one.line - other.line || one.character - other.character;
}

function slice(text: string, { start, end }: Range): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines[lines.length - 1]!.slice(0, end.character);
  lines[0] = lines[0]!.slice(start.character);
  return lines.join('\n');
}

describe.each(cases)('generated edits of $path', ({ path, text, generated }) => {
  const all = (edit: GeneratedEdit): Set<number> => new Set(edit.truth.keys());

  it('are found for most seeds', () => {
    expect(generated.length).toBeGreaterThan(SEEDS * 0.9);
  });

  it('are the same for the same seed', () => {
    for (const edit of generated.slice(0, 20)) {
      expect(JSON.stringify(generate(path, text, edit.seed, parse))).toBe(JSON.stringify(edit));
    }
  });

  it('are labelled where they changed the text, and nowhere twice', () => {
    for (const edit of generated) expect(undone(edit)).toBe(text);
  });

  it('can be taken back one by one', () => {
    for (const edit of generated) {
      expect(edit.without(new Set())).toBe(edit.after);
      expect(edit.without(all(edit))).toBe(text);
      const overEdits = new Set([...all(edit)].slice(1));
      expect(edit.without(overEdits)).toBe(edit.trueFix);
      expect(edit.trueFix).not.toBe(text);
    }
  });

  it('parse, whole and without any one of them', () => {
    for (const edit of generated) {
      const texts = [
        edit.after,
        edit.trueFix,
        ...edit.truth.map((_, index) => edit.without(new Set([index]))),
      ];
      for (const result of texts) expect(parses(path, result, parse)).toBe(true);
    }
  });

  it('are of every kind', () => {
    const seen = new Set(generated.flatMap(({ truth }) => truth.map(({ kind }) => kind)));
    expect([...seen].sort()).toEqual(['mutation', ...Object.keys(OVER_EDITS)].sort());
  });
});

describe('the generator', () => {
  it('keeps the line ends and the byte order mark of the original', () => {
    const text = `\uFEFF${PYTHON.replaceAll('\n', '\r\n')}`;
    for (let seed = 0; seed < 20; seed += 1) {
      const edit = generate('a.py', text, seed, parse);
      if (edit === null) continue;
      for (const result of [edit.after, edit.trueFix]) {
        expect(result.startsWith('\uFEFF')).toBe(true);
        expect(result).not.toMatch(/[^\r]\n/);
      }
    }
  });

  it('leaves alone what does not parse', () => {
    expect(generate('a.py', 'def f(:\n', 1, parse)).toBeNull();
    expect(generate('a.txt', 'words', 1, parse)).toBeNull();
  });
});
