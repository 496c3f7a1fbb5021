import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { temporaryDirectory } from './temporaryDirectory';

export type Contents = Readonly<Record<string, string | Uint8Array>>;

export interface TemporaryRepository {
  readonly root: string;
  git(...words: readonly string[]): string;
  write(contents: Contents): Promise<void>;
  remove(...paths: readonly string[]): Promise<void>;
  commit(contents: Contents): Promise<void>;
}

/** A real repository without a commit, which sees no configuration but its own. */
export async function temporaryRepository(): Promise<TemporaryRepository> {
  const root = await temporaryDirectory();
  vi.stubEnv('HOME', join(root, '.git', 'no-home'));
  vi.stubEnv('XDG_CONFIG_HOME', join(root, '.git', 'no-home'));

  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  const write = async (contents: Contents): Promise<void> => {
    for (const [path, text] of Object.entries(contents)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  };

  git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    git,
    write,
    remove: async (...paths) => {
      for (const path of paths) await rm(join(root, path));
    },
    commit: async (contents) => {
      await write(contents);
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Start');
    },
  };
}
