import { describe, expect, it } from 'vitest';
import type { Report } from '../../../server/engine/report';
import { pare, type World } from './cli';

const two = { working: { 'old.py': 'a\n', 'new.py': 'a\nEXTRA\n' } };

async function report(words: readonly string[], world: World): Promise<Report> {
  const { out } = await pare(['compare', '--format', 'json', ...words], world);
  return JSON.parse(out) as Report;
}

describe('pare compare', () => {
  it('prints what the second text has in addition', async () => {
    const { code, out, error } = await pare(['compare', 'old.py', 'new.py'], two);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(out).toContain('old.py → new.py');
    expect(out).toContain('take back: Delete the line');
    expect(out).toContain('1 file differs from old.py: 1 finding (1 warning)');
  });

  it('says whether files are the same', async () => {
    expect(await pare(['compare', 'old.py', 'old.py'], two)).toMatchObject({
      code: 0,
      out: 'Nothing that can be compared differs from old.py.\n',
    });
  });

  it('reads one text from the standard input', async () => {
    const world = { ...two, input: 'a\nEXTRA\nEXTRA\n' };
    expect((await report(['old.py', '-'], world)).files[0]).toMatchObject({
      path: 'old.py',
      previousPath: null,
    });
    const { files } = await report(['-', 'new.py', '--stdin-filename', 'was.py'], { ...two, input: 'b\n' });
    expect(files[0]).toMatchObject({ path: 'new.py', previousPath: 'was.py' });
  });

  it('tells that the baseline is a file', async () => {
    expect((await report(['old.py', 'new.py'], two)).baseline).toEqual({
      kind: 'file',
      revision: '',
      label: 'old.py',
      exact: true,
    });
  });

  it.each([
    [['-', '-'], 'only one of BEFORE and AFTER can be -'],
    [['old.py', 'new.py', '--stdin-filename', 'x.py'], '--stdin-filename needs -'],
    [['old.py', 'none.py'], 'none.py does not exist; check the path'],
    [['none\n.py', 'old.py'], 'none .py does not exist'],
    [
      ['directory', 'old.py'],
      "directory is a directory; name a file, or use 'pare check' for a working tree",
    ],
    [['old.py', 'binary.py'], 'binary.py is binary; name a text file'],
    [['old.py', 'latin.py'], 'latin.py is not UTF-8; convert it to UTF-8 first'],
    [['old.py', 'large.py'], 'large.py is larger than 5 MB; compare smaller files'],
    [['old.py', '-'], 'standard input is binary; name a text file'],
  ])('refuses %j', async (words, message) => {
    const working = {
      ...two.working,
      'directory/a.py': '',
      'binary.py': '\0',
      'latin.py': Buffer.from([0xe9]),
      'large.py': 'a'.repeat(6_000_000),
    };
    const { code, out, error } = await pare(['compare', ...words], { working, input: '\0' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(`pare: ${message}`);
    expect(error.split('\n')).toHaveLength(2);
  });
});
