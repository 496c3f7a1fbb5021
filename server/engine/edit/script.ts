import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import type { LanguageDescriptor } from '../syntax/language';
import { alignPair } from './alignment';
import { findArtifacts } from './artifacts';
import { artifactChanges, claimLexemes } from './artifacts/claims';
import { ChangeTable, type Placement } from './changeTable';
import { gapPlacements, type Pairing } from './gapPlacements';
import type { ChangeModel, EditScript, GapSegment, PairSegment, Piece, Span } from './model';
import { lineEndChange, trailingBlanks, wrapIndentations } from './lineTrivia';
import { enclosingWraps, wrapsBehind } from './gapWraps';
import { placementOf, type SideName } from './placements';

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
  const segments: (Growing | GapSegment)[] = [];
  const { before, after } = alignment;
  const beforeLexemes = before.document.lexemes;
  const afterLexemes = after.document.lexemes;

  let previous: Pairing = { b: -1, a: -1 };
  for (let b = 0; b < beforeLexemes.count; b += 1) {
    const a = before.pair[b]!;
    if (a === -1) continue;
    if (!extendRun(previous, { b, a })) {
      addGap(previous, { b, a });
      addPair(b, a);
    }
    previous = { b, a };
  }
  addGap(previous, { b: beforeLexemes.count, a: afterLexemes.count });
  addEnd();

  const byteOrderMark =
    before.document.source.hasByteOrderMark === after.document.source.hasByteOrderMark
      ? -1
      : table.at({ key: 'byte order mark', origin: 'byte-order-mark', beforeUnit: 0, afterUnit: 0 }).number;
  const blanks = trailingBlanks(pair, segments, table);
  const artifacts = artifactChanges(claims, table, (lexeme) =>
    placementOf(alignment, 'after', lexeme, gapAt(afterLexemes.start[lexeme]!)),
  );
  const lineEnds = lineEndChange(pair, segments, table);
  return {
    pair,
    alignment,
    segments,
    changes: table.changes,
    wrapIndentations: wrapIndentations(alignment, table.changes),
    erasable: new Map([...blanks, ...artifacts.erasable]),
    artifacts: artifacts.changes,
    byteOrderMark,
    lineEnds,
  };

  /** Adds an equal lexeme behind equal trivia to the segment before it: most of a text is one such run. */
  function extendRun(from: Pairing, to: Pairing): boolean {
    const run = segments[segments.length - 1];
    if (run?.kind !== 'pair' || run.change !== -1 || to.b !== from.b + 1 || to.a !== from.a + 1) return false;
    const { b, a } = to;
    if (beforeLexemes.id[b] !== afterLexemes.id[a]) return false;
    const beforeEnd = beforeLexemes.end[b]!;
    const afterEnd = afterLexemes.end[a]!;
    if (beforeEnd - run.before.end !== afterEnd - run.after.end) return false;
    if (!sameTrivia(run.before.end, beforeLexemes.start[b]!, run.after.end)) return false;
    run.before.end = beforeEnd;
    run.after.end = afterEnd;
    return true;
  }

  function sameTrivia(from: number, to: number, afterFrom: number): boolean {
    const one = before.document.source.text;
    const other = after.document.source.text;
    for (let at = from; at < to; at += 1) {
      if (one.charCodeAt(at) !== other.charCodeAt(afterFrom + at - from)) return false;
    }
    return true;
  }

  function addPair(b: number, a: number): void {
    const differs = beforeLexemes.id[b] !== afterLexemes.id[a];
    const change = differs ? substitution(b, a) : null;
    segments.push({
      kind: 'pair',
      before: spanOf(before.document, b),
      after: spanOf(after.document, a),
      change: change?.number ?? -1,
    });
  }

  function substitution(b: number, a: number): ChangeModel {
    const beforeUnit = before.owner[b]!;
    const change = table.at({
      key: `layout ${beforeUnit}`,
      origin: 'layout',
      beforeUnit,
      afterUnit: after.owner[a]!,
    });
    change.beforeLexemes.push(b);
    change.afterLexemes.push(a);
    return change;
  }

  function addGap(from: Pairing, to: Pairing): void {
    const index = segments.length;
    const gap: GapSegment = {
      kind: 'gap',
      before: { start: endOf(before.document, from.b), end: startOf(before.document, to.b) },
      after: { start: endOf(after.document, from.a), end: startOf(after.document, to.a) },
      pieces: [],
      trivia: -1,
      wraps: enclosingWraps(alignment, table, from, to),
      nextWraps: [],
    };
    if (to.b > from.b + 1 || to.a > from.a + 1) {
      const placements = gapPlacements(alignment, claims, from, to, index);
      addPieces(gap, 'before', from.b, placements.before);
      addPieces(gap, 'after', from.a, placements.after);
    }
    // Only now is the header of a wrap that starts in this gap known.
    const placed = { ...gap, nextWraps: wrapsBehind(alignment, table, to) };
    segments.push(ownsTrivia(gap) ? placed : { ...placed, trivia: triviaChange(gap, from, to) });
  }

  /** Pieces bring the trivia around them, but for those that are laid over the text. */
  function ownsTrivia({ pieces }: GapSegment): boolean {
    return pieces.some(({ change }) => table.changes[change]!.origin !== 'artifact');
  }

  /** Index of the segment that holds an unpaired lexeme of after. */
  function gapAt(offset: number): number {
    return segments.findIndex(
      ({ kind, after: { start, end } }) => kind === 'gap' && start <= offset && offset < end,
    );
  }

  function addPieces(
    gap: GapSegment,
    sideName: SideName,
    from: number,
    placements: readonly Placement[],
  ): void {
    const { document } = alignment[sideName];
    placements.forEach((placement, index) => {
      const lexeme = from + 1 + index;
      const change = table.at(placement);
      change[sideName === 'before' ? 'beforeLexemes' : 'afterLexemes'].push(lexeme);
      const piece = pieceOf(document, sideName, lexeme, endOf(document, lexeme - 1), change.number);
      const last = gap.pieces[gap.pieces.length - 1];
      const extends_ = last?.side === sideName && last.change === change.number;
      if (extends_) gap.pieces[gap.pieces.length - 1] = { ...piece, from: last.from, start: last.start };
      else gap.pieces.push(piece);
    });
  }

  /** Trivia of a gap without pieces: a wrap's indentation, a statement's layout, or the space between two. */
  function triviaChange(gap: GapSegment, from: Pairing, to: Pairing): number {
    if (sliceOf(before.document, gap.before) === withoutArtifacts(gap.after)) return -1;
    const wrap = gap.wraps[0];
    const change = wrap === undefined ? layoutChange(from, to) : table.changes[wrap]!;
    table.addTrivia(change, gap.before, gap.after);
    return change.number;
  }

  function withoutArtifacts(span: Span): string {
    let text = '';
    let at = span.start;
    for (const { start, end } of claims.artifacts.flatMap(({ erased }) => erased)) {
      if (start < at || end > span.end) continue;
      text += sliceOf(after.document, { start: at, end: start });
      at = end;
    }
    return text + sliceOf(after.document, { start: at, end: span.end });
  }

  function layoutChange(from: Pairing, to: Pairing): ChangeModel {
    const beforeUnit = from.b === -1 ? -1 : before.owner[from.b]!;
    const next = to.b === beforeLexemes.count ? -1 : before.owner[to.b]!;
    if (beforeUnit === next && beforeUnit !== -1) {
      const afterUnit = before.unitPair[beforeUnit]!;
      return table.at({ key: `layout ${beforeUnit}`, origin: 'layout', beforeUnit, afterUnit });
    }
    return table.at({ key: `gap ${segments.length}`, origin: 'gap', beforeUnit: -1, afterUnit: -1 });
  }

  /** The end of the file is a place of its own: a lost final newline is no part of a lost last statement. */
  function addEnd(): void {
    const gap = segments.pop() as GapSegment;
    if (beforeLexemes.count === 0 || afterLexemes.count === 0) {
      segments.push(gap);
      return;
    }
    const beforeEnd = endOf(before.document, beforeLexemes.count - 1);
    const afterEnd = endOf(after.document, afterLexemes.count - 1);
    const end: GapSegment = {
      kind: 'gap',
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
      ownsTrivia(gap) ||
      sliceOf(before.document, head.before) === withoutArtifacts(head.after);
    const isEndSame = sliceOf(before.document, end.before) === sliceOf(after.document, end.after);
    const trivia = isHeadSame && isEndSame ? -1 : endChange(gap, end);
    if (gap.pieces.length > 0) segments.push({ ...head, trivia: isHeadSame ? -1 : trivia });
    segments.push({ ...end, trivia });
  }

  function endChange(gap: GapSegment, end: GapSegment): number {
    if (gap.trivia !== -1) return gap.trivia;
    const change = table.at({ key: 'end', origin: 'gap', beforeUnit: -1, afterUnit: -1 });
    table.addTrivia(change, end.before, end.after);
    return change.number;
  }
}

/** A pair segment while its run may still grow. */
type Growing = Omit<PairSegment, 'before' | 'after'> & {
  readonly before: OpenSpan;
  readonly after: OpenSpan;
};
type OpenSpan = { readonly start: number; end: number };

function pieceOf(
  document: SyntaxDocument,
  side: SideName,
  lexeme: number,
  from: number,
  change: number,
): Piece {
  const { lexemes } = document;
  const isComment = lexemes.comment[lexeme] === 1;
  const start = lexemes.start[lexeme]!;
  return {
    side,
    change,
    from,
    start,
    end: lexemes.end[lexeme]!,
    isComment,
    endsInLineComment: isComment && !document.source.text.startsWith('/*', start),
  };
}

function startOf({ lexemes, source }: SyntaxDocument, lexeme: number): number {
  return lexeme === lexemes.count ? source.text.length : lexemes.start[lexeme]!;
}

function endOf({ lexemes }: SyntaxDocument, lexeme: number): number {
  return lexeme === -1 ? 0 : lexemes.end[lexeme]!;
}

function spanOf(document: SyntaxDocument, lexeme: number): Span {
  return { start: startOf(document, lexeme), end: endOf(document, lexeme) };
}

function sliceOf({ source }: SyntaxDocument, { start, end }: Span): string {
  return source.text.slice(start, end);
}
