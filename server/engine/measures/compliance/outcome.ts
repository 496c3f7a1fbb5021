import type { Occurrence, Occurrences } from './occurrences';

/** The outcomes and mechanisms of CanItDelete (arXiv 2607.28887). */
export type Outcome = 'compliant' | 'incomplete' | 'complete_invalid';
export type Mechanism =
  | 'exact_match'
  | 'equivalent_executable_structure'
  | 'no_change'
  | 'partial_removal'
  | 'add_and_retain'
  | 'mixed_missing_and_over'
  | 'wrong_location_or_boundary'
  | 'disabled_or_commented'
  | 'syntax_invalid_target_retained'
  | 'syntax_invalid_target_removed'
  | 'over_deletion'
  | 'scope_changing_edit';

/** What is known of an output that is not compliant besides its lines. */
export interface OutputState {
  /** Says exactly what before says. */
  readonly isUnchanged: boolean;
  /** Does not parse although before does. */
  readonly isBroken: boolean;
}

/** The first mechanism that holds, in a fixed order. */
export function mechanismOf(
  occurrences: Occurrences,
  { isUnchanged, isBroken }: OutputState,
): { readonly outcome: Outcome; readonly mechanism: Mechanism } {
  const { required, lost, added } = occurrences;
  const retained = required.filter(({ fate }) => fate !== 'removed');
  const isLive = retained.some(({ fate }) => fate === 'live' || fate === 'moved');
  if (isUnchanged) return incomplete('no_change');
  if (isBroken) {
    return retained.length > 0
      ? incomplete('syntax_invalid_target_retained')
      : invalid('syntax_invalid_target_removed');
  }
  if (retained.length === 0) {
    return invalid(lost.length > 0 && added.length === 0 ? 'over_deletion' : 'scope_changing_edit');
  }
  if (!isLive) return incomplete('disabled_or_commented');
  if (lost.length > 0) {
    const isSlip = retained.length === required.length || isBoundarySlip(occurrences);
    return incomplete(isSlip ? 'wrong_location_or_boundary' : 'mixed_missing_and_over');
  }
  return incomplete(added.length > 0 ? 'add_and_retain' : 'partial_removal');
}

/**
 * Whether every lost line borders on a run of which something is left, and on none that is wholly gone: what was cut
 * lies beside what should have been cut.
 */
function isBoundarySlip({ required, lost, speaking }: Occurrences): boolean {
  const byLine = new Map(required.map((occurrence) => [occurrence.line, occurrence]));
  const gone = new Set(lost);
  const position = new Map(speaking.map((line, index) => [line, index]));
  const isLeft = (run: number): boolean =>
    required.some((occurrence) => occurrence.run === run && occurrence.fate !== 'removed');
  return lost.every((line) => {
    const runs = [-1, 1].flatMap((step) => neighbour(position.get(line)!, step)?.run ?? []);
    return runs.length > 0 && runs.every(isLeft);
  });

  /** The required line next to a lost one, past other lost lines. */
  function neighbour(from: number, step: number): Occurrence | undefined {
    let at = from + step;
    while (gone.has(speaking[at]!)) at += step;
    return byLine.get(speaking[at]!);
  }
}

function incomplete(mechanism: Mechanism) {
  return { outcome: 'incomplete', mechanism } as const;
}

function invalid(mechanism: Mechanism) {
  return { outcome: 'complete_invalid', mechanism } as const;
}
