import { describe, expect, it } from 'vitest';
import { minimizeIn, reportIn, type Passes } from './minimizing';

const isFixed: Passes = (contents) => contents.get('a.py')!.includes('/ len(values)');

describe('deletions in pare minimize', () => {
  it('says which deletions the tests do not cover', async () => {
    const before =
      'def f(x):\n    if x:\n        x = old(x)\n        x = older(x)\n    return x\n\n\ndef old(x): ...\ndef older(x): ...\n';
    const after = 'def f(x):\n    return x + 1\n\n\ndef old(x): ...\ndef older(x): ...\n';
    const world = { committed: { 'a.py': before }, working: { 'a.py': after } };
    const found = await reportIn([], (contents) => contents.get('a.py')!.includes('return x + 1'), world);
    const untested = found.findings.filter(({ form }) => form === 'untested-deletion');
    expect(untested.map(({ message }) => message)).toEqual([
      'Your tests pass with and without these 3 lines: they do not cover the deletion.',
    ]);
  });

  /** The check is deleted, the division is what the test asks for, the logging came along. */
  const CHECKED = {
    committed: {
      'a.py': `def mean(values):
    # Numbers only.
    check(values)
    return sum(values) / 2
`,
    },
    working: {
      'a.py': `def mean(values):
    total = sum(values)
    print(total)
    return total / len(values)
`,
    },
  };
  const UNTESTED = 'the tests pass with and without these lines, so they do not cover the deletion';

  it('leaves deleted what no test covers, its comments too, and says so', async () => {
    const world = {
      committed: { 'a.py': `import json\n\n\n${CHECKED.committed['a.py']}` },
      working: {
        'a.py': `def mean(values):
    return sum(values) / len(values)  # the mean
`,
      },
    };
    const applied = await minimizeIn(['--apply'], isFixed, world);
    expect(applied.text('a.py')).toBe('def mean(values):\n    return sum(values) / len(values)\n');
    expect(applied.code).toBe(0);
    expect(applied.out).toContain(UNTESTED);
    expect(applied.out).toContain(
      '2 deletions that no test covers stay as the edit made them: the tests pass with and without that code (--restore-deletions brings it back).',
    );
    const found = await reportIn([], isFixed, world);
    const deletions = found.files[0]!.changes.filter(({ after }) => after.length === 0);
    expect(deletions.map(({ verdict, isKept }) => [verdict, isKept])).toEqual(
      deletions.map(() => ['not-needed', true]),
    );
    const runs = new Map(found.runs.map((run) => [run.id, run.outcome]));
    for (const { runs: shown } of deletions) {
      expect(shown).toHaveLength(2);
      expect(shown.map((run) => runs.get(run))).toEqual(['pass', 'pass']);
    }
    expect(found.patches.needed).toContain('-    check(values)\n');
    expect(found.patches.rest).not.toContain('check(values)');
    expect(found.measures.minimum).toBeLessThan(found.measures.edit);
  });

  it('has nothing to drop where only such deletions are not needed', async () => {
    const world = {
      committed: CHECKED.committed,
      working: { 'a.py': 'def mean(values):\n    return sum(values) / len(values)\n' },
    };
    const { code, out } = await minimizeIn([], isFixed, world);
    expect(code).toBe(0);
    expect(out).toMatch(/^0 of \d changes not needed/m);
    expect(out).toContain('1 deletion that no test covers stays as the edit made it');
  });

  it('brings it back with --restore-deletions', async () => {
    const words = ['--restore-deletions'];
    const { out, code } = await minimizeIn(words, isFixed, CHECKED);
    expect(code).toBe(1);
    expect(out).toContain(UNTESTED);
    expect(out).toContain('that no test covers: applying the result brings that code back.');
    const applied = await minimizeIn([...words, '--apply'], isFixed, CHECKED);
    expect(applied.out).toContain('that no test covers: that code is back.');
    expect(applied.text('a.py')).toContain('    # Numbers only.\n    check(values)\n');
  });

  it('brings back what the edit wrote in another place and no test covers there', async () => {
    const before = `def load(path):
    if path is None or path == '':
        raise ValueError('no path was given')
    return read(path)


def main(path):
    print(load(path) + 1)
`;
    const after = `def load(path):
    return read(path)


def main(path):
    if path is None or path == '':
        print('careful')
        raise ValueError('no path was given')
    print(load(path) + 2)
`;
    const world = { committed: { 'a.py': before }, working: { 'a.py': after } };
    const passes: Passes = (contents) => contents.get('a.py')!.includes('load(path) + 2');
    const { text } = await minimizeIn(['--apply'], passes, world);
    expect(text('a.py')).toBe(before.replace('+ 1', '+ 2'));
  });

  it('brings back what the result does not pass without, and only that', async () => {
    const before = 'def f(x):\n    first(x)\n    y = x\n    second(x)\n    return y\n';
    const after = 'def f(x):\n    y = x\n    trace(y)\n    return y + 1\n';
    const world = { committed: { 'a.py': before }, working: { 'a.py': after } };
    // Either of them, or the tracing, is enough.
    const passes: Passes = (contents) =>
      /y \+ 1/.test(contents.get('a.py')!) && /first|second|trace/.test(contents.get('a.py')!);
    const { text, code } = await minimizeIn(['--apply'], passes, world);
    expect(code).toBe(0);
    expect(text('a.py')).toBe('def f(x):\n    y = x\n    second(x)\n    return y + 1\n');
  });

  it('leaves a deleted file away unless told otherwise', async () => {
    const world = {
      committed: { ...CHECKED.committed, 'old.py': 'legacy = 1\n' },
      working: { 'a.py': 'def mean(values):\n    return sum(values) / len(values)\n' },
    };
    expect((await minimizeIn(['--apply'], isFixed, world)).text('old.py')).toBeUndefined();
    const restored = await minimizeIn(['--apply', '--restore-deletions'], isFixed, world);
    expect(restored.text('old.py')).toBe('legacy = 1\n');
  });
});
