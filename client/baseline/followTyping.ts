import { hunksOf, linesOf } from './lines';

/**
 * The baseline after a person typed: what they wrote where the document equalled its baseline is no part of
 * the edit, so the baseline gets it as well. What they wrote inside the edit stays part of the edit.
 *
 * @param before the document before they typed
 * @param after the document since
 */
export function followTyping(baseline: string, before: string, after: string): string {
  if (baseline === before) return after;
  const [base, old, now] = [linesOf(baseline), linesOf(before), linesOf(after)];
  const edit = hunksOf(base, old);
  const result: string[] = [];
  let at = 0;
  for (const { oldStart, oldEnd, newStart, newEnd } of hunksOf(old, now)) {
    // Touching the edit counts as inside: which side a line belongs to is then anybody's guess.
    if (edit.some((hunk) => hunk.newStart <= oldEnd && oldStart <= hunk.newEnd)) continue;
    const shift = edit
      .filter((hunk) => hunk.newEnd < oldStart)
      .reduce((_, hunk) => hunk.oldEnd - hunk.newEnd, 0);
    result.push(...base.slice(at, oldStart + shift), ...now.slice(newStart, newEnd));
    at = oldEnd + shift;
  }
  return [...result, ...base.slice(at)].join('');
}
