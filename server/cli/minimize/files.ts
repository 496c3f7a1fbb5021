import { join } from 'node:path';
import type { FileEdit } from '../../engine/engine';
import type { SetFile } from '../../minimize/changeSet';
import type { HeldFile } from '../../minimize/report';
import { failure, success, type Result } from '../../ports/result';
import type { Selection } from '../selection';
import type { Services } from '../services';
import { belongsToTests } from '../../engine/paths/tests';

interface Division {
  readonly edits: readonly FileEdit[];
  readonly held: readonly HeldFile[];
}

export function divideSelection({ edits, skipped }: Selection, isNamed: boolean): Division {
  const isHeld = ({ path }: FileEdit): boolean => !isNamed && belongsToTests(path);
  return {
    edits: edits.filter((edit) => !isHeld(edit)),
    held: [
      ...edits.filter(isHeld).map(({ path }) => ({ path, reason: 'it looks like a test' })),
      ...skipped.map(({ path, reason }) => ({ path, reason: `it ${reason}` })),
    ],
  };
}

export async function setFiles(
  edits: readonly FileEdit[],
  { root, repository }: Selection,
  { divider, files }: Services,
): Promise<Result<readonly SetFile[], string>> {
  const { divide } = await divider();
  const set: SetFile[] = [];
  for (const edit of edits) {
    const inAfter = (await files.kindOf(join(root, edit.path))) !== 'missing';
    // An empty original is either an empty file or none.
    const base =
      edit.before === '' && edit.previousPath === null ? await repository.readHead(edit.path) : null;
    if (base !== null && !base.ok) return failure(`${edit.path} could not be read from the original`);
    set.push({ edit: await divide(edit), inBefore: base === null || base.value !== null, inAfter });
  }
  return success(set);
}
