import { readFileSync } from 'node:fs';
import type { FileEdit, FileOrigin } from '../../../server/engine/engine';
import { git, textsOf } from '../gitObjects';
import type { Corpus, Gathered, JudgedEdit } from './edit';
import { isLeftAlone } from './leftAlone';
import type { Repositories } from './repositories';
import { missingIn } from './sweTasks';

export type Family = 'python' | 'javascript';

/** One line of a fixed list. */
export interface ListedCommit {
  /** Which languages the commit stands for. */
  readonly family: Family;
  readonly repository: string;
  readonly commit: string;
  /** Day it was committed, as `2020-12-31`. */
  readonly date: string;
}

/** Assistants wrote no commits before this day. */
export const BEFORE_ASSISTANTS = '2021-01-01';

/** @param list path of a fixed list: family, repository, commit and day a line; `#` begins a remark */
export function listedCommits(list: string): ListedCommit[] {
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [family, repository, commit, date] = line.split(' ');
      return { family: family as Family, repository: repository!, commit: commit!, date: date! };
    });
}

export function commitEdits(corpus: Corpus, list: string, repositories: Repositories): Gathered {
  const listed = listedCommits(list);
  const missing = listed.filter(({ repository }) => repositories(repository) === null);
  return {
    edits: listed.flatMap(({ family, repository, commit, date }): JudgedEdit[] => {
      const folder = repositories(repository);
      if (folder === null) return [];
      return [
        {
          id: `${corpus}/${repository}/${commit}`,
          corpus,
          group: `${family}, ${date < BEFORE_ASSISTANTS ? 'before 2021' : 'since 2021'}`,
          link: `https://github.com/${repository}/commit/${commit}`,
          files: () => filesOfCommit(folder, commit).filter(({ path, after }) => !isLeftAlone(path, after)),
        },
      ];
    }),
    missing: missingIn(missing.map(({ repository }) => repository)),
  };
}

/** The text files that a commit changed against its first parent. */
export function filesOfCommit(folder: string, commit: string): FileEdit[] {
  const raw = git(folder, ['diff-tree', '-r', '-M', '--raw', '--no-abbrev', '--no-commit-id', '-z', commit]);
  const changed = changedFiles(raw.toString('utf8'));
  const ids = changed.flatMap(({ beforeId, afterId }) => [beforeId, afterId]).filter((id) => id !== NONE);
  const texts = textsOf(folder, [...new Set(ids)]);
  return changed.flatMap(({ path, previousPath, beforeId, afterId, modes }) => {
    const before = beforeId === NONE ? '' : texts.get(beforeId);
    const after = afterId === NONE ? '' : texts.get(afterId);
    if (before === undefined || after === undefined) return [];
    const isModeChanged = modes.before !== null && modes.after !== null && modes.before !== modes.after;
    if (before === after && !isModeChanged) return [];
    const origin = {
      inBefore: beforeId !== NONE,
      inAfter: afterId !== NONE,
      isTracked: true,
      modes,
    };
    return [{ path, previousPath, before, after, origin }];
  });
}

/** The id that stands for a file that is not there. */
const NONE = '0'.repeat(40);

/** Zeros stand for the mode of a file that is not there. */
function modeOf(text: string): string | null {
  return /^0+$/.test(text) ? null : text;
}

interface ChangedFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly beforeId: string;
  readonly afterId: string;
  readonly modes: FileOrigin['modes'];
}

function changedFiles(raw: string): ChangedFile[] {
  const fields = raw.split('\u0000');
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < fields.length;) {
    const [modeBefore, modeAfter, beforeId, afterId, status] = fields[at]!.slice(1).split(' ');
    const isMoved = /^[RC]/.test(status!);
    const previousPath = isMoved ? fields[at + 1]! : null;
    const path = fields[at + (isMoved ? 2 : 1)]!;
    files.push({
      path,
      previousPath,
      beforeId: beforeId!,
      afterId: afterId!,
      modes: { before: modeOf(modeBefore!), after: modeOf(modeAfter!) },
    });
    at += isMoved ? 3 : 2;
  }
  return files;
}
