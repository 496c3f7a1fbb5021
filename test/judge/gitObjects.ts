import { execFileSync } from 'node:child_process';

/** Texts by object id; left out is what is no UTF-8 text, is very large or is absent from the clone. */
export function textsOf(repository: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  objectsOf(repository, ids).forEach((bytes, index) => {
    const text = bytes === null ? null : decoded(bytes);
    if (text !== null) texts.set(ids[index]!, text);
  });
  return texts;
}

/** Contents of paths at a commit, null for those that are not there. */
export function contentsAt(
  repository: string,
  commit: string,
  paths: readonly string[],
): ReadonlyMap<string, Buffer | null> {
  const objects = objectsOf(
    repository,
    paths.map((path) => `${commit}:${path}`),
  );
  return new Map(paths.map((path, index) => [path, objects[index]!]));
}

/** What git prints. @throws if it fails */
export function git(repository: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', repository, ...args], {
    input,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** The text of a file, or null if it is binary, not UTF-8 or larger than a person would edit. */
export function decoded(bytes: Buffer): string | null {
  if (bytes.length > 1_000_000 || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** One for each name, null for what is missing or no file. */
function objectsOf(repository: string, names: readonly string[]): (Buffer | null)[] {
  const output = git(repository, ['cat-file', '--batch'], names.map((name) => `${name}\n`).join(''));
  let at = 0;
  return names.map(() => {
    const newline = output.indexOf(10, at);
    const head = output.toString('utf8', at, newline);
    at = newline + 1;
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(head) ?? [];
    if (size === undefined) return null;
    const bytes = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return type === 'blob' ? bytes : null;
  });
}
