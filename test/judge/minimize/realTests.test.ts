import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipOrFail } from '../../support/oracles';
import { startRealTests, type RealTests } from './realTests';

const PROGRAM = `import random


def pick(values, count=2):
    """
    Some of the values, in order.

    >>> pick([4, 1, 3, 2])
    [1, 2]
    """
    random.shuffle(values)
    print(values)
    return sorted(values)[:count]
`;

if (spawnSync('python3', ['--version']).status === 0) {
  describe('tests made of what a program does', { timeout: 60_000 }, () => {
    let tests: RealTests;
    beforeAll(() => {
      tests = startRealTests(fileURLToPath(new URL('behaviour.py', import.meta.url)));
    });
    afterAll(() => tests.close());

    it('take their calls from the examples and from near them', async () => {
      const calls = await tests.callsOf(PROGRAM);
      expect(calls).toContain("('pick', ([4, 1, 3, 2],), {})");
      expect(calls.length).toBeGreaterThan(5);
    });

    it('pass for what does the same, printing aside, and fail for what does not', async () => {
      const passes = (await tests.testsLike(PROGRAM, await tests.callsOf(PROGRAM)))!;
      expect(await passes(PROGRAM)).toBe(true);
      expect(await passes(PROGRAM.replace('    print(values)\n', ''))).toBe(true);
      expect(await passes(PROGRAM.replace('count=2', 'count=3'))).toBe(false);
      expect(await passes(PROGRAM.replace('sorted(values)', 'sorted(values, reverse=True)'))).toBe(false);
      expect(await passes(PROGRAM.replace('return', 'return ('))).toBe(false);
      expect(
        await passes(PROGRAM.replace('    random.shuffle', '    while True: pass\n    random.shuffle')),
      ).toBe(false);
    });

    it('are none where a program cannot be called, or must not be run', async () => {
      expect(await tests.callsOf('x = 1\n')).toEqual([]);
      expect(await tests.callsOf(`import subprocess\n${PROGRAM}`)).toEqual([]);
      expect(
        await tests.testsLike('def pick(values): raise ValueError\n', ["('pick', ([1],), {})"]),
      ).toBeNull();
    });
  });
} else skipOrFail('tests made of what a program does', 'no python3');
