import { createReadStream } from 'node:fs';
import {
  access,
  chmod,
  constants,
  lstat,
  mkdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { failure, success } from '../result';
import { decodeText } from './decode';
import { MAXIMUM_BYTES, type FileKind, type FileProblem, type FileProblemKind, type Files } from './files';
import { readLimited } from './readLimited';

const PROBLEM_OF_CODE: Readonly<Record<string, FileProblemKind>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'directory',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
};

export const diskFiles: Files = {
  async kindOf(path) {
    try {
      return kindOfStats(await lstat(path));
    } catch {
      return 'missing';
    }
  },

  async realPath(path) {
    const absolute = resolve(path);
    try {
      return await realpath(absolute);
    } catch {
      const parent = dirname(absolute);
      return parent === absolute ? absolute : join(await diskFiles.realPath(parent), basename(absolute));
    }
  },

  async readText(path) {
    try {
      const stats = await stat(path);
      if (stats.isDirectory()) return failure({ kind: 'directory', path, detail: '' });
      if (stats.size > MAXIMUM_BYTES) return failure({ kind: 'too-large', path, detail: '' });
      // A pipe, such as the shell's <(command), tells no size: hence the limit while reading.
      const text = decodeText(await readLimited(createReadStream(path)));
      return text.ok ? text : failure({ kind: text.problem, path, detail: '' });
    } catch (error) {
      return failure(problemOf(error, path));
    }
  },

  async writeText(path, text) {
    const temporary = join(dirname(path), `.${basename(path)}.pare-${process.pid}`);
    try {
      const mode = await modeOf(path);
      // What is restored may have taken its directory along when it went.
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, text, { flag: 'wx' });
      if (mode !== null) await chmod(temporary, mode);
      await rename(temporary, path);
      return success(null);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      return failure(problemOf(error, path));
    }
  },

  async remove(path) {
    try {
      await rm(path, { force: true });
      return success(null);
    } catch (error) {
      return failure(problemOf(error, path));
    }
  },
};

function kindOfStats(stats: Awaited<ReturnType<typeof lstat>>): FileKind {
  if (stats.isSymbolicLink()) return 'link';
  if (stats.isDirectory()) return 'directory';
  return stats.isFile() ? 'file' : 'other';
}

/** Permission bits of a file that may be replaced; null if there is none yet. */
async function modeOf(path: string): Promise<number | null> {
  if ((await diskFiles.kindOf(path)) === 'missing') return null;
  await access(path, constants.W_OK);
  return (await stat(path)).mode & 0o7777;
}

function problemOf(error: unknown, path: string): FileProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = PROBLEM_OF_CODE[code] ?? 'failed';
  const detail = kind === 'missing' || kind === 'directory' ? '' : code || String(error);
  return { kind, path, detail };
}
