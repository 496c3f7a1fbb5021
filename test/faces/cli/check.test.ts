import { describe, expect, it } from 'vitest';
import type { Report } from '../../../server/engine/report';
import { pare } from './cli';

const edit = { committed: { 'a.py': 'a\n' }, working: { 'a.py': 'a\nOTHER\n' } };

describe('pare check', () => {
  it('has nothing to say about a working tree that equals HEAD', async () => {
    const same = { committed: { 'a.py': 'a\n' }, working: { 'a.py': 'a\n' } };
    expect(await pare(['check'], same)).toMatchObject({
      code: 0,
      error: '',
      out: 'Nothing that can be compared differs from HEAD (abcdef0).\n',
    });
  });

  it('prints findings with the command that takes them back', async () => {
    const { code, out } = await pare(['check'], edit);
    expect(code).toBe(0);
    expect(out).toContain('hint  other-line  a.py:2:1');
    expect(out).toContain('take back: pare revert --finding OTHER-1');
  });

  it.each([
    ['never', 0],
    ['error', 0],
    ['warning', 0],
    ['information', 0],
    ['hint', 1],
  ])('with --fail-on %s and a hint exits with %i', async (level, code) => {
    expect((await pare(['check', '--fail-on', level], edit)).code).toBe(code);
  });

  it('takes levels of rules from the command line', async () => {
    expect((await pare(['check', '--rule', 'other-line=warning'], edit)).code).toBe(1);
    expect(
      (await pare(['check', '--rule', 'other-line=off', '--rule', 'extra-line=off'], edit)).out,
    ).toContain('no findings');
  });

  it('exits with 1 if a file was cut short, unless that is allowed', async () => {
    const cut = { committed: { 'a.py': 'a\n' }, working: { 'a.py': 'CUT\n' } };
    expect((await pare(['check'], cut)).code).toBe(1);
    expect((await pare(['check', '--fail-on', 'never'], cut)).code).toBe(1);
    expect((await pare(['check', '--allow-incomplete'], cut)).code).toBe(0);
  });

  it('exits with 1 if a file of a known language cannot be read, not for others', async () => {
    const latin = Buffer.from([0xe9]);
    expect((await pare(['check'], { working: { 'a.py': latin } })).code).toBe(1);
    expect((await pare(['check'], { working: { 'a.txt': latin } })).code).toBe(0);
    expect((await pare(['check'], { working: { 'a.py': Buffer.from([0]) } })).code).toBe(0);
  });

  it('looks only at the paths it is given', async () => {
    const world = { working: { 'a.py': '1', 'b/c.py': '2', 'b/d.py': '3', 'bc.py': '4' } };
    const paths = async (words: readonly string[], directory?: string) => {
      const { out } = await pare(
        ['check', '--format', 'json', ...words],
        directory === undefined ? world : { ...world, directory },
      );
      return (JSON.parse(out) as Report).files.map(({ path }) => path);
    };
    expect(await paths(['b'])).toEqual(['b/c.py', 'b/d.py']);
    expect(await paths(['./b/'])).toEqual(['b/c.py', 'b/d.py']);
    expect(await paths(['a.py', 'b/d.py'])).toEqual(['a.py', 'b/d.py']);
    expect(await paths(['d.py'], 'b')).toEqual(['b/d.py']);
    expect(await paths(['..'], 'b')).toEqual(['a.py', 'b/c.py', 'b/d.py', 'bc.py']);
    expect(await paths([], 'b')).toEqual(['a.py', 'b/c.py', 'b/d.py', 'bc.py']);
  });

  it('takes the name of a deleted file', async () => {
    const { code, out } = await pare(['check', 'b/a.py'], {
      committed: { 'b/a.py': 'a\n' },
      working: { c: '' },
    });
    expect(code).toBe(0);
    expect(out).toContain('b/a.py');
  });

  it('shows paths as seen from where it runs, but reports them as seen from the root', async () => {
    const world = { working: { 'a.py': 'OTHER\n', 'b/c.py': '1' }, directory: 'b' };
    expect((await pare(['check'], world)).out).toContain('../a.py:1:1');
    expect((await pare(['check', '--format', 'json'], world)).out).toContain('"path": "a.py"');
  });

  it.each([
    [['check', 'nowhere.py'], 'nowhere.py does not exist'],
    [['check', 'a.py', '../elsewhere.py'], '../elsewhere.py is outside the repository /root'],
    [['check', '/'], '/: not in a git working tree'],
  ])('refuses %j', async (words, message) => {
    const { code, out, error } = await pare(words, { working: { 'a.py': '' } });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(`pare: ${message}`);
    expect(error.split('\n')).toHaveLength(2);
  });

  it('refuses a repository without a commit', async () => {
    const { code, error } = await pare(['check'], { committed: null, working: { 'a.py': '' } });
    expect(code).toBe(2);
    expect(error).toBe(
      "pare: /root: the git repository has no commit to compare with; commit first, or compare two files with 'pare compare BEFORE AFTER'\n",
    );
  });
});
