import type { SyntaxDocument } from '../syntax/document';
import type { Alignment } from './alignment';
import type { Claims } from './artifacts/claims';
import type { ChangeTable, Placement } from './changeTable';
import { gapPlacements, type Pairing } from './gapPlacements';
import { enclosingWraps, wrapsBehind, wrapsOfPiece } from './gapWraps';
import type { ChangeModel, GapSegment, PairSegment, Piece, Segment, Span } from './model';
import type { Flow } from './movedRuns';
import type { SideName } from './placements';

/** What all flows of an edit are cut with. */
export interface Cutting {
  readonly alignment: Alignment;
  readonly claims: Claims;
  readonly table: ChangeTable;
  /** The rename of a paired lexeme of before, or null. */
  renameOf(lexeme: number): ChangeModel | null;
  /** A number for the next gap. */
  nextGap(): number;
}

/** A moved run and the change that it is. */
export interface FlowMove {
  readonly index: number;
  readonly change: number;
  /** Whether its lines are indented otherwise where they stand now. */
  readonly isReindented: boolean;
}

/**
 * Cuts a flow into segments at its pairs, and what lies between them into changes.
 *
 * @param move the move that the flow is, or null for the whole texts
 */
export function flowSegments(
  { alignment, claims, table, nextGap, renameOf }: Cutting,
  flow: Flow,
  move: FlowMove | null,
): Segment[] {
  const segments: (Growing | GapSegment)[] = [];
  const { before, after } = alignment;
  const moveIndex = move?.index ?? -1;
  const beforeLexemes = before.document.lexemes;
  const afterLexemes = after.document.lexemes;
  const end: Pairing = { b: flow.before.to, a: flow.after.to };

  let previous: Pairing = { b: flow.before.from - 1, a: flow.after.from - 1 };
  for (let b = flow.before.from; b < flow.before.to; b += 1) {
    const a = before.pair[b]!;
    if (a === -1 || before.moveOf[b] !== moveIndex) continue;
    if (!extendRun(previous, { b, a })) {
      addGap(previous, { b, a });
      addPair(b, a);
    }
    previous = { b, a };
  }
  addGap(previous, end);
  return segments;

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
    const change = renameOf(b) ?? spelling(b, a);
    change.beforeLexemes.push(b);
    change.afterLexemes.push(a);
    return change;
  }

  function spelling(b: number, a: number): ChangeModel {
    const beforeUnit = before.owner[b]!;
    return table.at({
      key: `layout ${beforeUnit}`,
      origin: 'layout',
      beforeUnit,
      afterUnit: after.owner[a]!,
    });
  }

  function addGap(from: Pairing, to: Pairing): void {
    const number = nextGap();
    const gap: GapSegment = {
      kind: 'gap',
      number,
      isFirst: from.b < flow.before.from,
      before: { start: startOfGap('before', from.b), end: endOfGap('before', to.b) },
      after: { start: startOfGap('after', from.a), end: endOfGap('after', to.a) },
      pieces: [],
      trivia: -1,
      wraps: wrapsOf(from, to),
      nextWraps: [],
    };
    if (to.b > from.b + 1 || to.a > from.a + 1) {
      const placements = gapPlacements(alignment, claims, from, to, { number, move: moveIndex });
      addPieces(gap, 'before', from.b, placements.before);
      addPieces(gap, 'after', from.a, placements.after);
    }
    // Only now is the header of a wrap that starts in this gap known.
    const next = to.b === end.b ? [] : wrapsBehind(alignment, table, to, move !== null);
    const pieces = gap.pieces.map((piece) => withWraps(piece, gap));
    const placed = { ...gap, pieces, nextWraps: [...moveWraps(), ...next] };
    segments.push(ownsTrivia(table, gap) ? placed : { ...placed, trivia: triviaChange(gap, from, to) });
  }

  /** What encloses a gap. A move to another depth indents its lines as a wrap does. */
  function wrapsOf(from: Pairing, to: Pairing): number[] {
    const isInside = from.b >= flow.before.from && to.b < flow.before.to;
    return [...moveWraps(), ...(isInside ? enclosingWraps(alignment, table, from, to, move !== null) : [])];
  }

  function moveWraps(): number[] {
    return move?.isReindented === true ? [move.change] : [];
  }

  function startOfGap(sideName: SideName, lexeme: number): number {
    const { document } = alignment[sideName];
    if (lexeme >= flow[sideName].from) return document.lexemes.end[lexeme]!;
    return move === null ? 0 : document.lexemes.start[lexeme + 1]!;
  }

  function endOfGap(sideName: SideName, lexeme: number): number {
    const { document } = alignment[sideName];
    if (lexeme < flow[sideName].to) return document.lexemes.start[lexeme]!;
    return move === null ? document.source.text.length : document.lexemes.end[lexeme - 1]!;
  }

  function addPieces(
    gap: GapSegment,
    sideName: SideName,
    from: number,
    placements: readonly Placement[],
  ): void {
    const side = alignment[sideName];
    // Grows with every lexeme of the same change; only this function writes it.
    const pieces: OpenPiece[] = gap.pieces;
    placements.forEach((placement, index) => {
      const lexeme = from + 1 + index;
      const change = table.at(placement);
      const inner = side.moveOf[lexeme] === moveIndex ? -1 : side.moveOf[lexeme]!;
      if (inner === -1 || isMovedAsItIs(alignment, sideName, lexeme))
        change[sideName === 'before' ? 'beforeLexemes' : 'afterLexemes'].push(lexeme);
      const last = pieces[pieces.length - 1];
      if (last?.side === sideName && last.change === change.number && last.move === inner) {
        Object.assign(last, endOfPiece(side.document, lexeme));
        return;
      }
      pieces.push({
        side: sideName,
        change: change.number,
        lexeme,
        from: startOfGap(sideName, lexeme - 1),
        start: side.document.lexemes.start[lexeme]!,
        ...endOfPiece(side.document, lexeme),
        isPlaceholder: change.origin === 'placeholder',
        move: inner,
        wraps: gap.wraps,
      });
    });
  }

  function withWraps(piece: Piece, gap: GapSegment): Piece {
    if (piece.move !== -1 || move !== null) return piece;
    const wraps = wrapsOfPiece(alignment, table, piece, gap).filter((wrap) => wrap !== piece.change);
    return { ...piece, wraps };
  }

  /** Trivia of a gap without pieces: a wrap's indentation, a statement's layout, or the space between two. */
  function triviaChange(gap: GapSegment, from: Pairing, to: Pairing): number {
    const [one, other] = [
      sliceOf(before.document, gap.before),
      withoutArtifacts(alignment, claims, gap.after),
    ];
    if (one === other) return -1;
    const wrap = gap.wraps[0];
    const isOfWrap = wrap !== undefined && (!isInStatement(from, to) || isIndentedOtherwise(one, other));
    const change = isOfWrap ? table.changes[wrap]! : layoutChange(gap, from, to);
    // Lines that were broken for the room that the wrap left them go when it goes.
    if (wrap !== undefined && !isOfWrap && `${one}${other}`.includes('\n')) change.needs.add(wrap);
    table.addTrivia(change, gap.before, gap.after);
    return change.number;
  }

  /** Whether the own code of one statement is on both sides. */
  function isInStatement(from: Pairing, to: Pairing): boolean {
    const isInFlow = from.b >= flow.before.from && to.b < flow.before.to;
    return isInFlow && before.owner[from.b] === before.owner[to.b];
  }

  function layoutChange({ number }: GapSegment, from: Pairing, to: Pairing): ChangeModel {
    if (isInStatement(from, to)) {
      const beforeUnit = before.owner[from.b]!;
      const afterUnit = before.unitPair[beforeUnit]!;
      return table.at({ key: `layout ${beforeUnit}`, origin: 'layout', beforeUnit, afterUnit });
    }
    return table.at({ key: `gap ${number}`, origin: 'gap', beforeUnit: -1, afterUnit: -1 });
  }
}

/** Whether two stretches of white space differ in nothing but how far lines are indented. */
function isIndentedOtherwise(one: string, other: string): boolean {
  const withoutIndentation = (text: string): string => text.replace(/\n[ \t]*/g, '\n');
  return withoutIndentation(one) === withoutIndentation(other);
}

/** Pieces bring the trivia around them, but for those that are laid over the text. */
export function ownsTrivia(table: ChangeTable, { pieces }: GapSegment): boolean {
  return pieces.some(({ change }) => table.changes[change]!.origin !== 'artifact');
}

export function withoutArtifacts({ after }: Alignment, { artifacts }: Claims, span: Span): string {
  let text = '';
  let at = span.start;
  for (const { start, end } of artifacts.flatMap(({ erased }) => erased)) {
    if (start < at || end > span.end) continue;
    text += sliceOf(after.document, { start: at, end: start });
    at = end;
  }
  return text + sliceOf(after.document, { start: at, end: span.end });
}

export function sliceOf({ source }: SyntaxDocument, { start, end }: Span): string {
  return source.text.slice(start, end);
}

/** A pair segment while its run may still grow. */
type Growing = Omit<PairSegment, 'before' | 'after'> & {
  readonly before: OpenSpan;
  readonly after: OpenSpan;
};
type OpenPiece = { -readonly [Key in keyof Piece]: Piece[Key] };
type OpenSpan = { readonly start: number; end: number };

/** Whether a lexeme of a moved run only moved; what differs inside the run is a change of its own. */
function isMovedAsItIs(alignment: Alignment, sideName: SideName, lexeme: number): boolean {
  const { document, pair } = alignment[sideName];
  const other = alignment[sideName === 'before' ? 'after' : 'before'].document;
  return pair[lexeme] !== -1 && other.lexemes.id[pair[lexeme]!] === document.lexemes.id[lexeme];
}

/** Where a piece ends whose last lexeme is `lexeme`, and how. */
function endOfPiece(
  { lexemes, source }: SyntaxDocument,
  lexeme: number,
): Pick<Piece, 'end' | 'isComment' | 'endsInLineComment'> {
  const isComment = lexemes.comment[lexeme] === 1;
  return {
    end: lexemes.end[lexeme]!,
    isComment,
    endsInLineComment: isComment && !source.text.startsWith('/*', lexemes.start[lexeme]!),
  };
}

function spanOf({ lexemes }: SyntaxDocument, lexeme: number): Span {
  return { start: lexemes.start[lexeme]!, end: lexemes.end[lexeme]! };
}
