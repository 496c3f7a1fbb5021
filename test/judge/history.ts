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
  const files = log
    .split('\u0001')
    .slice(1)
    .flatMap((entry) => filesOf(entry))
    .filter(({ path }) => languageOf(path) !== null)
    .filter(({ path }) => options.extensions?.some((extension) => path.endsWith(extension)) ?? true);
  for (let from = 0; from < files.length; from += BATCH) {
    const batch = files.slice(from, from + BATCH);
    const texts = textsOf(repository, [
      ...new Set(batch.flatMap(({ beforeId, afterId }) => [beforeId, afterId])),
    ]);
    for (const { commit, path, beforeId, afterId } of batch) {
      const before = texts.get(beforeId);
      const after = texts.get(afterId);
      if (before !== undefined && after !== undefined) yield { repository, commit, path, before, after };
    }
  }
}

/** Files read by one git process. */
const BATCH = 200;

interface ChangedFile {
  readonly commit: string;
  readonly path: string;
  readonly beforeId: string;
  readonly afterId: string;
}

function filesOf(entry: string): ChangedFile[] {
  const [head, ...rest] = entry.split('\u0000');
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const [, , beforeId, afterId] = rest[index]!.trim().split(' ');
    if (beforeId === undefined || afterId === undefined) continue;
    files.push({ commit: head!.trim(), path: rest[index + 1]!, beforeId, afterId });
  }
  return files;
}

/** By object id; left out is what is no UTF-8 text, is very large or is absent from the clone. */
function textsOf(repository: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const output = git(repository, ['cat-file', '--batch'], ids.join('\n') + '\n');
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length;) {
    const newline = output.indexOf(10, at);
    const [id, type, size] = output.toString('utf8', at, newline).split(' ');
    at = newline + 1;
    if (type === 'missing' || size === undefined) continue;
    const bytes = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    const text = type === 'blob' ? decoded(bytes) : null;
    if (text !== null) texts.set(id!, text);
  }
  return texts;
}

function decoded(bytes: Buffer): string | null {
  if (bytes.length > 1_000_000 || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function git(repository: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', repository, ...args], {
    input,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
