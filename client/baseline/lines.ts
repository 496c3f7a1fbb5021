import { diffArrays } from 'diff';

/** Lines with their ends: joined, they are the text. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** A run of lines that differ; half-open, in lines. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

export function hunksOf(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [oldLine, newLine] = [0, 0];
  let open: { oldStart: number; newStart: number } | undefined;
  const close = () => {
    if (open !== undefined) hunks.push({ ...open, oldEnd: oldLine, newEnd: newLine });
    open = undefined;
  };
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    if (added || removed) open ??= { oldStart: oldLine, newStart: newLine };
    else close();
    if (!added) oldLine += count;
    if (!removed) newLine += count;
  }
  close();
  return hunks;
}

/** How many lines of both texts differ. */
export function differingLines(before: string, after: string): number {
  return hunksOf(linesOf(before), linesOf(after)).reduce(
    (sum, { oldStart, oldEnd, newStart, newEnd }) => sum + oldEnd - oldStart + newEnd - newStart,
    0,
  );
}
