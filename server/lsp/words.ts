import type { Certainty, FunctionReport, PartFigures, TokenDistance } from '../engine/report';
import { count } from '../present/words';

export const CERTAINTIES: Readonly<Record<Certainty, string>> = {
  proved: 'Proved from the two texts',
  question: 'A question: the texts alone cannot answer it',
  known: 'Known from what was given with the check',
  tested: 'Proved by tests',
};

/** `12 of 85 tokens differ`. */
export function distanceInWords({ before, after, distance, exact }: TokenDistance): string {
  const all = count(Math.max(before, after), 'token');
  return `${exact ? '' : 'at most '}${distance} of ${all} ${distance === 1 ? 'differs' : 'differ'}`;
}

/** `complexity 3 → 5`, or nothing where it stays. */
export function complexityInWords({ measures }: FunctionReport): string | null {
  const { before, after, added } = measures.cognitiveComplexity;
  return added === 0 ? null : `complexity ${before} → ${after}`;
}

/** `3 tokens deleted, 5 inserted`, with what is not zero of comments and layout. */
export function figuresInWords(figures: PartFigures): string {
  const { deletedTokens, insertedTokens, commentWords, layoutLines } = figures;
  const tokens =
    deletedTokens > 0 && insertedTokens > 0
      ? [`${count(deletedTokens, 'token')} deleted, ${insertedTokens} inserted`]
      : [
          ...(deletedTokens > 0 ? [`${count(deletedTokens, 'token')} deleted`] : []),
          ...(insertedTokens > 0 ? [`${count(insertedTokens, 'token')} inserted`] : []),
        ];
  return [
    ...tokens,
    ...(commentWords > 0 ? [count(commentWords, 'word of comments', 'words of comments')] : []),
    ...(layoutLines > 0 ? [count(layoutLines, 'line of layout', 'lines of layout')] : []),
  ].join(' · ');
}

export function sumOf(figures: readonly PartFigures[]): PartFigures {
  const total = (key: keyof PartFigures) => figures.reduce((sum, each) => sum + each[key], 0);
  return {
    deletedTokens: total('deletedTokens'),
    insertedTokens: total('insertedTokens'),
    commentWords: total('commentWords'),
    layoutLines: total('layoutLines'),
  };
}
