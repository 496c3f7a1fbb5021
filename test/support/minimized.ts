import { divideEdit } from '../../server/engine/divide/divideEdit';
import { languageOf } from '../../server/engine/syntax/languages';
import type { Contents, SetFile } from '../../server/minimize/changeSet';
import { minimizeEdit, type MinimizeOptions } from '../../server/minimize/minimizeEdit';
import { parse } from './read';

/** One file of an edit; `after` is null where it went. */
export function edited(path: string, before: string, after: string | null): SetFile {
  const file = { path, previousPath: null, before, after: after ?? '' };
  return { edit: divideEdit(file, languageOf(path), parse), inBefore: true, inAfter: after !== null };
}

/** Minimises with tests that are a predicate of the files. */
export function minimized(
  files: readonly SetFile[],
  passes: (contents: Contents) => boolean,
  options: Partial<MinimizeOptions> = {},
) {
  return minimizeEdit(
    files,
    async (contents) => ({
      kind: passes(contents) ? 'pass' : 'fail',
      exitCode: 0,
      milliseconds: 0,
      output: '',
    }),
    {
      jobs: 1,
      repeat: 1,
      maxRuns: Infinity,
      restoresDeletions: false,
      isOutOfTime: () => false,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      ...options,
    },
  );
}
