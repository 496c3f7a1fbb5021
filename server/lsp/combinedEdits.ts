import type { Action, FileReport, Finding, TextEdit } from '../engine/report';
import { shownFindings } from './findings';
import { compare, overlaps } from './ranges';

/** `safe`: the tree stays as it is. `proved`: superfluous for certain, which is not the same. */
export type Extent = 'safe' | 'proved';

export interface CombinedEdits {
  /** How many actions the edits carry out. */
  readonly actions: number;
  /** Disjoint, in order. */
  readonly edits: readonly TextEdit[];
}

/** All safe actions at once. */
export function safeEdits(report: FileReport | null): CombinedEdits {
  return combinedEdits(report, 'safe');
}

/**
 * All actions of an extent at once. An action whose edits meet those of an earlier one is left for the next
 * time. An edit that is of one kind as a whole was meant as such: nothing of it is taken back in passing.
 */
export function combinedEdits(report: FileReport | null, extent: Extent): CombinedEdits {
  if (report === null || report.editIs !== null) return { actions: 0, edits: [] };
  const chosen: TextEdit[] = [];
  let actions = 0;
  for (const { edits } of shownFindings(report).flatMap((finding) => actionsOf(finding, extent))) {
    if (edits.some((edit) => chosen.some((other) => collide(edit, other)))) continue;
    chosen.push(...edits);
    actions += 1;
  }
  return { actions, edits: chosen.sort((a, b) => compare(a.range.start, b.range.start)) };
}

/** At most one action of a finding, which takes back nothing beyond what the finding is about. */
function actionsOf({ certainty, actions }: Finding, extent: Extent): readonly Action[] {
  const fitting = actions.find(
    ({ kind, applicability, withheld, edits, alsoTakesBack }) =>
      kind === 'takeBack' &&
      withheld === null &&
      edits.length > 0 &&
      (applicability === 'safe' ||
        (extent === 'proved' && certainty === 'proved' && alsoTakesBack.length === 0)),
  );
  return fitting === undefined ? [] : [fitting];
}

function collide({ range: a }: TextEdit, { range: b }: TextEdit): boolean {
  // Two insertions at one place have no order that both would agree on.
  return overlaps(a, b) || compare(a.start, b.start) === 0;
}
