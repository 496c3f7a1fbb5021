import { describe, expect, it } from 'vitest';
import { showsColors } from '../../../server/cli/processConsole';

describe('colours', () => {
  it.each([
    ['a terminal', true, {}, true],
    ['a pipe', false, {}, false],
    ['a terminal that has none', true, { TERM: 'dumb' }, false],
    ['NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['FORCE_COLOR on a pipe', false, { FORCE_COLOR: '1' }, true],
    ['NO_COLOR before FORCE_COLOR', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ])('follow %s', (_, isTTY, env, expected) => {
    expect(showsColors({ isTTY }, env)).toBe(expected);
  });
});
