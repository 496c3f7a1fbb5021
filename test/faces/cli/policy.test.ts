import { describe, expect, it } from 'vitest';
import type { Report } from '../../../server/engine/report';
import { NO_ATTRIBUTES } from '../../../server/engine/paths/leftAlone';
import { memoryFiles } from '../../../server/ports/files';
import { memoryGit } from '../../../server/ports/git';
import { pare, type World } from './cli';

const edit = (configuration: string): World => ({
  committed: { 'a.py': 'a\n', 'sub/b.py': 'b\n', 'pare.json': configuration },
  working: { 'a.py': 'a\nEXTRA\n', 'sub/b.py': 'b\nEXTRA\n', 'pare.json': configuration },
});

const report = async (words: readonly string[], world: World) =>
  JSON.parse((await pare(['check', '--format', 'json', ...words], world)).out) as Report;

describe('pare.json', () => {
  it('sets levels, by path too; the command line goes before it', async () => {
    const world = edit(
      '{"rules": {"extra-line": "error"}, "paths": [{"files": ["sub/"], "rules": {"extra-line": "off"}}]}',
    );
    expect((await report([], world)).totals.findings).toMatchObject({ error: 1, warning: 0 });
    expect((await report(['--rule', 'extra-line=hint'], world)).totals.findings).toMatchObject({
      error: 0,
      hint: 2,
    });
  });

  it('accepts findings, which are counted and fail nothing', async () => {
    const world = edit('{"paths": [{"files": ["*.py"], "accept": {"extra-line": "wanted"}}]}');
    const { code, out } = await pare(['check'], world);
    expect(code).toBe(0);
    expect(out).toContain('1 accepted: extra-line (wanted)');
    expect(out).toContain('no findings, 2 accepted');
  });

  it('leaves files out that it ignores, and lists them', async () => {
    const { out, code } = await pare(['check'], edit('{"ignore": ["sub/", "/a.py"]}'));
    expect(code).toBe(0);
    expect(out).toContain('a.py  not compared: it is ignored by pare.json');
  });

  it('limits the size of an edit', async () => {
    const world = edit(
      '{"rules": {"extra-line": "off"}, "budgets": {"file": {"tokenDistance": 5}, "set": {"addedComplexity": 4}}}',
    );
    const { code, out } = await pare(['check'], world);
    expect(code).toBe(1);
    expect(out).toContain('The edit of a.py is 6 tokens of edit distance, 1 over its budget of 5.');
    expect(out).not.toContain('The whole edit');
    expect((await pare(['check', '--fail-on', 'never'], world)).code).toBe(0);
  });

  it('that is wrong stops the check with one line', async () => {
    const { code, error } = await pare(['check'], edit('{"rulez": {}}'));
    expect([code, error]).toEqual([
      2,
      'pare: pare.json: unknown key "rulez" (did you mean rules?); there are $schema, rules, paths, ignore, budgets\n',
    ]);
  });

  it('can be named, and then has to be there', async () => {
    const world = edit('{"rules": {"extra-line": "off"}}');
    const other = {
      ...world,
      working: { ...world.working, 'other.json': '{"rules": {"extra-line": "hint"}}' },
    };
    expect((await report(['--config', 'other.json'], other)).totals.findings.hint).toBe(2);
    expect((await pare(['check', '--config', 'none.json'], world)).error).toBe(
      'pare: --config none.json: does not exist\n',
    );
  });

  it('holds for compare and revert, too', async () => {
    const world = edit('{"rules": {"extra-line": "off"}}');
    expect((await pare(['revert', '--rule', 'extra-line'], world)).text('a.py')).toBe('a\nEXTRA\n');
    expect((await pare(['compare', 'pare.json', 'a.py'], world)).out).toContain('no findings');
  });

  it('is started by pare init, never over one', async () => {
    const made = await pare(['init'], { working: {} });
    expect(JSON.parse(made.text('pare.json')!)).toEqual({ rules: {}, paths: [], ignore: [], budgets: {} });
    const again = await pare(['init'], { working: { 'pare.json': 'x' } });
    expect([again.code, again.text('pare.json')]).toEqual([2, 'x']);
  });
});

describe('what is accepted elsewhere', () => {
  const world = { committed: { 'a.py': 'a\n' }, working: { 'a.py': 'a\nEXTRA\n' } };

  it('by a trailer of a commit that is checked', async () => {
    const files = memoryFiles({ '/root/a.py': 'a\nEXTRA\n' });
    const trailers = [
      { commit: '1234567890', value: 'extra-line it is wanted' },
      { commit: '1234567890', value: 'extra-lines' },
    ];
    const commit = {
      root: '/root',
      head: 'abcdef0',
      committed: new Map([['a.py', Buffer.from('a\n')]]),
      trailers,
    };
    const services = { files, git: memoryGit(commit, files) };
    const based = await pare(['check', '--base', 'HEAD'], world, services);
    expect(based.code).toBe(0);
    expect(based.out).toContain('1 accepted: extra-line (Pare-Accept in 1234567: it is wanted)');
    expect(based.out).toContain("Pare-Accept: extra-lines (1234567) names no rule; 'pare rules' lists all.");
    expect((await pare(['check'], world, services)).code).toBe(1);
  });

  it('by the first lines of the file', async () => {
    const { code, out } = await pare(['check'], { working: { 'a.py': '# pare-ignore-file: data\nEXTRA\n' } });
    expect([code, out.includes('extra-line (pare-ignore-file in line 1: data)')]).toEqual([0, true]);
  });
});

describe('files that nobody writes by hand', () => {
  it('are left alone and listed', async () => {
    const { code, out } = await pare(['check'], {
      working: { 'yarn.lock': 'EXTRA\n', 'vendor/a.py': 'EXTRA\n' },
    });
    expect(code).toBe(0);
    expect(out).toContain('vendor/a.py  not compared: it is vendored');
    expect(out).toContain('yarn.lock  not compared: it is a lock file');
  });

  it('are told by attributes', async () => {
    const files = memoryFiles({ '/root/a.py': 'EXTRA\n' });
    const attributes = new Map([['a.py', { ...NO_ATTRIBUTES, generated: true }]]);
    const git = memoryGit({ root: '/root', head: 'abcdef0', committed: new Map(), attributes }, files);
    expect((await pare(['check'], {}, { files, git })).out).toContain('a.py  not compared: it is generated');
  });
});

describe('what is checked', () => {
  it.each([
    [['--staged', '--base', 'HEAD'], '--staged and --base exclude each other; name one'],
    [['--from', 'a', '--patch', 'b'], '--from and --patch exclude each other; name one'],
    [['--to', 'a'], '--to a needs --from REVISION'],
    [['--from', 'a'], '--from a needs --to REVISION'],
    [['--applied'], '--applied is about a patch'],
    [['--base', 'nowhere'], 'git knows no such revision (nowhere)'],
    [['--patch', 'none.diff'], '--patch none.diff does not exist'],
  ])('%j: %s', async (words, problem) => {
    const { code, error } = await pare(['check', ...words], { working: { 'a.py': '' } });
    expect(code).toBe(2);
    expect(error).toContain(problem);
  });

  const patch = '--- a/a.py\n+++ b/a.py\n@@ -1,2 +1,3 @@\n a\n+EXTRA\n b\n';
  const before = { 'a.py': 'a\nb\n', 'x.diff': patch };
  const after = { 'a.py': 'a\nEXTRA\nb\n', 'x.diff': patch };

  it('is a patch of the tree, or one that it has', async () => {
    for (const [words, working] of [
      [['x.diff'], before],
      [['x.diff', '--applied'], after],
    ] as const) {
      const { code, out } = await pare(['check', '--patch', ...words], { working });
      expect(code).toBe(1);
      expect(out).toContain('extra-line  a.py:2:1');
    }
    expect((await pare(['check', '--patch', '-'], { working: before, input: patch })).code).toBe(1);
  });

  it.each([
    [['x.diff'], after, 'x.diff does not fit a.py, which has it already; add --applied'],
    [
      ['x.diff', '--applied'],
      before,
      'x.diff does not fit a.py, which does not have it; leave out --applied',
    ],
    [['x.diff'], { 'a.py': 'c\n', 'x.diff': patch }, 'x.diff does not fit a.py near line 1'],
    [['x.diff'], { 'x.diff': patch }, 'x.diff is about a.py, which does not exist'],
    [['x.diff'], { 'x.diff': 'hello\n' }, 'x.diff holds no unified diff'],
    [['x.diff'], { 'x.diff': patch.replaceAll('a.py', '../../a.py') }, 'which is outside of /root'],
  ])('%j of %j: %s', async (words, working, problem) => {
    const { code, error } = await pare(['check', '--patch', ...words], { working: { ...working } });
    expect(code).toBe(2);
    expect(error).toContain(problem);
  });
});

it('says what it understood of a request', async () => {
  const { out } = await pare(['check', '--request', 'Fix it'], { working: { 'a.py': 'EXTRA\n' } });
  expect(out).toContain('Nothing in the request waives or sharpens a rule.');
});

it.each(['revert', 'rules'])('%s prints no report', async (command) => {
  const { code, error } = await pare([command, '--format', 'sarif'], {});
  expect([code, error]).toEqual([
    2,
    `pare: 'pare ${command}' prints text or json, not sarif; 'pare --help' tells more\n`,
  ]);
});
