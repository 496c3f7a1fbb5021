import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../server/engine/rules';
import { findingsFile, ruling } from './ruling';

const folder = new URL('.', import.meta.url);

describe('what the rules say about our own edits', () => {
  const said = ruling(folder);

  it.each(RULES.map(({ metadata }) => metadata.id))(
    'is as committed for %s; `npm run ruling` writes what it says now',
    (rule) => {
      const file = findingsFile(folder, rule);
      expect(said.get(rule) ?? '').toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
    },
  );

  it('is kept for rules that exist', () => {
    const kept = readdirSync(new URL('findings/', folder)).map((name) => name.replace(/\.txt$/, ''));
    expect(RULES.map(({ metadata }) => metadata.id)).toEqual(expect.arrayContaining(kept));
  });
});
