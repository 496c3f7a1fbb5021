import { describe, expect, it } from 'vitest';
import { parse } from '../../../support/read';
import { generate } from '../generate';
import { PYTHON } from '../programs';
import { judged } from './judged';
import { kindScores, ruleScores } from './rules';
import { scoreOf, type Score } from './score';

function scores(kind: 'comment-dropped' | 'guard'): Score[] {
  return Array.from(
    { length: 10 },
    (_, seed) => generate('a.py', PYTHON, seed, parse, { most: 1, kinds: [kind] }) ?? [],
  )
    .flat()
    .map((generated) => scoreOf(judged(generated, parse)));
}

describe('the score of edits with one over-edit', () => {
  it('finds lost comments and what restores them', () => {
    const found = scores('comment-dropped')
      .flatMap(({ findings }) => findings)
      .filter(({ rule }) => rule === 'comment-lost');
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ action }) => action === 'exact')).toBe(true);
  });

  it('tells how each kind of edit is found, and at which level', () => {
    const own = scores('comment-dropped');
    const { edits, warned, shown, found } = kindScores(own).find(({ kind }) => kind === 'comment-dropped')!;
    const { right, findings } = ruleScores(own).find(({ rule }) => rule === 'comment-lost')!;
    expect({ edits, warned, shown }).toEqual({ edits: own.length, warned: 0, shown: found });
    expect(found).toBeGreaterThan(3);
    expect(right).toBe(findings);
  });

  it('gives each lexeme its label', () => {
    const lexemes = scores('guard').flatMap((score) => score.lexemes);
    expect(lexemes.length).toBeGreaterThan(50);
    expect(new Set(lexemes.map(({ kind }) => kind))).toEqual(new Set(['mutation', 'guard']));
  });
});
