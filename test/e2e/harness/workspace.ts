import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface TestWorkspace {
  readonly folder: string;
  path(name: string): string;
  git(...args: readonly string[]): Promise<string>;
  dispose(): Promise<void>;
}

const IDENTITY = [
  '-c',
  'user.name=Tester',
  '-c',
  'user.email=tester@example.com',
  '-c',
  'commit.gpgsign=false',
];
// A user's own autocrlf or hooks would change the bytes under test.
const NEUTRAL = ['-c', 'core.autocrlf=false', '-c', 'core.hooksPath=/dev/null'];

/** A temporary folder with these files; `commit` makes it a git repository whose HEAD holds them. */
export async function createWorkspace(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: { readonly commit?: boolean } = {},
): Promise<TestWorkspace> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'workspace-e2e-')));
  const run = promisify(execFile);
  const git = async (...args: readonly string[]) =>
    (await run('git', [...IDENTITY, ...NEUTRAL, ...args], { cwd: folder })).stdout;
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  if (options.commit) {
    await git('init', '-q', '-b', 'main');
    await git('add', '-A');
    await git('commit', '-q', '-m', 'start');
  }
  return {
    folder,
    path: (name) => join(folder, name),
    git,
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
