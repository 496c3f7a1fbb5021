import { execFileSync } from 'node:child_process';
import { languageOf } from '../../server/engine/syntax/languages';

/** One file of one commit, as it was and as it became. */
export interface HistoryEdit {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface HistoryOptions {
  /** Commits to look at, newest first, merges left out. */
  readonly commits: number;
  readonly skip?: number;
  /** Only paths of these extensions; all supported languages by default. */
  readonly extensions?: readonly string[];
}

/** The modified files of supported languages in a repository's newest commits. */
export function* historyEdits(repository: string, options: HistoryOptions): Generator<HistoryEdit> {
  const log = git(repository, [
    'log',
    '--no-merges',
    `--max-count=${options.commits}`,
    `--skip=${options.skip ?? 0}`,
    '--diff-filter=M',
    '--no-renames',
    '--raw',
    '--no-abbrev',
    '-z',
    '--format=%x01%H',
  ]).toString('utf8');
  for (const entry of log.split('\u0001').slice(1)) {
    const [head, ...rest] = entry.split('\u0000');
    const commit = head!.trim();
    for (let index = 0; index + 1 < rest.length; index += 2) {
      const [, , beforeId, afterId] = rest[index]!.trim().split(' ');
      const path = rest[index + 1]!;
      if (beforeId === undefined || afterId === undefined || languageOf(path) === null) continue;
      if (options.extensions !== undefined && !options.extensions.some((extension) => path.endsWith(extension))) continue;
      const before = textOf(repository, beforeId);
      const after = textOf(repository, afterId);
      if (before !== null && after !== null) yield { repository, commit, path, before, after };
    }
  }
}

/** Null for what is no UTF-8 text, absent from the clone or a link to another repository. */
function textOf(repository: string, id: string): string | null {
  try {
    const bytes = git(repository, ['cat-file', 'blob', id]);
    if (bytes.length > 1_000_000 || bytes.includes(0)) return null;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function git(repository: string, args: readonly string[]): Buffer {
  return execFileSync('git', ['-C', repository, ...args], { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] });
}
