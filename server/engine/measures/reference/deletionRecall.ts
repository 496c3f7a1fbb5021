import type { ComparedFile } from './comparedFile';

/** How far an edit deletes what the reference deletes, in lines of before over all files of a task. */
export interface DeletionFigures {
  readonly wanted: number;
  readonly removed: number;
  readonly common: number;
  /** `common / wanted`, 0 to 1; null if the reference deletes nothing. */
  readonly recall: number | null;
  /** `common / removed`, 0 to 1; null if the edit deletes nothing. */
  readonly precision: number | null;
}

export function deletionFigures(files: readonly ComparedFile[]): DeletionFigures {
  const sum = (figure: (file: ComparedFile) => number): number =>
    files.reduce((all, file) => all + figure(file), 0);
  const wanted = sum((file) => file.wanted.length);
  const removed = sum((file) => file.removed.size);
  const common = sum((file) => file.wanted.filter((line) => file.removed.has(line)).length);
  return {
    wanted,
    removed,
    common,
    recall: wanted === 0 ? null : common / wanted,
    precision: removed === 0 ? null : common / removed,
  };
}
