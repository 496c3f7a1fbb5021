import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULES } from '../../server/engine/rules';
import { SET_RULES } from '../../server/engine/rules/set';

const rows = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| [`'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the README lists every rule with its level and certainty', () => {
  const listed = rows.map(([, rule, level, certainty]) => ({ rule, level, certainty }));
  const known = [...RULES, ...SET_RULES].map(({ metadata: { id, defaultLevel, certainty } }) => ({
    rule: `[\`${id}\`](docs/rules/${id}.md)`,
    level: defaultLevel,
    certainty,
  }));
  const byRule = (one: { rule?: string }, other: { rule?: string }): number =>
    one.rule! < other.rule! ? -1 : 1;
  expect(listed.sort(byRule)).toEqual(known.sort(byRule));
});
