import { languageOf } from '../../server/engine/syntax/languages';
import { repositoriesIn } from './corpora/repositories';
import { sweEdits } from './corpora/sweTasks';
import { git, textsOf } from './gitObjects';

/** One file of one commit, as it was and as it became. */
export interface HistoryEdit {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface HistoryOptions {
  /** Commits to look at, newest first, merges left out. */
  readonly commits: number;
  readonly skip?: number;
  /** Only paths of these extensions; all supported languages by default. */
  readonly extensions?: readonly string[];
}

/** The modified files of supported languages in a repository's newest commits. */
export function* historyEdits(repository: string, options: HistoryOptions): Generator<HistoryEdit> {
  const log = git(repository, [
    'log',
    '--no-merges',
    `--max-count=${options.commits}`,
    `--skip=${options.skip ?? 0}`,
    '--diff-filter=M',
    '--no-renames',
    '--raw',
    '--no-abbrev',
    '-z',
    '--format=%x01%H',
  ]).toString('utf8');
  const files = log
    .split('\u0001')
    .slice(1)
    .flatMap((entry) => filesOf(entry))
    .filter(({ path }) => languageOf(path) !== null)
    .filter(({ path }) => options.extensions?.some((extension) => path.endsWith(extension)) ?? true);
  for (let from = 0; from < files.length; from += BATCH) {
    const batch = files.slice(from, from + BATCH);
    const texts = textsOf(repository, [
      ...new Set(batch.flatMap(({ beforeId, afterId }) => [beforeId, afterId])),
    ]);
    for (const { commit, path, beforeId, afterId } of batch) {
      const before = texts.get(beforeId);
      const after = texts.get(afterId);
      if (before !== undefined && after !== undefined) yield { repository, commit, path, before, after };
    }
  }
}

export interface PatchOptions {
  /** Folder with the tasks and the patches of models. */
  readonly data: string;
  /** Folder of clones. */
  readonly repositories: string;
  /** Folder in which rebuilt files are kept. */
  readonly cache: string;
  /** Patches to look at. */
  readonly count: number;
  readonly skip: number;
}

/** The modified files of supported languages in developers' and models' patches of the same tasks. */
export function* patchEdits({
  data,
  repositories,
  cache,
  count,
  skip,
}: PatchOptions): Generator<HistoryEdit> {
  const clones = repositoriesIn(repositories);
  const { edits } = sweEdits({ data, repositories: clones, cache, withTests: true });
  for (const { id, group, files } of edits.slice(skip, skip + count)) {
    for (const { path, before, after } of files()) {
      if (languageOf(path) === null || before === '' || after === '') continue;
      yield { repository: group, commit: id, path, before, after };
    }
  }
}

/** Files read by one git process. */
const BATCH = 200;

interface ChangedFile {
  readonly commit: string;
  readonly path: string;
  readonly beforeId: string;
  readonly afterId: string;
}

function filesOf(entry: string): ChangedFile[] {
  const [head, ...rest] = entry.split('\u0000');
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const [, , beforeId, afterId] = rest[index]!.trim().split(' ');
    if (beforeId === undefined || afterId === undefined) continue;
    files.push({ commit: head!.trim(), path: rest[index + 1]!, beforeId, afterId });
  }
  return files;
}
