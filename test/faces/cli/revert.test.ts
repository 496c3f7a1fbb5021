import { applyPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../server/ports/result';
import { memoryFiles } from '../../../server/ports/files';
import { pare } from './cli';

const BEFORE = 'a\nb\n';

function edit(after: string) {
  return { committed: { 'a.py': BEFORE }, working: { 'a.py': after } };
}

describe('pare revert', () => {
  it('takes one finding back and leaves the others', async () => {
    const { code, out, text } = await pare(
      ['revert', '--finding', 'EXTRA-1-1'],
      edit('a\nEXTRA 1\nb\nEXTRA 2\n'),
    );
    expect(code).toBe(0);
    expect(text('a.py')).toBe('a\nb\nEXTRA 2\n');
    expect(out).toBe('Took back EXTRA-1-1 (extra-line) in a.py: Delete the line\n');
  });

  it('takes only one of two findings back that share an id in turn', async () => {
    const { text } = await pare(['revert', '--finding', 'EXTRA-1'], edit('EXTRA\na\nEXTRA\nb\n'));
    expect(text('a.py')).toBe('a\nEXTRA\nb\n');
  });

  it('takes all findings of a rule back, in all files', async () => {
    const { out, text } = await pare(['revert', '--rule', 'extra-line'], {
      committed: { 'a.py': BEFORE, 'b.py': BEFORE },
      working: { 'a.py': 'EXTRA\na\nOTHER\nEXTRA\nb\n', 'b.py': 'a\nb\nEXTRA\n' },
    });
    expect([text('a.py'), text('b.py')]).toEqual(['a\nOTHER\nb\n', 'a\nb\n']);
    expect(out.split('\n')).toHaveLength(4);
  });

  it('takes back with --safe only what is safe', async () => {
    const { code, text } = await pare(
      ['revert', '--safe'],
      edit('a\nEXTRA safe\nEXTRA\nOTHER safe\nOTHER wide\nb\n'),
    );
    expect(code).toBe(0);
    expect(text('a.py')).toBe('a\nEXTRA\nOTHER wide\nb\n');
  });

  it('tells what it left and why, and exits with 1', async () => {
    const { code, out, text } = await pare(
      ['revert', '--rule', 'extra-line'],
      edit('a\nEXTRA withheld\nEXTRA wide\nEXTRA\nb\n'),
    );
    expect(code).toBe(1);
    expect(text('a.py')).toBe('a\nEXTRA withheld\nEXTRA wide\nb\n');
    expect(out).toBe(
      'Took back EXTRA-1 (extra-line) in a.py: Delete the line\n' +
        'Left EXTRA-withheld-1 (extra-line) in a.py: the result has a syntax error\n' +
        'Left EXTRA-wide-1 (extra-line) in a.py: it takes back more than its finding; name it with --finding\n',
    );
  });

  it('takes back more than the finding if that finding is named', async () => {
    const { code, text } = await pare(['revert', '--finding', 'EXTRA-wide-1'], edit('a\nEXTRA wide\nb\n'));
    expect([code, text('a.py')]).toEqual([0, BEFORE]);
  });

  it('leaves a new file that would be empty', async () => {
    const { code, out, text } = await pare(['revert', '--rule', 'extra-line'], {
      working: { 'a.py': 'EXTRA\n' },
    });
    expect([code, text('a.py')]).toEqual([1, 'EXTRA\n']);
    expect(out).toContain('delete it instead');
  });

  it('keeps a byte order mark and line ends', async () => {
    const { text } = await pare(['revert', '--rule', 'extra-line'], edit('\uFEFFa\r\nEXTRA\nb\r\n'));
    expect(text('a.py')).toBe('\uFEFFa\r\nb\r\n');
  });

  it('prints with --dry-run a patch that does the same, and changes nothing', async () => {
    const after = 'a\nEXTRA\nb\n';
    const { code, out, text } = await pare(['revert', '--rule', 'extra-line', '--dry-run'], edit(after));
    expect([code, text('a.py')]).toEqual([0, after]);
    expect(out).toBe(
      'Would take back EXTRA-1 (extra-line) in a.py: Delete the line\n\n' +
        '--- a/a.py\n+++ b/a.py\n@@ -1,3 +1,2 @@\n a\n-EXTRA\n b\n',
    );
    expect(applyPatch(after, out.slice(out.indexOf('---')))).toBe(BEFORE);
  });

  it('prints JSON', async () => {
    const { out } = await pare(['revert', '--safe', '--format', 'json'], edit('a\nEXTRA safe\nb\n'));
    expect(JSON.parse(out)).toEqual({
      dryRun: false,
      takenBack: [{ path: 'a.py', finding: 'EXTRA-safe-1', rule: 'extra-line', title: 'Delete the line' }],
      refused: [],
      patch: '',
    });
  });

  it('has nothing to do where there is nothing of the kind', async () => {
    expect(await pare(['revert', '--safe'], edit('a\nEXTRA\nb\n'))).toMatchObject({
      code: 0,
      out: 'No finding can be taken back with --safe.\n',
    });
    expect((await pare(['revert', '--rule', 'other-line'], edit('a\nEXTRA\nb\n'))).out).toBe(
      'There is no finding of this rule.\n',
    );
  });

  it('looks only at the paths it is given', async () => {
    const world = { working: { 'a.py': '1\nEXTRA\n', 'b.py': '1\nEXTRA\n' } };
    const { text } = await pare(['revert', '--rule', 'extra-line', 'b.py'], world);
    expect([text('a.py'), text('b.py')]).toEqual(['1\nEXTRA\n', '1\n']);
  });

  it.each([
    [['revert'], 'name what to take back: --finding ID, --rule ID or --safe'],
    [['revert', '--safe', '--finding', 'x'], 'name only one thing to take back'],
    [['revert', '--rule', 'extra-lin'], 'unknown rule extra-lin (did you mean extra-line?)'],
    [['revert', '--finding', 'none'], "there is no finding none; 'pare check' shows which there are"],
  ])('refuses %j', async (words, message) => {
    const { code, error, out, text } = await pare(words, edit('a\nEXTRA safe\nb\n'));
    expect({ code, out, text: text('a.py') }).toEqual({ code: 2, out: '', text: 'a\nEXTRA safe\nb\n' });
    expect(error).toContain(`pare: ${message}`);
  });

  it('puts everything back if one file cannot be written', async () => {
    const world = { working: { 'a.py': '1\nEXTRA\n', 'b.py': '1\nEXTRA\n' } };
    const files = memoryFiles({ '/root/a.py': '1\nEXTRA\n', '/root/b.py': '1\nEXTRA\n' });
    const answer = await pare(['revert', '--rule', 'extra-line'], world, {
      files: {
        ...files,
        writeText: async (path, text) =>
          path.endsWith('b.py')
            ? failure({ kind: 'denied', path, detail: 'EACCES' })
            : files.writeText(path, text),
      },
    });
    expect([answer.code, answer.out]).toEqual([2, '']);
    expect(answer.error).toBe('pare: b.py may not be accessed (EACCES); nothing was changed\n');
    expect(await files.readText('/root/a.py')).toEqual({ ok: true, value: '1\nEXTRA\n' });
  });

  it('does not write over a file that changed meanwhile', async () => {
    const world = edit('a\nEXTRA\nb\n');
    const files = memoryFiles({ '/root/a.py': 'a\nEXTRA\nb\n' });
    let reads = 0;
    const answer = await pare(['revert', '--rule', 'extra-line'], world, {
      files: {
        ...files,
        readText: async (path) => {
          reads += 1;
          if (reads > 1) await files.writeText(path, 'typed meanwhile\n');
          return files.readText(path);
        },
      },
    });
    expect(answer.error).toBe('pare: a.py changed while it was compared; run the command again\n');
    expect(await files.readText('/root/a.py')).toEqual({ ok: true, value: 'typed meanwhile\n' });
  });
});
