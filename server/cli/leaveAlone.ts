import { leftAloneReason, NO_ATTRIBUTES } from '../engine/paths/leftAlone';
import type { FileEdit } from '../engine/engine';
import type { Repository } from '../ports/git';
import { failure, success, type Result } from '../ports/result';
import type { SkippedPath } from '../ports/workingTree';
import type { ChangeSet } from './checkEdits';
import type { Policy } from './policy';
import { gitLine } from './selection';

/** Takes out of a change set what nobody reviews line by line; it stays listed, with the reason. */
export async function leaveAlone<Set extends ChangeSet>(
  changeSet: Set,
  repository: Repository | null,
  policy: Policy,
): Promise<Result<Set, string>> {
  const attributes = await repository?.attributes(changeSet.edits.map(({ path }) => path));
  if (attributes?.ok === false) return failure(gitLine(attributes.problem));
  const reasonOf = ({ path, before, after }: FileEdit): string | null =>
    policy.isIgnored(path)
      ? 'is ignored by pare.json'
      : leftAloneReason(path, before === '' ? after : before, attributes?.value.get(path) ?? NO_ATTRIBUTES);
  const left = changeSet.edits.flatMap((edit): readonly SkippedPath[] => {
    const reason = reasonOf(edit);
    const { path, previousPath } = edit;
    return reason === null ? [] : [{ path, previousPath, reason, byNature: true }];
  });
  const paths = new Set(left.map(({ path }) => path));
  return success({
    ...changeSet,
    edits: changeSet.edits.filter(({ path }) => !paths.has(path)),
    skipped: [...changeSet.skipped, ...left],
  });
}
