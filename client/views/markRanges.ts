import type { FileReport, Range } from '../../server/protocol';

/** How a changed stretch is drawn. Several parts may look alike. */
export const MARKS = ['layout', 'comment', 'wrap', 'move', 'artifact', 'remainder'] as const;
export type Mark = (typeof MARKS)[number];

const MARK_OF_PART: Readonly<Record<string, Mark>> = {
  artifact: 'artifact',
  'line-ends': 'layout',
  layout: 'layout',
  comment: 'comment',
  wrap: 'wrap',
  move: 'move',
  rename: 'move',
  import: 'move',
};

export interface MarkedRange {
  readonly range: Range;
  /** The part's own name, for those who do not see the colour. */
  readonly part: string;
}

/** What of the document the edit changed, by the way it is drawn: exactly the ranges of the report. */
export function markRanges({ changes }: FileReport): ReadonlyMap<Mark, readonly MarkedRange[]> {
  const ranges = new Map<Mark, MarkedRange[]>(MARKS.map((mark) => [mark, []]));
  for (const { part, after } of changes) {
    // Insertions, deletions and replacements: nothing more is known of them.
    const mark = MARK_OF_PART[part] ?? 'remainder';
    for (const range of after) if (!isEmpty(range)) ranges.get(mark)!.push({ range, part });
  }
  return ranges;
}

function isEmpty({ start, end }: Range): boolean {
  return start.line === end.line && start.character === end.character;
}
