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

/**
 * What of the document the edit changed, by the way it is drawn: the lexemes in the ranges of the report, line
 * by line, without the blanks around them. A range of nothing but blanks is drawn as it is.
 *
 * @param text of the document
 */
export function markRanges({ changes }: FileReport, text: string): ReadonlyMap<Mark, readonly MarkedRange[]> {
  const lines = text.split(/\r\n|\r|\n/);
  const ranges = new Map<Mark, MarkedRange[]>(MARKS.map((mark) => [mark, []]));
  for (const { part, after } of changes) {
    // Insertions, deletions and replacements: nothing more is known of them.
    const mark = MARK_OF_PART[part] ?? 'remainder';
    const drawn = after.flatMap((range) => linesOf(range, lines));
    ranges.get(mark)!.push(...drawn.map((range) => ({ range, part })));
  }
  return ranges;
}

function linesOf(range: Range, lines: readonly string[]): readonly Range[] {
  const pieces: Range[] = [];
  for (let line = range.start.line; line <= range.end.line; line += 1) {
    const text = lines[line] ?? '';
    const from = line === range.start.line ? range.start.character : 0;
    const to = line === range.end.line ? range.end.character : text.length;
    const piece = text.slice(from, to);
    const isBlank = piece.trim() === '';
    if (piece === '' || (isBlank && range.start.line !== range.end.line)) continue;
    const start = isBlank ? from : from + piece.length - piece.trimStart().length;
    const end = isBlank ? to : from + piece.trimEnd().length;
    pieces.push({ start: { line, character: start }, end: { line, character: end } });
  }
  return pieces;
}
