import type { SimpleGit } from 'simple-git';
import { NO_ATTRIBUTES, type FileAttributes } from '../../engine/paths/leftAlone';

const NAMES = {
  'linguist-generated': 'generated',
  'linguist-vendored': 'vendored',
  diff: 'diff',
} as const satisfies Readonly<Record<string, keyof FileAttributes>>;

/** Paths a process is given at once: a command line has a limit on every system. */
const AT_ONCE = 200;

/** What `.gitattributes` of the working tree say of files, by path. */
export async function attributesOf(
  git: SimpleGit,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileAttributes>> {
  const byPath = new Map<string, FileAttributes>();
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    readAttributes(await git.raw('check-attr', '-z', ...Object.keys(NAMES), '--', ...some), byPath);
  }
  return byPath;
}

/** Reads records of path, attribute and value. */
function readAttributes(output: string, byPath: Map<string, FileAttributes>): void {
  const fields = output.split('\0');
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [path = '', name = '', value = ''] = fields.slice(index, index + 3);
    const key = Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES] : undefined;
    const flag = flagOf(value);
    if (key === undefined || flag === null) continue;
    byPath.set(path, { ...(byPath.get(path) ?? NO_ATTRIBUTES), [key]: flag });
  }
}

/** Any other value, such as the name of a driver, turns an attribute on. */
function flagOf(value: string): boolean | null {
  if (value === 'unspecified') return null;
  return value !== 'unset' && value !== 'false';
}
