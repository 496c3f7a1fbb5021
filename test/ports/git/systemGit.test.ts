import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { systemGit, type ChangedPath, type Repository } from '../../../server/ports/git';
import { temporaryDirectory } from '../temporaryDirectory';
import { temporaryRepository, type TemporaryRepository } from '../temporaryRepository';

async function open(repository: TemporaryRepository): Promise<Repository> {
  const opened = await systemGit.open(repository.root);
  if (!opened.ok) throw new Error(opened.problem.detail);
  return opened.value;
}

async function changed(repository: TemporaryRepository): Promise<readonly Partial<ChangedPath>[]> {
  const answer = await (await open(repository)).changedPaths();
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value;
}

async function textAtHead(repository: TemporaryRepository, path: string): Promise<string> {
  const answer = await (await open(repository)).readHead(path);
  if (!answer.ok || answer.value === null) throw new Error(`no ${path}`);
  return Buffer.from(answer.value).toString('utf8');
}

describe('the installed git', () => {
  it('reads HEAD with the line ends that core.autocrlf asks for', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'a.py': 'a\nb\n' });
    repository.git('config', 'core.autocrlf', 'true');
    expect(await textAtHead(repository, 'a.py')).toBe('a\r\nb\r\n');
  });

  it('reads HEAD with the line ends that .gitattributes asks for', async () => {
    const repository = await temporaryRepository();
    await repository.commit({
      '.gitattributes': '*.py text eol=crlf\n',
      'a.py': 'a\r\nb\r\n',
      'a.js': 'a\nb\n',
    });
    expect(repository.git('show', 'HEAD:a.py')).toBe('a\nb\n');
    expect(await textAtHead(repository, 'a.py')).toBe('a\r\nb\r\n');
    expect(await textAtHead(repository, 'a.js')).toBe('a\nb\n');
  });

  it('reads HEAD in the encoding of the working tree', async () => {
    const repository = await temporaryRepository();
    const utf16 = Buffer.from('\uFEFFé\n', 'utf16le');
    await repository.commit({
      '.gitattributes': 'a.txt working-tree-encoding=UTF-16LE-BOM\n',
      'a.txt': utf16,
    });
    const answer = await (await open(repository)).readHead('a.txt');
    expect(answer).toEqual({ ok: true, value: utf16 });
  });

  it('answers with a problem if a filter cannot run', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ '.gitattributes': '*.bin filter=absent\n', 'a.bin': 'a' });
    repository.git('config', 'filter.absent.smudge', 'no-such-program');
    repository.git('config', 'filter.absent.required', 'true');
    const answer = await (await open(repository)).readHead('a.bin');
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'failed', directory: repository.root } });
  });

  it('reads a large file in full', async () => {
    const repository = await temporaryRepository();
    const text = 'line of text\n'.repeat(200_000);
    await repository.commit({ 'a.py': text });
    expect((await textAtHead(repository, 'a.py')).length).toBe(text.length);
  });

  it('knows a moved file if the move is staged', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'old.py': 'a\nb\nc\nd\n' });
    repository.git('mv', 'old.py', 'new name.py');
    await repository.write({ 'new name.py': 'a\nb\nc\ne\n' });
    expect(await changed(repository)).toEqual([
      {
        path: 'new name.py',
        previousPath: 'old.py',
        inHead: true,
        inWorkingTree: true,
        skipped: null,
        isTracked: true,
        modes: { before: '100644', after: '100644' },
      },
    ]);
  });

  it('knows both files if one was moved away and written anew', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'old.py': 'a\nb\nc\nd\n' });
    repository.git('mv', 'old.py', 'new.py');
    await repository.write({ 'old.py': 'from new import *\n' });
    expect(await changed(repository)).toMatchObject([
      { path: 'new.py', previousPath: 'old.py', inHead: true, inWorkingTree: true, skipped: null },
      { path: 'old.py', previousPath: null, inHead: true, inWorkingTree: true, skipped: null },
    ]);
  });

  it('knows a file of which only the mode changed', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'run.py': 'a\n' });
    repository.git('config', 'core.fileMode', 'true');
    await chmod(join(repository.root, 'run.py'), 0o755);
    expect(await changed(repository)).toMatchObject([
      { path: 'run.py', isTracked: true, modes: { before: '100644', after: '100755' } },
    ]);
  });

  it('sees a moved file that is gone again as deleted', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'old.py': 'a\nb\nc\nd\n' });
    repository.git('mv', 'old.py', 'new.py');
    await repository.remove('new.py');
    expect(await changed(repository)).toMatchObject([{ path: 'old.py', inHead: true, inWorkingTree: false }]);
  });

  it('compares the working tree with HEAD, whatever is staged', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'back.py': '1\n', 'unstaged.py': '1\n' });
    await repository.write({ 'gone.py': '2\n', 'kept.py': '2\n', 'unstaged.py': '2\n' });
    repository.git('add', '--all');
    repository.git('rm', '--quiet', '--cached', 'back.py');
    await repository.remove('gone.py');
    expect(await changed(repository)).toMatchObject([
      { path: 'back.py', inHead: true, inWorkingTree: true },
      { path: 'kept.py', inHead: false, inWorkingTree: true },
      { path: 'unstaged.py', inHead: true, inWorkingTree: true },
    ]);
  });

  it('sees both sides of a merge conflict as one modified file', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'a.py': '1\n' });
    repository.git('checkout', '--quiet', '-b', 'other');
    await repository.commit({ 'a.py': '2\n' });
    repository.git('checkout', '--quiet', 'main');
    await repository.commit({ 'a.py': '3\n' });
    expect(() => repository.git('merge', '--quiet', 'other')).toThrow();
    expect(await changed(repository)).toMatchObject([{ path: 'a.py', inHead: true, inWorkingTree: true }]);
  });

  it('skips links, submodules and repositories inside with a reason', async () => {
    const inner = await temporaryRepository();
    await inner.commit({ 'a.py': '1\n' });
    const repository = await temporaryRepository();
    await repository.commit({ 'a.py': '1\n' });
    await symlink('a.py', join(repository.root, 'link'));
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.root, 'module');
    repository.git('add', '--all');
    execFileSync('git', ['clone', '--quiet', inner.root, join(repository.root, 'clone')], { stdio: 'pipe' });
    expect(await changed(repository)).toMatchObject([
      { path: '.gitmodules', skipped: null },
      { path: 'clone', skipped: 'is a repository of its own' },
      { path: 'link', skipped: 'is a symbolic link' },
      { path: 'module', skipped: 'is a submodule' },
    ]);
  });

  it('passes by what is ignored', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ '.gitignore': 'build/\n' });
    await repository.write({ 'build/a.py': '' });
    expect(await changed(repository)).toEqual([]);
  });

  it('runs no program of the repository and does not write to it', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'a.py': '1\n' });
    const trace = join(await temporaryDirectory(), 'ran');
    const hook = join(repository.root, '.git', 'hooks', 'post-index-change');
    await writeFile(hook, `#!/bin/sh\ntouch ${trace}\n`);
    await chmod(hook, 0o755);
    repository.git('config', 'core.fsmonitor', hook);
    await repository.write({ 'a.py': '2\n' });
    const index = readFileSync(join(repository.root, '.git', 'index'));
    const { mtimeMs } = statSync(join(repository.root, '.git', 'index'));
    expect(await changed(repository)).toMatchObject([{ path: 'a.py' }]);
    expect(existsSync(trace)).toBe(false);
    expect(readFileSync(join(repository.root, '.git', 'index')).equals(index)).toBe(true);
    expect(statSync(join(repository.root, '.git', 'index')).mtimeMs).toBe(mtimeMs);
  });

  it('answers for its directory when it is run inside a hook of another', async () => {
    const repository = await temporaryRepository();
    await repository.commit({ 'a.py': '1\n' });
    vi.stubEnv('GIT_DIR', '/nowhere');
    vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index');
    vi.stubEnv('PAGER', 'false');
    vi.stubEnv('EDITOR', 'false');
    const opened = await systemGit.open(repository.root);
    vi.unstubAllEnvs();
    expect(opened).toMatchObject({ ok: true, value: { root: repository.root } });
  });

  it('says so where it is not installed', async () => {
    const directory = await temporaryDirectory();
    vi.stubEnv('PATH', directory);
    const opened = await systemGit.open(directory);
    vi.unstubAllEnvs();
    expect(opened).toEqual({ ok: false, problem: { kind: 'git-missing', directory, detail: '' } });
  });
});
