import type { Edit } from '../edit/edit';
import type { RenderedStretch } from '../edit/render';
import type { Span } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';

/** Whole statements of the top level that say the same in both texts but for what changed in them. */
export interface Surroundings {
  readonly before: Span;
  readonly after: Span;
}

/**
 * The top-level statements that stretches of after touch, from one pair of statements that stand in both texts to the
 * next, these left out. A text of them alone is read as they are read in their file.
 */
export function surroundingsOf(
  { pair, alignment }: Edit,
  stretches: readonly RenderedStretch[],
): Surroundings {
  const { before, after } = pair;
  const top = after.units[0]!.children;
  const isShared = (unit: number): boolean => {
    const other = alignment.after.unitPair[unit]!;
    return other !== -1 && before.units[other]!.parent === 0 && !alignment.after.moved.has(unit);
  };
  const first = stretches[0]!.after.start;
  const last = stretches[stretches.length - 1]!.after.end;
  const above = top.findLast((unit) => endOf(after, unit) < first && isShared(unit));
  const below = top.find((unit) => startOf(after, unit) > last && isShared(unit));
  return {
    before: {
      start: above === undefined ? 0 : endOf(before, alignment.after.unitPair[above]!),
      end:
        below === undefined ? before.source.text.length : startOf(before, alignment.after.unitPair[below]!),
    },
    after: {
      start: above === undefined ? 0 : endOf(after, above),
      end: below === undefined ? after.source.text.length : startOf(after, below),
    },
  };
}

function startOf({ units, lexemes }: SyntaxDocument, unit: number): number {
  return lexemes.start[units[unit]!.firstLexeme]!;
}

function endOf({ units, lexemes }: SyntaxDocument, unit: number): number {
  return lexemes.end[units[unit]!.endLexeme - 1]!;
}
