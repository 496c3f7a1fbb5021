import { execFileSync } from 'node:child_process';
import { gitEnvironment, WITHOUT_PROGRAMS } from '../git/environment';

/** Runs git without hooks or programs of the repository's configuration. */
export function runGit(directory: string, words: readonly string[]): string {
  const settings = WITHOUT_PROGRAMS.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...settings, ...words], {
    cwd: directory,
    env: gitEnvironment(process.env),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
