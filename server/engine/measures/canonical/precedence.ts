/**
 * How tightly Python's expressions bind, loosest first; the steps of the table in CPython's `ast.unparse`. An
 * expression that stands where a higher level is asked for needs parentheses.
 */
export const Level = {
  named: 1,
  tuple: 2,
  yield: 3,
  test: 4,
  or: 5,
  and: 6,
  not: 7,
  comparison: 8,
  bitOr: 9,
  bitXor: 10,
  bitAnd: 11,
  shift: 12,
  sum: 13,
  term: 14,
  factor: 15,
  power: 16,
  await: 17,
  atom: 18,
} as const;

export const BINARY_LEVELS: ReadonlyMap<string, number> = new Map([
  ['|', Level.bitOr],
  ['^', Level.bitXor],
  ['&', Level.bitAnd],
  ['<<', Level.shift],
  ['>>', Level.shift],
  ['+', Level.sum],
  ['-', Level.sum],
  ['*', Level.term],
  ['/', Level.term],
  ['//', Level.term],
  ['%', Level.term],
  ['@', Level.term],
  ['**', Level.power],
]);

export function nextLevel(level: number): number {
  return Math.min(level + 1, Level.atom);
}
