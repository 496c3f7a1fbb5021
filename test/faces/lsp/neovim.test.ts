import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../esbuild.config.js';
import { temporaryRepository } from '../../ports/temporaryRepository';

let directory: string;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'pare-server-')));
  await build(['server'], directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('Neovim shows, explains and takes back without help', async (context) => {
  if (!hasNeovim()) {
    console.log('Skipped: nvim is not installed (Debian: apt-get install neovim).');
    return context.skip();
  }
  const repository = await temporaryRepository();
  await repository.commit({ 'a.py': 'def f(a, b):\n    return a + b\n' });
  const file = join(repository.root, 'a.py');
  await writeFile(file, 'def f(a, b):\n    return a+b\n\n\ndef g():\n    return f(1, 2)\n');
  const { stdout } = await promisify(execFile)(
    'nvim',
    ['--headless', '-u', 'NONE', '-n', '-c', 'luafile test/faces/lsp/neovim.lua'],
    {
      timeout: 60_000,
      env: {
        ...process.env,
        NODE: process.execPath,
        SERVER: join(directory, 'server.cjs'),
        ROOT: repository.root,
        FILE: file,
      },
    },
  );
  expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toEqual({
    diagnostics: [{ code: 'formatting', line: 1, severity: 2 }],
    lens: expect.stringContaining('layout'),
    hover: expect.stringContaining('pare-diff'),
    actions: [
      expect.stringContaining('Restore the original layout'),
      'Accept this part of the edit (formatting)',
    ],
    text: 'def f(a, b):\n    return a + b\n\n\ndef g():\n    return f(1, 2)',
    cleared: true,
  });
});

function hasNeovim(): boolean {
  try {
    execFileSync('nvim', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
