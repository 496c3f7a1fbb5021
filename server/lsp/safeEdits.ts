import type { FileReport, TextEdit } from '../engine/report';
import { shownFindings } from './findings';
import { compare, overlaps } from './ranges';

export interface SafeEdits {
  /** How many actions the edits carry out. */
  readonly actions: number;
  /** Disjoint, in order. */
  readonly edits: readonly TextEdit[];
}

/**
 * All safe actions at once. An action whose edits meet those of an earlier one is left for the next time. An
 * edit that is of one kind as a whole was meant as such: nothing of it is taken back in passing.
 */
export function safeEdits(report: FileReport | null): SafeEdits {
  if (report === null || report.editIs !== null) return { actions: 0, edits: [] };
  const chosen: TextEdit[] = [];
  let actions = 0;
  for (const action of shownFindings(report).flatMap((finding) => finding.actions)) {
    const { kind, applicability, withheld, edits } = action;
    const safe = kind === 'takeBack' && applicability === 'safe' && withheld === null && edits.length > 0;
    if (!safe || edits.some((edit) => chosen.some((other) => collide(edit, other)))) continue;
    chosen.push(...edits);
    actions += 1;
  }
  return { actions, edits: chosen.sort((a, b) => compare(a.range.start, b.range.start)) };
}

function collide({ range: a }: TextEdit, { range: b }: TextEdit): boolean {
  // Two insertions at one place have no order that both would agree on.
  return overlaps(a, b) || compare(a.start, b.start) === 0;
}
