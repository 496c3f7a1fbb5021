import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyContents } from '../../../server/cli/applyContents';
import type { Contents } from '../../../server/minimize/changeSet';
import { diskFiles } from '../../../server/ports/files';
import { temporaryDirectory } from '../../ports/temporaryDirectory';
import type { Services } from '../../../server/cli/services';
import { pare, type World } from './cli';
import { minimizeIn, reportIn, type Passes } from './minimizing';

const BEFORE = `def mean(values):
    # Averages.
    total = sum(values)
    return total / (len(values) + 1)
`;
const AFTER = `import logging


def mean(values):
    if not values:
        return 0
    total = sum(values)
    logging.info('total %s', total)
    return total / len(values)
`;
const MINIMUM = BEFORE.replace('(len(values) + 1)', 'len(values)');

const isFixed = (contents: Contents): boolean => contents.get('a.py')?.includes('/ len(values)') === true;

const EDITED: World = { committed: { 'a.py': BEFORE }, working: { 'a.py': AFTER } };

function minimize(words: readonly string[], passes: Passes = isFixed, world = EDITED) {
  return minimizeIn(words, passes, world);
}

function report(
  words: readonly string[],
  passes: Passes = isFixed,
  world = EDITED,
  change: Partial<Services> = {},
) {
  return reportIn(words, passes, world, change);
}

describe('pare minimize', () => {
  it('tells of each change whether the tests need it, and changes nothing', async () => {
    const { code, out, error, text, stillOpen } = await minimize([]);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(out).toMatch(/^ {2}not needed {2}1:1 .*import/m);
    expect(out).toMatch(/^ {2}needed .* in mean/m);
    expect(out).toMatch(/changes? not needed; the tests were started \d+ times\./);
    expect(text('a.py')).toBe(AFTER);
    expect(stillOpen()).toBe(0);
  });

  it('leaves with --apply only what is needed', async () => {
    const { code, text } = await minimize([
      '--apply',
      '--patch-out',
      'need.patch',
      '--rest-out',
      'rest.patch',
    ]);
    expect(code).toBe(0);
    expect(text('a.py')).toBe(MINIMUM);
    expect(text('need.patch')).toContain(
      '-    return total / (len(values) + 1)\n+    return total / len(values)\n',
    );
    expect(text('rest.patch')).toContain('+import logging\n');
  });

  it('prints a report that fits its schema', async () => {
    const found = await report([]);
    expect(found).toMatchObject({ status: 'minimal', target: 'passes', held: [], applied: false });
    expect(found.measures.excess).toBe(found.measures.edit - found.measures.minimum);
    expect(found.findings.map(({ certainty }) => certainty)).toContain('tested');
    const runs = new Map(found.runs.map((run) => [run.id, run.outcome]));
    for (const { verdict, runs: shown, reason } of found.files[0]!.changes) {
      if (verdict === 'needed' && shown.length > 0) expect(runs.get(shown[0]!)).toBe('fail');
      if (verdict === 'not-needed') expect(runs.get(shown[0]!)).toBe('pass');
      expect(reason).not.toBe('');
    }
  });

  it('says nothing about an edit that does not pass, but how the tests ended', async () => {
    const { code, out, error } = await minimize([], () => false);
    expect(code).toBe(2);
    expect(error).toMatch(/^pare: the tests fail \(exit code 1\) with the edit as it is.*\n$/);
    expect(out).toContain('not ok');
    expect((await report([], () => false)).status).toBe('edit-fails');
  });

  it('calls nothing superfluous where the tests pass without the edit', async () => {
    const found = await report([], () => true);
    expect(found).toMatchObject({ status: 'not-covered', target: 'still-passes', readsEditedFiles: false });
    expect(found.files[0]!.changes.every(({ verdict }) => verdict === 'undecided')).toBe(true);
    expect(found.findings).toEqual([]);
    const { code, out } = await minimize(['--apply'], () => true);
    expect(code).toBe(1);
    expect(out).toContain('no test loads these files');
    const readsThem = (contents: Contents): boolean => contents.get('a.py')!.includes('def mean');
    expect((await minimize([], readsThem)).out).toContain('No test covers what the edit does.');
  });

  it('leaves the tree alone if it changed while the tests ran', async () => {
    const root = await temporaryDirectory();
    await writeFile(join(root, 'a.py'), 'changed\n');
    await writeFile(join(root, 'b.py'), 'edited\n');
    const from = new Map([
      ['b.py', 'edited\n'],
      ['a.py', 'edited\n'],
    ]);
    const to = new Map([
      ['b.py', 'minimum\n'],
      ['a.py', null],
    ]);
    const applied = await applyContents(root, from, to, diskFiles);
    expect(applied).toEqual({
      ok: false,
      problem: 'a.py changed while the tests ran; run the command again',
    });
    expect(await readFile(join(root, 'b.py'), 'utf8')).toBe('edited\n');
  });

  it('stops at the limit of runs with the best so far', async () => {
    const found = await report(['--max-runs', '5']);
    expect(found).toMatchObject({ status: 'best-so-far', stoppedBy: 'runs' });
    expect(found.starts).toBeLessThanOrEqual(5);
    expect(
      isFixed(new Map([['a.py', found.patches.needed.includes('+    return') ? '/ len(values)' : '']])),
    ).toBe(true);
  });

  it('stops where a person asks for it', async () => {
    const controller = new AbortController();
    let starts = 0;
    const found = await report(
      [],
      (contents) => {
        starts += 1;
        if (starts === 5) controller.abort();
        return isFixed(contents);
      },
      undefined,
      { interruption: () => controller.signal },
    );
    expect(found).toMatchObject({ status: 'best-so-far', stoppedBy: 'signal' });
    expect(found.files[0]!.changes.some(({ verdict }) => verdict === 'undecided')).toBe(true);
  });

  it('decides nothing by tests that say two things', async () => {
    let starts = 0;
    const found = await report([], () => (starts += 1) % 2 === 0);
    expect(found.status).toBe('edit-unsteady');
    expect(found.findings).toEqual([]);
  });

  it('does not count what passes only sometimes', async () => {
    const seen = new Map<string, number>();
    const found = await report(['--repeat', '3'], (contents) => {
      const text = contents.get('a.py')!;
      const times = (seen.get(text) ?? 0) + 1;
      seen.set(text, times);
      return isFixed(contents) || (text !== BEFORE && times === 2);
    });
    expect(found.status).toBe('minimal');
    expect(found.runs.some(({ outcome }) => outcome === 'flaky')).toBe(true);
    expect(found.patches.needed).toContain('/ len(values)');
  });

  it('leaves tests as they are unless they are named', async () => {
    const world = {
      committed: { 'a.py': BEFORE, 'test_a.py': 'one = 1\n' },
      working: { 'a.py': AFTER, 'test_a.py': 'one = 2\n' },
    };
    const held = await report([], isFixed, world);
    expect(held.held).toEqual([{ path: 'test_a.py', reason: 'it looks like a test' }]);
    const named = await report(['a.py', 'test_a.py'], isFixed, world);
    expect(named.files.map(({ path }) => path)).toEqual(['a.py', 'test_a.py']);
  });

  it('takes back whole files', async () => {
    const world = {
      committed: { 'a.py': BEFORE, 'old.py': 'x = 1\n' },
      working: { 'a.py': AFTER, 'new.py': 'y = 2\nz = 3\n' },
    };
    const { code, text } = await minimize(['--apply', '--restore-deletions'], isFixed, world);
    expect(code).toBe(0);
    expect(text('a.py')).toBe(MINIMUM);
    expect(text('new.py')).toBeUndefined();
    expect(text('old.py')).toBe('x = 1\n');
    const found = await report([], isFixed, world);
    expect(found.files.map(({ path, state, file }) => [path, state, file?.verdict])).toEqual([
      ['a.py', 'edited', undefined],
      ['new.py', 'created', 'not-needed'],
      ['old.py', 'deleted', 'not-needed'],
    ]);
    expect(found.patches.rest).toContain('--- /dev/null\n+++ b/new.py\n');
  });

  it('finds the needed statements inside what was added', async () => {
    const after = `${BEFORE}

def check(values):
    print('check')
    for value in values:
        if value is None:
            raise ValueError(value)
        print('fine')
    print('done')
`;
    const world = { committed: { 'a.py': BEFORE }, working: { 'a.py': after } };
    const { text } = await minimize(
      ['--apply'],
      (contents) => contents.get('a.py')!.includes('raise ValueError'),
      world,
    );
    expect(text('a.py')).toBe(`${BEFORE}

def check(values):
    for value in values:
        if value is None:
            raise ValueError(value)
`);
  });

  it.each([
    [['minimize'], "required option '--test <command>' not specified"],
    [['minimize', '--test', 'run', '--jobs', '0'], 'Write a whole number above 0.'],
    [['minimize', '--test', 'run', '--timeout', 'soon'], 'Write a time such as 90s, 5m or 1h.'],
    [['minimize', '--test', 'run', '--base', 'nowhere'], 'git knows no such revision (nowhere)'],
    [['minimize', '--test', 'run'], 'nothing differs from HEAD'],
  ])('refuses %j in one line', async (words, message) => {
    const { code, out, error } = await pare(words, {
      committed: { 'a.py': 'a\n' },
      working: { 'a.py': 'a\n' },
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^pare: .+\n$/);
    expect(error).toContain(message);
  });
});
