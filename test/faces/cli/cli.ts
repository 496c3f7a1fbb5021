import { run } from '../../../server/cli/run';
import type { Services } from '../../../server/cli/services';
import { memoryFiles, type MemoryFiles } from '../../../server/ports/files';
import { memoryGit } from '../../../server/ports/git';
import { memoryPages } from '../../../server/ports/pages';
import { createEditDivider } from '../../../server/engine/divide/divideEdit';
import { memoryTestRuns } from '../../../server/ports/testRuns';
import { assets } from '../../support/assets';
import { fakeEngine, RULES } from './fakeEngine';

type Contents = Readonly<Record<string, string | Uint8Array>>;

export interface World {
  /** Contents of HEAD, by path from the root; null for a repository without a commit. */
  readonly committed?: Contents | null;
  readonly working?: Contents;
  readonly input?: string | Uint8Array;
  /** Relative to the root of the repository. */
  readonly directory?: string;
}

export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  readonly files: MemoryFiles;
  /** The text of a file of the working tree; undefined if there is none. */
  readonly text: (path: string) => string | undefined;
}

/** Runs a command line within the process, in a repository in memory. */
export async function pare(
  words: readonly string[],
  world: World = {},
  change?: Partial<Services>,
): Promise<Answer> {
  const { committed = {}, working = {}, input = '', directory = '' } = world;
  const files = memoryFiles(
    Object.fromEntries(Object.entries(working).map(([path, text]) => [`/root/${path}`, text])),
  );
  const head = new Map(Object.entries(committed ?? {}).map(([path, text]) => [path, Buffer.from(text)]));
  const commit = { root: '/root', head: committed === null ? null : 'abcdef0123456789', committed: head };
  let out = '';
  let error = '';
  const code = await run(words, {
    console: {
      workingDirectory: `/root/${directory}`,
      hasColors: false,
      isWatched: false,
      out: (text) => (out += text),
      error: (text) => (error += text),
      readInput: async () => Buffer.from(input),
    },
    files,
    git: memoryGit(commit, files),
    engine: async () => fakeEngine,
    divider: () => createEditDivider(assets),
    testRuns: memoryTestRuns(() => true),
    interruption: () => new AbortController().signal,
    clock: () => 0,
    rules: RULES,
    pages: memoryPages({ 'extra-line': '# extra-line\n\nIts page.\n' }),
    version: '1.2.3',
    ...change,
  });
  const text = (path: string): string | undefined => {
    const bytes = files.entries.get(`/root/${path}`);
    return bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : undefined;
  };
  return { code, out, error, files, text };
}
