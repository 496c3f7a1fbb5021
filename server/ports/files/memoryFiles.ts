import { posix } from 'node:path';
import { failure, success } from '../result';
import { decodeText } from './decode';
import type { FileKind, FileProblemKind, Files } from './files';

/** Files in memory, by absolute POSIX path. A value that is not bytes is a symbolic link's target. */
export interface MemoryFiles extends Files {
  readonly entries: Map<string, Uint8Array | { readonly target: string }>;
}

/** @param texts by absolute path */
export function memoryFiles(texts: Readonly<Record<string, string | Uint8Array>> = {}): MemoryFiles {
  const entries: MemoryFiles['entries'] = new Map(
    Object.entries(texts).map(([path, text]) => [path, typeof text === 'string' ? Buffer.from(text) : text]),
  );

  const kindOf = (path: string): FileKind => {
    const entry = entries.get(path);
    if (entry !== undefined) return entry instanceof Uint8Array ? 'file' : 'link';
    const prefix = path.endsWith('/') ? path : `${path}/`;
    return [...entries.keys()].some((key) => key.startsWith(prefix)) ? 'directory' : 'missing';
  };

  const follow = (path: string): string => {
    const entry = entries.get(path);
    return entry === undefined || entry instanceof Uint8Array ? path : follow(entry.target);
  };

  const problem = (kind: FileProblemKind, path: string) => failure({ kind, path, detail: '' });

  return {
    entries,
    kindOf: async (path) => kindOf(posix.resolve('/', path)),
    realPath: async (path) => follow(posix.resolve('/', path)),
    readText: async (path) => {
      const entry = entries.get(follow(posix.resolve('/', path)));
      if (!(entry instanceof Uint8Array)) {
        return problem(kindOf(posix.resolve('/', path)) === 'directory' ? 'directory' : 'missing', path);
      }
      const text = decodeText(entry);
      return text.ok ? text : problem(text.problem, path);
    },
    writeText: async (path, text) => {
      const absolute = posix.resolve('/', path);
      if (kindOf(absolute) === 'directory') return problem('directory', path);
      entries.set(absolute, Buffer.from(text));
      return success(null);
    },
    remove: async (path) => {
      const absolute = posix.resolve('/', path);
      if (kindOf(absolute) === 'directory') return problem('directory', path);
      entries.delete(absolute);
      return success(null);
    },
  };
}
