import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything of a repository that a run must not touch: files with their bytes, index, stash, branches, worktrees. */
export function stateOf(root: string): Readonly<Record<string, string>> {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(root, '.git', 'worktrees')))
    .sort();
  const worktrees = git('worktree', 'list', '--porcelain');
  return {
    ...Object.fromEntries(files.map((path) => [path, readFileSync(path, 'latin1')])),
    status: git('status', '--porcelain=v2', '--untracked-files=all', '--ignored'),
    stash: git('stash', 'list'),
    references: git('for-each-ref'),
    worktrees,
  };
}
