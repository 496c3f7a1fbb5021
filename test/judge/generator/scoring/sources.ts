import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { languageOf } from '../../../../server/engine/syntax/languages';

/** A program that is read only when an edit of it is wanted. */
export interface Source {
  readonly path: string;
  read(): string;
}

/** @param place a program, a file with one JSON value a line that holds programs, or a git repository */
export function sourcesOf(place: string, extensions: readonly string[]): Source[] {
  if (statSync(place).isDirectory()) return repositorySources(place, extensions);
  const text = readFileSync(place, 'utf8');
  if (!place.endsWith('.jsonl')) return [{ path: place, read: () => text }];
  const records = text.trim().split('\n');
  return records.map((line, index) => ({ path: `${index}.py`, read: () => programIn(line) }));
}

function programIn(line: string): string {
  const { canonical } = JSON.parse(line) as { readonly canonical: string };
  return canonical.endsWith('\n') ? canonical : `${canonical}\n`;
}

/** Files of the newest commit, up to a size beyond which an edit is a needle in a haystack. */
function repositorySources(repository: string, extensions: readonly string[]): Source[] {
  return git(repository, ['ls-tree', '-r', '-l', 'HEAD'])
    .split('\n')
    .flatMap((line) => {
      const [, id, size, path] = /^\d+ blob (\w+)\s+(\d+)\t(.+)$/.exec(line) ?? [];
      const isWanted = path !== undefined && languageOf(path) !== null && Number(size) < LARGEST;
      if (!isWanted || !extensions.some((extension) => path.endsWith(extension))) return [];
      return [{ path, read: () => git(repository, ['cat-file', 'blob', id!]) }];
    });
}

const LARGEST = 40_000;

function git(repository: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
