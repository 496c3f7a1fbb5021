import type { Edit } from '../../edit/edit';
import { everySegment, type GapSegment, type PairSegment, type Segment, type Span } from '../../edit/model';
import type { ChangedLines } from '../../measures/lineFigures';
import type { SyntaxDocument } from '../../syntax/document';
import { lineAt } from '../../syntax/sourceText';

/** The lines of each text on which a set of changes can be seen. */
export interface ChangeLines {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * Lines as a line diff marks them: those in the places where the changes stand that differ. A change of the
 * indentation begins behind the code of the line above, which is not its line.
 *
 * @param changed the lines that a line diff of the whole edit marks
 */
export function linesOfChanges(edit: Edit, changed: ChangedLines, numbers: ReadonlySet<number>): ChangeLines {
  const lines = { before: new Set<number>(), after: new Set<number>() };
  for (const segment of everySegment(edit)) {
    if (!holds(segment, numbers)) continue;
    for (const side of ['before', 'after'] as const) {
      const { source } = edit.pair[side];
      const { skipFirst, skipLast } = sharedEdges(edit, segment);
      const first = lineAt(source, segment[side].start) + (skipFirst ? 1 : 0);
      const last = lineAt(source, segment[side].end) - (skipLast ? 1 : 0);
      for (let line = first; line <= last; line += 1) if (changed[side].has(line)) lines[side].add(line);
    }
  }
  return { before: ascending(lines.before), after: ascending(lines.after) };
}

/** Whether a segment's first and last line belong to the code around it, since nothing differs on them. */
function sharedEdges(
  { pair }: Edit,
  segment: Segment,
): { readonly skipFirst: boolean; readonly skipLast: boolean } {
  const one = textOf(pair.before, segment.before);
  const other = textOf(pair.after, segment.after);
  // Where a line was broken or joined, both its ends are seen to change.
  if (isPair(segment) || !one.includes('\n') || !other.includes('\n'))
    return { skipFirst: false, skipLast: false };
  return {
    skipFirst: one.split('\n', 1)[0] === other.split('\n', 1)[0],
    skipLast: lastLine(one) === lastLine(other),
  };
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function textOf({ source }: SyntaxDocument, { start, end }: Span): string {
  return source.text.slice(start, end);
}

function holds(segment: Segment, numbers: ReadonlySet<number>): boolean {
  if (isPair(segment)) return numbers.has(segment.change);
  return numbers.has(segment.trivia) || segment.pieces.some(({ change }) => numbers.has(change));
}

function isPair(segment: PairSegment | GapSegment): segment is PairSegment {
  return segment.kind === 'pair';
}

function ascending(lines: ReadonlySet<number>): number[] {
  return [...lines].sort((one, other) => one - other);
}

/** Runs of consecutive lines; `lines` ascends. */
export function lineRuns(lines: readonly number[]): { readonly first: number; readonly last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run.last + 1 >= line) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs;
}
