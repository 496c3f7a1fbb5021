import type { GapSegment } from '../edit/model';
import { everySegment } from '../edit/model';
import { matesIn } from '../edit/needs';
import type { RefinedEdit } from './refine';

/** A change of a statement's own code at one bracket, and the change of layout at the other. */
export interface LaidOut {
  readonly code: number;
  readonly layout: number;
}

/**
 * Brackets with a line break behind the opening one have one before the closing one as well. Where a statement's code
 * changed at one of them, and the break came or went with it, the other bracket was laid out anew to fit.
 */
export function bracketLayout(edit: RefinedEdit): LaidOut[] {
  const { before, after } = edit.alignment;
  const gaps = everySegment(edit).filter((segment): segment is GapSegment => segment.kind === 'gap');
  const behind = new Map(gaps.map((gap) => [gap.after.start, gap]));
  const ahead = new Map(gaps.map((gap) => [gap.after.end, gap]));
  const beforeMates = matesIn(before.document);
  const found: LaidOut[] = [];
  matesIn(after.document).forEach((closer, opener) => {
    if (closer <= opener) return;
    const original = after.pair[opener]!;
    if (original === -1 || after.pair[closer] === -1 || after.pair[closer] !== beforeMates[original]) return;
    const start = behind.get(after.document.lexemes.end[opener]!);
    const end = ahead.get(after.document.lexemes.start[closer]!);
    if (start === undefined || end === undefined || start === end) return;
    if (edgeOf(start, 'start') === null || edgeOf(start, 'start') !== edgeOf(end, 'end')) return;
    found.push(...pairsOf(start, end), ...pairsOf(end, start));
  });
  return found;

  /** Whether the line break at an end of a gap came or went, or null. */
  function edgeOf(gap: GapSegment, edge: 'start' | 'end'): 'came' | 'went' | null {
    const [one, other] = (['before', 'after'] as const).map((side) => {
      const text = edit.alignment[side].document.source.text.slice(gap[side].start, gap[side].end);
      return edge === 'start' ? /^[ \t]*\n/.test(text) : /\n[ \t]*$/.test(text);
    });
    if (one === other) return null;
    return other === true ? 'came' : 'went';
  }

  function pairsOf(laidOut: GapSegment, changed: GapSegment): LaidOut[] {
    const { trivia: layout } = laidOut;
    if (layout === -1 || edit.changes[layout]!.origin !== 'layout') return [];
    const codes = new Set(changed.pieces.map(({ change }) => change));
    return [...codes]
      .filter((code) => edit.changes[code]!.origin === 'own')
      .map((code) => ({ code, layout }));
  }
}
