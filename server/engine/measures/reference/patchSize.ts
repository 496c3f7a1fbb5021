import type { ComparedFile } from './comparedFile';
import type { LineDifference } from './deletions';

/** Added and deleted lines of an edit and of its reference. */
export interface PatchSize {
  readonly edit: number;
  readonly reference: number;
  /** `edit / reference`; null if the reference changes nothing. */
  readonly ratio: number | null;
  readonly relation: 'larger' | 'equal' | 'smaller';
  /** Deleted lines of the edit over all its changed lines; null if it changes nothing. From 0.25 on it is deletion-heavy. */
  readonly deletionShare: number | null;
}

export function patchSize(files: readonly ComparedFile[]): PatchSize {
  const size = (of: (file: ComparedFile) => LineDifference): number =>
    files.reduce((all, file) => all + of(file).added.length + of(file).deleted.length, 0);
  const edit = size((file) => file.edit);
  const reference = size((file) => file.reference);
  const deleted = files.reduce((all, file) => all + file.edit.deleted.length, 0);
  return {
    edit,
    reference,
    ratio: reference === 0 ? null : edit / reference,
    relation: edit > reference ? 'larger' : edit < reference ? 'smaller' : 'equal',
    deletionShare: edit === 0 ? null : deleted / edit,
  };
}
