import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from './processGroup';
import type { Settings } from './settings';
import { WATCHER_PROBES } from './watcher';

export interface TestWorkspace {
  readonly folder: string;
  path(name: string): string;
  git(...args: readonly string[]): Promise<string>;
  /** Writes the folder's own settings. VS Code takes them over while it runs, unlike a change of the user's file. */
  writeSettings(settings: Settings): Promise<void>;
  dispose(): Promise<void>;
}

const IDENTITY = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];

/** A temporary folder with these files; `commit` makes it a git repository whose HEAD holds them. */
export async function createWorkspace(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: { readonly commit?: boolean } = {},
): Promise<TestWorkspace> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'workspace-e2e-')));
  // The developer's own git settings, such as autocrlf or hooks, could change the bytes under test.
  const env = { ...cleanEnvironment(folder), GIT_CONFIG_NOSYSTEM: '1' };
  const git = async (...args: readonly string[]) =>
    (await promisify(execFile)('git', [...IDENTITY, ...args], { cwd: folder, env })).stdout;
  const write = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(files)) {
    await write(name, content);
  }
  if (options.commit) {
    await git('init', '-q', '-b', 'main');
    // What the harness itself writes must not show up as a change.
    await appendFile(join(folder, '.git', 'info', 'exclude'), `.vscode/\n${WATCHER_PROBES}\n`);
    await git('add', '-A');
    await git('commit', '-q', '-m', 'start');
  }
  return {
    folder,
    path: (name) => join(folder, name),
    git,
    writeSettings: (settings) => write('.vscode/settings.json', JSON.stringify(settings, null, 2)),
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
