import { execFileSync } from 'node:child_process';
import { chmod, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles } from '../../../server/ports/files';
import { temporaryDirectory } from '../temporaryDirectory';

describe('files on disk', () => {
  it('keep their mode and leave nothing behind when written', async () => {
    const root = await temporaryDirectory();
    const path = join(root, 'run.py');
    await writeFile(path, 'old');
    await chmod(path, 0o751);
    await diskFiles.writeText(path, 'new');
    expect((await stat(path)).mode & 0o777).toBe(0o751);
    expect(await readdir(root)).toEqual(['run.py']);
  });

  it('are left alone if the new text cannot be written', async () => {
    const root = await temporaryDirectory();
    await writeFile(join(root, 'file'), 'a file, not a directory');
    const answer = await diskFiles.writeText(join(root, 'file', 'a.py'), 'text');
    expect(answer.ok).toBe(false);
    expect(await readdir(root)).toEqual(['file']);
  });

  it('are written into directories that are not there yet', async () => {
    const root = await temporaryDirectory();
    expect(await diskFiles.writeText(join(root, 'new', 'one', 'a.py'), 'text')).toMatchObject({ ok: true });
    expect(await diskFiles.readText(join(root, 'new', 'one', 'a.py'))).toEqual({ ok: true, value: 'text' });
  });

  it('may be pipes', async () => {
    const path = join(await temporaryDirectory(), 'pipe');
    execFileSync('mkfifo', [path]);
    const read = diskFiles.readText(path);
    await writeFile(path, 'a = 1\n');
    expect(await read).toEqual({ ok: true, value: 'a = 1\n' });
  });

  it('have one real path, whichever link leads to them', async () => {
    const root = await temporaryDirectory();
    await writeFile(join(root, 'a.py'), '');
    await symlink(root, join(root, 'link'));
    expect(await diskFiles.realPath(join(root, 'link', 'a.py'))).toBe(join(root, 'a.py'));
    expect(await diskFiles.realPath(join(root, 'link', 'b.py'))).toBe(join(root, 'b.py'));
    expect(await diskFiles.kindOf(join(root, 'link'))).toBe('link');
  });
});
