import { piecesByPart } from './gapParts';
import type { GapSegment, Piece, Span } from './model';

/** A stretch of one of the two texts, a moved run, or text made up to keep lines apart. */
export type Fragment =
  | { readonly side: 'before' | 'after'; readonly span: Span; readonly shift: readonly Shift[] }
  | { readonly side: 'moved'; readonly move: number; readonly shift: readonly Shift[] }
  | { readonly side: 'made'; readonly text: string };

/** Indentation to add to, or take from, the lines of a fragment that stands at another depth than it was written. */
export interface Shift {
  readonly text: string;
  readonly remove: boolean;
}

/** How text of before moves when it is restored, and how text of after does when it is kept. */
export interface Shifts {
  readonly before: readonly Shift[];
  readonly after: readonly Shift[];
}

export function shiftLine(line: string, shift: readonly Shift[]): string {
  return shift.reduce((shifted, { text, remove }) => {
    if (!remove) return text + shifted;
    return shifted.startsWith(text) ? shifted.slice(text.length) : shifted;
  }, line);
}

export interface GapTexts {
  readonly before: string;
  readonly after: string;
  /** Whether the gap ends at the end of a line, as it does only after the last lexeme. */
  readonly isFollowedByLineEnd: boolean;
}

/**
 * The text of a gap in which only some of its changes are present.
 *
 * What a change puts in the place of something else parts the gap: it stands where that stood. In each part, what
 * goes on in the line before comes first, then a comment that trails this line, then restored code, then inserted
 * code; and at the end of the gap comments restored above the statement they belong to. Each piece brings the trivia
 * before it; trivia before the next paired lexeme is after's if anything inserted stays, before's otherwise.
 *
 * @param isKept whether the change of a piece is present
 * @param shiftsIn how text moves that stands in these wraps
 */
export function composeGap(
  gap: GapSegment,
  texts: GapTexts,
  isKept: (change: number) => boolean,
  shiftsIn: (wraps: readonly number[]) => Shifts,
): Fragment[] {
  const restored = gap.pieces.filter(({ side, change }) => side === 'before' && !isKept(change));
  const inserted = gap.pieces.filter(({ side, change }) => side === 'after' && isKept(change));
  const leads = inserted.length > 0 ? 'after' : 'before';
  const attached = inserted.length > 0 ? attachedComments(gap, restored, texts.before) : [];
  const standing = restored.filter((piece) => !attached.includes(piece));

  const trailShifts = shiftsIn(gap.nextWraps);

  const fragments: Fragment[] = [];
  let openComment = false;
  const ordered = piecesByPart(gap, [...standing, ...inserted]).flatMap(inOrder);
  for (const piece of ordered) {
    const lead = leadOf(piece);
    // What is first in its text has no line break of its own to bring.
    const needsBreak = openComment || (isAtStart(piece) && fragments.length > 0);
    if (needsBreak && !lead.includes('\n')) fragments.push(lineBreak());
    // Nothing stands before the first line, so it needs no line break.
    const isFirstLine = gap.isFirst && fragments.length === 0 && !isAtStart(piece);
    const from = isFirstLine ? piece.from + /^\s*\n?/.exec(lead)![0].length : piece.from;
    const inlineLead = fragments.length === 0 ? leadOfInlineFirst(piece) : null;
    if (inlineLead !== null) {
      fragments.push({ side: 'made', text: inlineLead });
      fragments.push(...pieceFragments(piece, piece.start));
    } else if (fragments.length === 0 && standsInForAnother(piece)) {
      fragments.push({ side: 'made', text: originalLead(piece) });
      fragments.push(...pieceFragments(piece, piece.start));
    } else {
      fragments.push(...pieceFragments(piece, from));
    }
    openComment = piece.endsInLineComment;
  }
  const trail = trailOf(leads);
  const trailText = sliceOf(leads, trail);
  if (attached.length > 0) {
    fragments.push(trailFragment());
    if (!trailText.includes('\n')) fragments.push(lineBreak());
    attached.forEach((piece, index) => {
      if (index > 0) fragments.push(lineBreak());
      fragments.push(...pieceFragments(piece, piece.start));
    });
    fragments.push(lineBreak());
    return fragments;
  }
  if (openComment && !trailText.includes('\n') && !texts.isFollowedByLineEnd) fragments.push(lineBreak());
  else fragments.push(trailFragment());
  return fragments;

  function inOrder(part: readonly Piece[]): Piece[] {
    const old = part.filter(({ side }) => side === 'before');
    const fresh = part.filter(({ side }) => side === 'after');
    const isInline = (piece: Piece): boolean => !leadOf(piece).includes('\n');
    const goesOn = (piece: Piece): boolean => isInline(piece) && !piece.endsInLineComment;
    const [oldGoingOn, freshGoingOn] = [takeWhile(old, goesOn), takeWhile(fresh, goesOn)];
    const [oldRest, freshRest] = [old.slice(oldGoingOn.length), fresh.slice(freshGoingOn.length)];
    const trailing = [oldRest, freshRest].flatMap((rest) => rest.slice(0, 1).filter(isInline));
    const others = [...oldRest, ...freshRest].filter((piece) => !trailing.includes(piece));
    return [...oldGoingOn, ...freshGoingOn, ...trailing, ...others];
  }

  function trailFragment(): Fragment {
    const moved = trailShifts[leads];
    const lines = linesBeforeDropped();
    if (lines === null) return { side: leads, span: trail, shift: moved };
    const indentation = trailText.slice(trailText.lastIndexOf('\n') + 1);
    return { side: 'made', text: lines + shiftLine(indentation, moved) };
  }

  /**
   * The line ends behind the last piece that is shown, where what stood there is not and the other text has as many:
   * they were there for what follows, and what is not shown only stood in between.
   */
  function linesBeforeDropped(): string | null {
    const pieces = gap.pieces.filter(({ side }) => side === leads);
    const isShown = ({ change }: Piece): boolean => isKept(change) === (leads === 'after');
    const dropped = pieces[pieces.findLastIndex(isShown) + 1];
    if (dropped === undefined || !trailText.includes('\n')) return null;
    const lead = leadOf(dropped);
    const lines = lead.slice(0, lead.lastIndexOf('\n') + 1);
    const other = leads === 'after' ? 'before' : 'after';
    const count = lineEndsIn(sliceOf(other, trailOf(other)));
    return lineEndsIn(lead) === count && count !== lineEndsIn(trailText) ? lines : null;
  }

  /**
   * Whether something was inserted before this piece and is not kept, so that the piece comes first in its place. A
   * comment behind code has no place of its own.
   */
  function standsInForAnother(piece: Piece): boolean {
    const first = gap.pieces.find((other) => other.side === 'after' && !isTrailingComment(other));
    return piece.side === 'after' && piece !== first && leadOf(piece).includes('\n') && !isAtStart(piece);
  }

  function isTrailingComment(piece: Piece): boolean {
    return piece.isComment && !leadOf(piece).includes('\n') && !isAtStart(piece);
  }

  /** What stood before the first piece of the same text on its line, where that is not there and this one comes first. */
  function leadOfInlineFirst(piece: Piece): string | null {
    const first = gap.pieces.find(({ side }) => side === piece.side)!;
    if (piece === first || piece.isComment || isAtStart(first)) return null;
    const isInline = !`${leadOf(first)}${leadOf(piece)}`.includes('\n');
    return isInline ? leadOf(first) : null;
  }

  /** Whether nothing of its text stands before a piece. */
  function isAtStart({ side, from }: Piece): boolean {
    return gap.isFirst && from === gap[side].start;
  }

  /** The original's blank lines behind the code above, and the piece's own indentation. */
  function originalLead(piece: Piece): string {
    const lead = leadOf(piece);
    const first = gap.pieces.find(({ side }) => side === 'before');
    const original = first === undefined ? texts.before : leadOf(first);
    const lines = original.slice(0, original.lastIndexOf('\n') + 1);
    const own = lead.slice(0, lead.lastIndexOf('\n') + 1);
    return (lines === '' ? own : lines) + shiftLine(lead.slice(own.length), shiftsIn(piece.wraps).after);
  }

  function pieceFragments(piece: Piece, from: number): Fragment[] {
    const { side, start, end, move } = piece;
    const shift = shiftsIn(piece.wraps)[side];
    if (move === -1) return [{ side, span: { start: from, end }, shift }];
    const moved: Fragment = { side: 'moved', move, shift };
    return from === start ? [moved] : [{ side, span: { start: from, end: start }, shift }, moved];
  }

  function lineBreak(): Fragment {
    const isAfter = texts.after.includes('\n');
    const indentation = /[ \t]*$/.exec(isAfter ? texts.after : texts.before)![0];
    return {
      side: 'made',
      text: `\n${shiftLine(indentation, trailShifts[isAfter ? 'after' : 'before'])}`,
    };
  }

  function leadOf({ side, from, start }: Piece): string {
    return sliceOf(side, { start: from, end: start });
  }

  function sliceOf(side: 'before' | 'after', { start, end }: Span): string {
    return texts[side].slice(start - gap[side].start, end - gap[side].start);
  }

  function trailOf(side: 'before' | 'after'): Span {
    const last = gap.pieces.filter((piece) => piece.side === side).at(-1);
    return { start: last?.end ?? gap[side].start, end: gap[side].end };
  }
}

/** Restored own-line comments directly above the next paired lexeme, if nothing stands there in their place. */
function attachedComments(gap: GapSegment, restored: readonly Piece[], text: string): Piece[] {
  const attached: Piece[] = [];
  const lastOf = (of: Piece['side']): number | undefined =>
    gap.pieces.findLast(({ side }) => side === of)?.change;
  if (lastOf('before') === lastOf('after')) return attached;
  let below = gap.before.end;
  for (const piece of gap.pieces.filter(({ side }) => side === 'before').reverse()) {
    const trivia = text.slice(piece.end - gap.before.start, below - gap.before.start);
    const lead = text.slice(piece.from - gap.before.start, piece.start - gap.before.start);
    const ownLine = lead.includes('\n') || (gap.isFirst && piece.from === gap.before.start);
    if (!piece.isComment || !ownLine || !/^[ \t]*\n[ \t]*$/.test(trivia)) break;
    if (restored.includes(piece)) attached.unshift(piece);
    below = piece.start;
  }
  return attached;
}

function lineEndsIn(text: string): number {
  return text.split('\n').length - 1;
}

function takeWhile<T>(items: readonly T[], test: (item: T) => boolean): T[] {
  const end = items.findIndex((item) => !test(item));
  return items.slice(0, end === -1 ? items.length : end);
}
