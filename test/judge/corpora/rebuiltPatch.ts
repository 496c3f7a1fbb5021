import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileEdit } from '../../../server/engine/engine';
import { contentsAt, decoded } from '../gitObjects';

/** A patch to a commit. */
export interface Patch {
  readonly id: string;
  readonly patch: string;
  readonly repository: string;
  readonly commit: string;
}

/** The files before and after a patch, from the cache if they are there; none if the patch does not apply. */
export function rebuiltPatch(source: Patch, cache: string): readonly FileEdit[] {
  const path = join(cache, `${source.id}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as FileEdit[];
  const files = rebuild(source);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(files));
  return files;
}

function rebuild({ patch, repository, commit }: Patch): FileEdit[] {
  const base = contentsAt(repository, commit, touched(patch));
  const result = applied(patch, base);
  if (result === null) return [];
  return [...base].flatMap(([path, bytes]) => {
    const before = bytes === null ? '' : decoded(bytes);
    const changed = result.get(path) ?? null;
    const after = changed === null ? '' : decoded(changed);
    if (before === null || after === null || before === after) return [];
    return [{ path, previousPath: null, before, after }];
  });
}

function touched(patch: string): string[] {
  const paths = new Set<string>();
  for (const line of patch.split('\n')) {
    const header = /^diff --git a\/(.*) b\/(.*)$/.exec(line);
    if (header !== null) [header[1]!, header[2]!].forEach((path) => paths.add(path));
    const side = /^(?:---|\+\+\+) (?:[ab]\/)?([^\t\n]+)/.exec(line);
    if (side !== null && side[1] !== '/dev/null') paths.add(side[1]!);
  }
  return [...paths].sort();
}

type Contents = ReadonlyMap<string, Buffer | null>;

/** Ways to apply a patch, strictest first: models write hunk headers with wrong counts. */
const TOOLS: readonly (readonly [string, ...string[]])[] = [
  ['git', 'apply', '--whitespace=nowarn'],
  ['git', 'apply', '--whitespace=nowarn', '--recount'],
  ['patch', '-p1', '-s', '-f', '--no-backup-if-mismatch', '-i'],
];

function applied(patch: string, base: Contents): Contents | null {
  const folder = mkdtempSync(join(tmpdir(), 'pare-patch-'));
  try {
    const file = join(folder, 'it.patch');
    writeFileSync(file, patch.endsWith('\n') ? patch : `${patch}\n`);
    for (const [index, [command, ...args]] of TOOLS.entries()) {
      const tree = join(folder, String(index));
      mkdirSync(tree);
      lay(tree, base);
      const env = { ...process.env, GIT_CEILING_DIRECTORIES: folder };
      if (spawnSync(command, [...args, file], { cwd: tree, env, stdio: 'ignore' }).status !== 0) continue;
      return new Map([...base.keys()].map((path) => [path, contentOf(join(tree, path))]));
    }
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lay(tree: string, base: Contents): void {
  for (const [path, bytes] of base) {
    if (bytes === null) continue;
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), bytes);
  }
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
