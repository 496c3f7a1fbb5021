import { constants, lstatSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapLimited } from '../mapLimited';
import { runGit } from './runGit';

/** Files copied at the same time. */
const AT_ONCE = 16;

/** Directories of installed packages: linked where git ignores them, never copied. */
const DEPENDENCIES = new Set([
  'node_modules',
  'bower_components',
  '.venv',
  'venv',
  '__pypackages__',
  '.yarn',
]);

/** Paths, from the root with `/`, of what belongs to a tree. */
export interface TreeListing {
  readonly files: readonly string[];
  /** Installed packages and what else is to be linked. */
  readonly linked: readonly string[];
}

/** The files git tracks or would track, and the ignored dependencies beside them. */
export function listRepository(root: string, shared: readonly string[]): TreeListing {
  const list = (...words: readonly string[]): string[] =>
    runGit(root, ['ls-files', '-z', ...words])
      .split('\0')
      .filter((path) => path !== '');
  const ignored = list('--others', '--ignored', '--exclude-standard', '--directory').map(withoutSlash);
  return {
    files: [...new Set(list('--cached', '--others', '--exclude-standard').map(withoutSlash))],
    linked: [...new Set([...ignored.filter((path) => isDependency(root, path)), ...shared])],
  };
}

/** All files of a directory without git, and the dependencies in it. */
export async function listDirectory(root: string, shared: readonly string[]): Promise<TreeListing> {
  const files: string[] = [];
  const linked = [...shared];
  const visit = async (directory: string): Promise<void> => {
    for (const entry of await readdir(join(root, directory), { withFileTypes: true })) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (shared.includes(path)) continue;
      if (entry.isDirectory() && isDependency(root, path)) linked.push(path);
      else if (entry.isDirectory()) await visit(path);
      else if (entry.isFile() || entry.isSymbolicLink()) files.push(path);
    }
  };
  await visit('');
  return { files, linked };
}

function isDependency(root: string, path: string): boolean {
  if (DEPENDENCIES.has(path.slice(path.lastIndexOf('/') + 1))) return true;
  // A virtual environment may have any name.
  return readNames(join(root, path)).includes('pyvenv.cfg');
}

function readNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Copies files, without copying their bytes where the file system can share them. */
export async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<void> {
  await mapLimited([...new Set(paths.map(dirname))], 1, (directory) =>
    mkdir(join(to, directory), { recursive: true }),
  );
  await mapLimited(paths, AT_ONCE, (path) => copyEntry(join(from, path), join(to, path)));
}

async function copyEntry(from: string, to: string): Promise<void> {
  const stats = await lstat(from).catch(() => null);
  // Deleted in the working tree, but still known to git.
  if (stats === null) return;
  if (stats.isSymbolicLink()) await symlink(await readlink(from), to);
  else if (stats.isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
  else if (stats.isDirectory()) {
    // A submodule, or a repository inside: its files, not its history.
    const names = (await readdir(from)).filter((name) => name !== '.git');
    await mkdir(to, { recursive: true });
    for (const name of names) await copyEntry(join(from, name), join(to, name));
  }
}

/**
 * Links installed packages into a copy. A directory of packages is made anew with a link for each package, so that
 * caches that tools write into it stay in the copy, and links between packages of the same tree lead to the copy.
 */
export async function linkDependencies(root: string, copy: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const from = join(root, path);
    const to = join(copy, path);
    const stats = await lstat(from).catch(() => null);
    if (stats === null) continue;
    await mkdir(dirname(to), { recursive: true });
    const isPackages = stats.isDirectory() && path.slice(path.lastIndexOf('/') + 1) === 'node_modules';
    if (isPackages) await linkPackages(from, to);
    else await linkEntry(from, to);
  }
}

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const { name } of await readdir(from, { withFileTypes: true })) {
    // Caches of tools; `.bin` and the store of a package manager are not.
    if (name.startsWith('.') && !['.bin', '.pnpm', '.package-lock.json', '.modules.yaml'].includes(name))
      continue;
    if (name.startsWith('@')) await linkPackages(join(from, name), join(to, name));
    else await linkEntry(join(from, name), join(to, name));
  }
}

async function linkEntry(from: string, to: string): Promise<void> {
  const target = await readlink(from).catch(() => null);
  const isRelative = target !== null && !target.startsWith('/');
  await symlink(isRelative ? target : from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** What a copy held at a moment, so that what tests left behind can be undone. */
export type Manifest = ReadonlyMap<string, string>;

/** By path: what tells whether a file was written to. Links are not followed. */
export function manifestOf(root: string): Manifest {
  const manifest = new Map<string, string>();
  const visit = (directory: string): void => {
    for (const entry of readdirSync(join(root, directory), { withFileTypes: true })) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (entry.isSymbolicLink()) manifest.set(path, 'link');
      else if (entry.isDirectory()) {
        manifest.set(path, 'directory');
        visit(path);
      } else {
        const { mtimeMs, ctimeMs, size, ino } = lstatSync(join(root, path));
        manifest.set(path, `${size} ${mtimeMs} ${ctimeMs} ${ino}`);
      }
    }
  };
  visit('');
  return manifest;
}

/** Removes what is not in the manifest and tells which files of it are gone or different. */
export function removeNew(root: string, manifest: Manifest): string[] {
  const now = manifestOf(root);
  for (const [path, state] of now) {
    const was = manifest.get(path);
    const isOther = was !== undefined && kindOf(was) !== kindOf(state);
    if (was === undefined || isOther) rmSync(join(root, path), { recursive: true, force: true });
  }
  return [...manifest].flatMap(([path, state]) => (now.get(path) === state ? [] : [path]));
}

function kindOf(state: string): string {
  return state === 'link' || state === 'directory' ? state : 'file';
}
