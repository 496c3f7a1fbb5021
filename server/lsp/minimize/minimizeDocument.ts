import { dirname, relative, sep } from 'node:path';
import type { EditDivider } from '../../engine/divide/divideEdit';
import { minimizeEdit } from '../../minimize/minimizeEdit';
import { reportOf } from '../../minimize/report';
import { withTimeLimit } from '../../minimize/timeLimit';
import type { Files } from '../../ports/files';
import type { Git } from '../../ports/git';
import { failure, success } from '../../ports/result';
import type { TestRuns } from '../../ports/testRuns';
import { contentsPatch } from '../../present/minimize';
import type { Minimizer } from './minimizer';

export interface MinimizerServices {
  readonly divider: () => Promise<EditDivider>;
  readonly files: Files;
  readonly git: Git;
  readonly testRuns: TestRuns;
  readonly version: string;
}

/** Starts of the test command, after which the best so far is the answer. */
const MAX_RUNS = 500;

/**
 * Minimises the edit of one document. Everything else stays as it is on disk: the tests of a file may need what was
 * edited in another.
 */
export function createMinimizer({ divider, files, git, testRuns, version }: MinimizerServices): Minimizer {
  return async ({ path, languageId, before, after, baseline, command, folder }, { signal, onProgress }) => {
    // Git names its root without symbolic links.
    const [real, realFolder] = await Promise.all([files.realPath(path), files.realPath(folder)]);
    const opened = await git.open(dirname(real));
    const root = opened.ok ? opened.value.root : realFolder;
    const shown = pathWithin(root, real);
    if (shown === null) return failure('the file is not in the folder in which the tests run');
    const bench = await testRuns.open({
      root,
      directory: pathWithin(root, realFolder) === null ? root : realFolder,
      isRepository: opened.ok,
      command,
      jobs: 1,
      shared: [],
    });
    if (!bench.ok) return failure(`the tests cannot be run: ${bench.problem.detail}`);
    try {
      const { divide } = await divider();
      const edit = await divide({ path: shown, previousPath: null, languageId, before, after });
      const found = await minimizeEdit(
        [{ edit, inBefore: true, inAfter: true }],
        withTimeLimit((contents, timeout, aborted) => bench.value.run(contents, timeout, aborted), null),
        {
          jobs: 1,
          repeat: 1,
          maxRuns: MAX_RUNS,
          restoresDeletions: false,
          isOutOfTime: () => false,
          signal,
          onProgress,
        },
      );
      const report = reportOf(found, { version, baseline, command, held: [], patch: contentsPatch });
      return success({ report, edits: edit.editsOf((piece) => found.kept.has(piece)) });
    } finally {
      await bench.value.close();
    }
  };
}

/** With `/`; null if it is outside. */
function pathWithin(root: string, path: string): string | null {
  const within = relative(root, path);
  return within === '..' || within.startsWith(`..${sep}`) ? null : within.split(sep).join('/');
}
