import type { Span } from '../../../../server/engine/edit/model';
import type { Judged } from './judged';

/** How layout outside tokens and comments was judged. */
export interface LayoutScore {
  /** Labelled places without a token, and those the engine calls layout. */
  readonly labelled: number;
  readonly found: number;
  /** Runs of trivia the engine calls layout, and those that are labelled so. */
  readonly called: number;
  readonly right: number;
}

export function layoutScore(item: Judged): LayoutScore {
  const { generated, spans, edit } = item;
  const layout = edit.changes.filter(({ part }) => part === 'layout');
  const trivia = {
    before: layout.flatMap((c) => c.beforeTrivia),
    after: layout.flatMap((c) => c.afterTrivia),
  };
  const labels = [...generated.truth.keys()].filter((label) => generated.truth[label]!.kind === 'reformat');
  const places = labels.flatMap((label) =>
    spans.before[label]!.map((before, index) => ({ before, after: spans.after[label]![index]! })),
  );
  const blanks = places.filter(
    (place) => isBlank(item, 'before', place.before) && isBlank(item, 'after', place.after),
  );
  const isFound = (place: { before: Span; after: Span }): boolean =>
    trivia.before.some((span) => meets(span, place.before)) ||
    trivia.after.some((span) => meets(span, place.after));
  const isRight = (span: Span): boolean => places.some(({ after }) => meets(span, after));
  return {
    labelled: blanks.length,
    found: blanks.filter(isFound).length,
    called: trivia.after.length,
    right: trivia.after.filter(isRight).length,
  };
}

function isBlank({ edit }: Judged, side: 'before' | 'after', { start, end }: Span): boolean {
  return edit.pair[side].source.text.slice(start, end).trim() === '';
}

function meets(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}
