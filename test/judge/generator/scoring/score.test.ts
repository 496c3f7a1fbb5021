import { describe, expect, it } from 'vitest';
import { parse } from '../../../support/read';
import { generate } from '../generate';
import { PYTHON } from '../programs';
import { judged } from './judged';
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
    const found = scores('comment-dropped').flatMap(({ findings }) => findings);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ rule, action }) => rule === 'comment-lost' && action === 'exact')).toBe(true);
  });

  it('gives each lexeme its label', () => {
    const lexemes = scores('guard').flatMap((score) => score.lexemes);
    expect(lexemes.length).toBeGreaterThan(50);
    expect(new Set(lexemes.map(({ kind }) => kind))).toEqual(new Set(['mutation', 'guard']));
  });
});
