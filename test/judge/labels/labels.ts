import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parsePatch } from 'diff';
import { linesOf } from '../corpora/jsonLines';

/** What a reader said of a changed line. `neither` counts for and against nothing. */
export type LineLabel = 'superfluous' | 'needed' | 'neither';

export interface LabelledLine {
  readonly path: string;
  readonly side: 'before' | 'after';
  /** Zero-based. */
  readonly line: number;
  readonly label: LineLabel;
}

/** A stretch of a patch with superfluous lines. */
export interface LabelledHunk {
  readonly kind: string;
  readonly lines: readonly LabelledLine[];
}

export interface LabelledEdit {
  /** Id of the edit in its corpus. */
  readonly id: string;
  readonly hunks: readonly LabelledHunk[];
  readonly lines: readonly LabelledLine[];
}

interface LabelRow {
  readonly instance_id: string;
  readonly submission: string;
  readonly hunks: readonly HunkLabel[];
}

interface HunkLabel {
  readonly path: string;
  /** Number of the hunk within its file. */
  readonly hunk: number;
  readonly label: 'needed' | 'over-edit' | 'partial' | 'question' | 'test-addition';
  readonly category: string | null;
  /** Superfluous lines of a partly superfluous hunk, with `+` or `-`. */
  readonly lines: readonly string[];
}

interface PatchRow {
  readonly instance_id: string;
  readonly submission: string;
  readonly patch: string;
}

/** @param data folder with `labels_over_edit.dev.jsonl` and the patches it labels */
export function labelledEdits(data: string): LabelledEdit[] {
  const labels = join(data, 'labels_over_edit.dev.jsonl');
  if (!existsSync(labels)) return [];
  const keyOf = ({ submission, instance_id }: PatchRow | LabelRow): string => `${submission}/${instance_id}`;
  const patches = new Map(
    linesOf<PatchRow>(join(data, 'model_patches.jsonl')).map((row) => [keyOf(row), row.patch]),
  );
  return linesOf<LabelRow>(labels).flatMap((row) => {
    const patch = patches.get(keyOf(row));
    return patch === undefined ? [] : [{ id: `models/${keyOf(row)}`, ...labelledLines(patch, row.hunks) }];
  });
}

export function labelledLines(
  patch: string,
  labels: readonly HunkLabel[],
): Pick<LabelledEdit, 'hunks' | 'lines'> {
  const files = parsePatch(patch);
  const hunks: LabelledHunk[] = [];
  const lines: LabelledLine[] = [];
  for (const label of labels) {
    const file = files.find(({ newFileName, oldFileName }) =>
      [newFileName, oldFileName].some((name) => name?.replace(/^[ab]\//, '') === label.path),
    );
    const hunk = file?.hunks[label.hunk];
    if (hunk === undefined)
      throw new Error(`labels name hunk ${label.hunk} of ${label.path}: not in the patch`);
    const own = linesOfHunk(hunk, label);
    lines.push(...own);
    const superfluous = own.filter((line) => line.label === 'superfluous');
    if (superfluous.length > 0) hunks.push({ kind: label.category ?? label.label, lines: superfluous });
  }
  return { hunks, lines };
}

function linesOfHunk(
  { oldStart, newStart, lines }: { oldStart: number; newStart: number; lines: readonly string[] },
  label: HunkLabel,
): LabelledLine[] {
  const listed = [...label.lines];
  let [before, after] = [oldStart - 1, newStart - 1];
  return lines.flatMap((text): LabelledLine[] => {
    const sign = text[0];
    if (sign === '\\') return [];
    const side = sign === '-' ? ('before' as const) : ('after' as const);
    const line = sign === '-' ? before : after;
    if (sign !== '+') before += 1;
    if (sign !== '-') after += 1;
    if (sign === ' ' || sign === undefined) return [];
    return [{ path: label.path, side, line, label: labelOfLine(text, label, listed) }];
  });
}

/** @param listed superfluous lines not met yet */
function labelOfLine(text: string, { label }: HunkLabel, listed: string[]): LineLabel {
  if (label === 'over-edit') return 'superfluous';
  if (label !== 'partial' && label !== 'needed') return 'neither';
  const at = listed.indexOf(text);
  if (label === 'partial' && at !== -1) {
    listed.splice(at, 1);
    return 'superfluous';
  }
  // Nobody asks whether a blank line is needed.
  return text.slice(1).trim() === '' ? 'neither' : 'needed';
}
