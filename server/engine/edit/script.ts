import type { DocumentPair } from '../syntax/document';
import type { LanguageDescriptor } from '../syntax/language';
import { indentationAt } from '../syntax/sourceText';
import { alignPair, wholeTexts, type Alignment } from './alignment';
import { findArtifacts } from './artifacts';
import { artifactChanges, claimLexemes } from './artifacts/claims';
import { ChangeTable } from './changeTable';
import { flowSegments, ownsTrivia, sliceOf, withoutArtifacts, type Cutting } from './flowSegments';
import { lineEndChange, trailingBlanks, wrapIndentations } from './lineTrivia';
import type { EditScript, GapSegment, MovedSegments, Segment, WrapIndentation } from './model';
import type { MovedRun } from './movedRuns';
import { renameChanges, respelledPlaces } from './renameChanges';
import { movePlacement, placementOf } from './placements';

/**
 * Cuts an edit into changes and the text into the segments from which any part of the edit is rendered.
 *
 * @param language the file's language, even where the pair is read as text
 */
export function editScript(
  pair: DocumentPair,
  language: LanguageDescriptor | null = pair.after.language,
): EditScript {
  const alignment = alignPair(pair);
  const claims = claimLexemes(alignment, findArtifacts(pair, alignment, language));
  const table = new ChangeTable();
  let gaps = 0;
  const renames = renameChanges(alignment, table);
  const cutting: Cutting = { alignment, claims, table, renameOf: renames.of, nextGap: () => gaps++ };
  const segments = withEnd(cutting, flowSegments(cutting, wholeTexts(alignment), null));
  const shifts = new Map<number, WrapIndentation>();
  const moves = alignment.moves.map((run, index): MovedSegments => {
    const change = table.at(movePlacement(alignment, index)).number;
    const shift = moveIndentation(alignment, run);
    if (shift !== null) shifts.set(change, shift);
    const move = { index, change, isReindented: shift !== null };
    return { change, segments: flowSegments(cutting, run, move) };
  });
  const every = [segments, ...moves.map((move) => move.segments)].flat();

  const byteOrderMark =
    pair.before.source.hasByteOrderMark === pair.after.source.hasByteOrderMark
      ? -1
      : table.at({ key: 'byte order mark', origin: 'byte-order-mark', beforeUnit: 0, afterUnit: 0 }).number;
  const blanks = trailingBlanks(pair, every, table);
  const artifacts = artifactChanges(claims, table, (lexeme) => {
    const gap = gapAt(every, pair.after.lexemes.start[lexeme]!);
    return placementOf(alignment, 'after', lexeme, gap, alignment.after.moveOf[lexeme]!);
  });
  const lineEnds = lineEndChange(pair, every, table);
  return {
    pair,
    alignment,
    segments,
    moves,
    changes: table.changes,
    wrapIndentations: new Map([...wrapIndentations(alignment, table.changes), ...shifts]),
    erasable: new Map([...blanks, ...artifacts.erasable]),
    respelled: respelledPlaces(alignment, renames.numbers),
    renames: renames.numbers,
    artifacts: artifacts.changes,
    byteOrderMark,
    lineEnds,
  };
}

/** Number of the innermost gap that holds an unpaired lexeme of after. */
function gapAt(segments: readonly Segment[], offset: number): number {
  const gap = segments.findLast(
    ({ kind, after: { start, end } }) => kind === 'gap' && start <= offset && offset < end,
  );
  return gap?.kind === 'gap' ? gap.number : -1;
}

/** What a move adds to the indentation of its lines, null where that stays or cannot be told. */
function moveIndentation({ before, after }: Alignment, run: MovedRun): WrapIndentation | null {
  const one = indentationAt(before.document.source, before.document.lexemes.start[run.before.from]!);
  const other = indentationAt(after.document.source, after.document.lexemes.start[run.after.from]!);
  if (one === other) return null;
  if (other.startsWith(one)) return { text: other.slice(one.length), removed: false };
  return one.startsWith(other) ? { text: one.slice(other.length), removed: true } : null;
}

/** The end of the file is a place of its own: a lost final newline is no part of a lost last statement. */
function withEnd({ alignment, claims, table }: Cutting, segments: readonly Segment[]): Segment[] {
  const before = alignment.before.document;
  const after = alignment.after.document;
  if (before.lexemes.count === 0 || after.lexemes.count === 0) return [...segments];
  const gap = segments[segments.length - 1] as GapSegment;
  const beforeEnd = before.lexemes.end[before.lexemes.count - 1]!;
  const afterEnd = after.lexemes.end[after.lexemes.count - 1]!;
  const end: GapSegment = {
    kind: 'gap',
    number: gap.number,
    isFirst: false,
    before: { start: beforeEnd, end: gap.before.end },
    after: { start: afterEnd, end: gap.after.end },
    pieces: [],
    trivia: -1,
    wraps: [],
    nextWraps: [],
  };
  const head: GapSegment = {
    ...gap,
    before: { start: gap.before.start, end: beforeEnd },
    after: { start: gap.after.start, end: afterEnd },
  };
  const isHeadSame =
    gap.pieces.length === 0 ||
    ownsTrivia(table, gap) ||
    sliceOf(before, head.before) === withoutArtifacts(alignment, claims, head.after);
  const isEndSame = sliceOf(before, end.before) === sliceOf(after, end.after);
  const trivia = isHeadSame && isEndSame ? -1 : endChange();
  const rest = segments.slice(0, -1);
  if (gap.pieces.length > 0) rest.push({ ...head, trivia: isHeadSame ? -1 : trivia });
  return [...rest, { ...end, trivia }];

  function endChange(): number {
    if (gap.trivia !== -1) return gap.trivia;
    const change = table.at({ key: 'end', origin: 'gap', beforeUnit: -1, afterUnit: -1 });
    table.addTrivia(change, end.before, end.after);
    return change.number;
  }
}
