import type { DocumentPair } from '../syntax/document';
import { indentationAt, lineAt, type SourceText } from '../syntax/sourceText';
import type { Alignment } from './alignment';
import type { ChangeTable } from './changeTable';
import type {
  ChangeModel,
  EditScript,
  ErasableSpans,
  GapSegment,
  Segment,
  Span,
  WrapIndentation,
} from './model';

/**
 * Blanks at line ends inside what was inserted. They are changes of their own, so that they can go without the
 * statement they hang on. Blanks that the original had there, or on the same line elsewhere, are no change.
 */
export function trailingBlanks(
  { before, after }: DocumentPair,
  segments: readonly Segment[],
  table: ChangeTable,
): ErasableSpans {
  const blanks = new Map<number, { end: number; change: number }>();
  const originalLines = linesWithBlanks(before.source);
  for (const segment of segments) {
    if (segment.kind === 'pair' || !holdsInserted(segment)) continue;
    const had = blankRuns(
      before.source.text.slice(segment.before.start, segment.before.end),
      segment.before.end === before.source.text.length,
    ).map(({ text }) => text);
    for (const { span, change } of insertedTrivia(segment)) addBlanks(span, change, had);
  }
  return blanks;

  function insertedTrivia(gap: GapSegment): { span: Span; change: number | null }[] {
    const { lexemes } = after;
    const inserted = gap.pieces.filter(({ side }) => side === 'after');
    const spans = inserted.flatMap((piece) => {
      // What a moved piece holds has segments of its own.
      if (piece.move !== -1) return [{ span: { start: piece.from, end: piece.start }, change: piece.change }];
      const inner = table.changes[piece.change]!.afterLexemes.filter(
        (lexeme) => lexemes.start[lexeme]! >= piece.start && lexemes.end[lexeme]! <= piece.end,
      );
      const starts = [piece.from, ...inner.slice(0, -1).map((lexeme) => lexemes.end[lexeme]!)];
      return inner.map((lexeme, index) => ({
        span: { start: starts[index]!, end: lexemes.start[lexeme]! },
        change: piece.change,
      }));
    });
    const last = inserted[inserted.length - 1];
    const trail = { start: last?.end ?? gap.after.start, end: gap.after.end };
    const wrap = wrapOf(gap);
    return [...spans, { span: trail, change: last?.change ?? (wrap === -1 ? null : wrap) }];
  }

  /** Pieces bring trivia of their own, and so does a wrap to the lines that it encloses. */
  function holdsInserted(gap: GapSegment): boolean {
    return gap.pieces.length > 0 || wrapOf(gap) !== -1;
  }

  /** The wrap that owns a gap's trivia, or -1. */
  function wrapOf({ trivia }: GapSegment): number {
    return trivia !== -1 && table.changes[trivia]!.origin === 'wrap' ? trivia : -1;
  }

  /** @param had blank runs of the original in this gap; each excuses one of after */
  function addBlanks({ start, end }: Span, holder: number | null, had: string[]): void {
    const { text } = after.source;
    for (const run of blankRuns(text.slice(start, end), end === text.length)) {
      const known = had.indexOf(run.text);
      if (known !== -1) {
        had.splice(known, 1);
        continue;
      }
      const from = start + run.index;
      if (originalLines.has(lineUpTo(text, from + run.text.length))) continue;
      const change = table.at({
        key: `blanks ${from}`,
        origin: 'trailing-blanks',
        beforeUnit: -1,
        afterUnit: -1,
      });
      const to = from + run.text.length;
      change.afterTrivia.push({ start: from, end: to });
      if (holder !== null) change.needs.add(holder);
      blanks.set(from, { end: to, change: change.number });
    }
  }
}

/** Runs of blanks at line ends. The end of the text counts as one, the end of other trivia does not. */
function blankRuns(trivia: string, reachesEnd: boolean): { index: number; text: string }[] {
  const runs = trivia.matchAll(reachesEnd ? /[ \t]+(?=\n|$)/g : /[ \t]+(?=\n)/g);
  return [...runs].map((run) => ({ index: run.index, text: run[0] }));
}

/** Lines of code that end in blanks, blanks included. */
function linesWithBlanks({ text }: SourceText): ReadonlySet<string> {
  return new Set(text.split('\n').filter((line) => /\S[ \t]+$/.test(line)));
}

function lineUpTo(text: string, end: number): string {
  return text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
}

/**
 * The change of line ends, if there is one. Where before has one line end throughout, every other one in after
 * belongs to it; where before mixes them, only line ends that stand in the same place on both sides do.
 */
export function lineEndChange(
  { before, after }: DocumentPair,
  segments: readonly Segment[],
  table: ChangeTable,
): EditScript['lineEnds'] {
  if (before.source.hasOnlyLineFeeds && after.source.hasOnlyLineFeeds) return null;
  const restored = [...after.source.lineEnds];
  const kinds = new Set(before.source.lineEnds);
  const [only] = kinds;
  if (kinds.size === 1) restored.fill(only!);
  else for (const segment of segments) pairLineEnds(before.source, after.source, segment, restored);

  const differing = restored.flatMap((end, line) => (end === after.source.lineEnds[line] ? [] : [line]));
  if (differing.length === 0) return null;
  const change = table.at({ key: 'line ends', origin: 'line-ends', beforeUnit: 0, afterUnit: 0 });
  for (const line of differing) {
    const end = after.source.lineStarts[line + 1]!;
    change.afterTrivia.push({ start: end - 1, end });
  }
  return { change: change.number, restored };
}

function pairLineEnds(before: SourceText, after: SourceText, segment: Segment, restored: string[]): void {
  const one = before.text.slice(segment.before.start, segment.before.end);
  const other = after.text.slice(segment.after.start, segment.after.end);
  if (one !== other || !one.includes('\n')) return;
  const beforeLine = lineAt(before, segment.before.start);
  const afterLine = lineAt(after, segment.after.start);
  const count = one.split('\n').length - 1;
  for (let line = 0; line < count; line += 1)
    restored[afterLine + line] = before.lineEnds[beforeLine + line]!;
}

/** What each wrap adds to the indentation of the lines it encloses. */
export function wrapIndentations(
  alignment: Alignment,
  changes: readonly ChangeModel[],
): ReadonlyMap<number, WrapIndentation> {
  const indentations = new Map<number, WrapIndentation>();
  for (const change of changes) {
    if (change.origin !== 'wrap') continue;
    const removed = change.afterUnit === -1;
    const side = removed ? alignment.before : alignment.after;
    const { units, lexemes, source } = side.document;
    const unit = units[removed ? change.beforeUnit : change.afterUnit]!;
    const own = indentationAt(source, lexemes.start[unit.firstLexeme]!);
    for (let lexeme = unit.firstLexeme; lexeme < unit.endLexeme; lexeme += 1) {
      if (side.pair[lexeme] === -1) continue;
      const inner = indentationAt(source, lexemes.start[lexeme]!);
      if (inner.length > own.length && inner.startsWith(own)) {
        indentations.set(change.number, { text: inner.slice(own.length), removed });
        break;
      }
    }
  }
  return indentations;
}
