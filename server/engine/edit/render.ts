import { commonEnds } from '../sequences/commonEnds';
import { BYTE_ORDER_MARK, lineAt, type SourceText } from '../syntax/sourceText';
import { composeGap, shiftLine, type Fragment, type Shift, type Shifts } from './composeGap';
import type { EditScript, GapSegment, PairSegment, Segment, Span } from './model';

/** A stretch of after and what stands there once some changes are taken back. */
export interface RenderedStretch {
  /** Offsets in after's LF-only text. */
  readonly after: Span;
  /** With the line ends of the rendered text. */
  readonly text: string;
}

/**
 * The text in which exactly the changes that `isKept` accepts are present. The set must be closed under needs.
 * With all of them it is after, with none before, byte for byte.
 */
export function render(script: EditScript, isKept: (change: number) => boolean): string {
  const bom = byteOrderMark(script, isKept) ? BYTE_ORDER_MARK : '';
  return bom + script.segments.map((segment) => renderSegment(script, segment, isKept)).join('');
}

/** Whether the rendered text starts with a byte order mark. */
export function byteOrderMark(script: EditScript, isKept: (change: number) => boolean): boolean {
  const { before, after } = script.pair;
  const side = script.byteOrderMark === -1 || isKept(script.byteOrderMark) ? after : before;
  return side.source.hasByteOrderMark;
}

export function renderSegment(
  script: EditScript,
  segment: Segment,
  isKept: (change: number) => boolean,
): string {
  return segment.kind === 'pair' ? renderPair(script, segment, isKept) : renderGap(script, segment, isKept);
}

function renderPair(script: EditScript, segment: PairSegment, isKept: (change: number) => boolean): string {
  const kept = segment.change === -1 || isKept(segment.change);
  return kept
    ? slice(script, { side: 'after', span: segment.after, shift: [] }, isKept)
    : slice(script, { side: 'before', span: segment.before, shift: [] }, isKept);
}

/** All that one of the texts has in a gap, moved runs with what is kept of their own changes. */
function gapAsIn(
  script: EditScript,
  gap: GapSegment,
  side: 'before' | 'after',
  shift: readonly Shift[],
  isKept: (change: number) => boolean,
): string {
  const moved = gap.pieces.filter((piece) => piece.side === side && piece.move !== -1);
  let text = '';
  let at = gap[side].start;
  for (const { start, end, move } of moved) {
    text += slice(script, { side, span: { start: at, end: start }, shift }, isKept);
    text += slice(script, { side: 'moved', move, shift }, isKept);
    at = end;
  }
  return text + slice(script, { side, span: { start: at, end: gap[side].end }, shift }, isKept);
}

function renderGap(script: EditScript, gap: GapSegment, isKept: (change: number) => boolean): string {
  const owners = gapOwners(script, gap);
  const all = [...owners, ...gap.pieces.map(({ change }) => change)];
  const wraps = indenting(script, gap.wraps);
  // Wraps that start or end in the gap indent only some of its pieces.
  const partial = indenting(script, [...gap.pieces.flatMap((piece) => piece.wraps), ...gap.nextWraps]).filter(
    (wrap) => !wraps.includes(wrap),
  );
  const isWhole = (test: (change: number) => boolean): boolean => partial.every(test);
  const mixedWraps = wraps.some(isKept) && !wraps.every(isKept);
  if (owners.every(isKept) && wraps.every(isKept) && isWhole(isKept)) {
    return gapAsIn(script, gap, 'after', [], isKept);
  }
  const shifts = shiftsIn(script, wraps, isKept);
  if (gap.pieces.length === 0) {
    // A gap whose trivia does not differ, or one inside several wraps of which some stay.
    const side = gap.trivia !== -1 && owners.every(isKept) && !mixedWraps ? 'after' : 'before';
    return slice(script, { side, span: gap[side], shift: shifts[side] }, isKept);
  }
  if (!all.some(isKept) && isWhole((wrap) => !isKept(wrap))) {
    return gapAsIn(script, gap, 'before', shifts.before, isKept);
  }
  if (owners.every(isKept) && isWhole(isKept)) {
    return gapAsIn(script, gap, 'after', shifts.after, isKept);
  }
  const texts = {
    before: script.pair.before.source.text.slice(gap.before.start, gap.before.end),
    after: script.pair.after.source.text.slice(gap.after.start, gap.after.end),
    isFollowedByLineEnd:
      script.pair.before.source.text[gap.before.end] === '\n' &&
      script.pair.after.source.text[gap.after.end] === '\n',
  };
  return composeGap(gap, texts, isKept, (around) => shiftsIn(script, around, isKept))
    .map((fragment) => slice(script, fragment, isKept))
    .join('');
}

/**
 * The changes that decide what stands in a gap. An artefact is laid over what stands there: it is left out of after
 * once it is taken back, whatever else is in the gap.
 */
function gapOwners({ changes }: EditScript, { pieces, trivia }: GapSegment): number[] {
  const owners = pieces.flatMap(({ change }) => (changes[change]!.origin === 'artifact' ? [] : [change]));
  return owners.length > 0 || trivia === -1 ? owners : [trivia];
}

function indenting(script: EditScript, wraps: readonly number[]): number[] {
  return wraps.filter((wrap) => script.wrapIndentations.has(wrap));
}

/** How text moves that is shown at another depth: by the indentation of the wraps that came or went. */
function shiftsIn(script: EditScript, wraps: readonly number[], isKept: (wrap: number) => boolean): Shifts {
  const shift = (wrap: number, undo: boolean): Shift => {
    const { text, removed } = script.wrapIndentations.get(wrap)!;
    return { text, remove: removed !== undo };
  };
  const around = indenting(script, wraps);
  return {
    before: around.filter(isKept).map((wrap) => shift(wrap, false)),
    after: around.filter((wrap) => !isKept(wrap)).map((wrap) => shift(wrap, true)),
  };
}

function slice(script: EditScript, fragment: Fragment, isKept: (change: number) => boolean): string {
  if (fragment.side === 'made') return fragment.text.replace(/\n/g, madeLineEnd(script, isKept));
  if (fragment.side === 'moved') {
    const { segments } = script.moves[fragment.move]!;
    const text = segments.map((segment) => renderSegment(script, segment, isKept)).join('');
    return shiftedLines(text, fragment.shift);
  }
  const { source } = script.pair[fragment.side];
  const { start, end } = fragment.span;
  const ends = fragment.side === 'after' ? afterEnds(script, isKept) : beforeEnds(script, isKept);
  const replaced = replacedIn(script, fragment.side, fragment.span, isKept);
  if (fragment.shift.length === 0 && replaced.length === 0 && ends === null)
    return source.text.slice(start, end);
  let result = '';
  let at = start;
  for (const stretch of replaced) {
    if (stretch.start < at) continue;
    result += withLineEnds(source, { start: at, end: stretch.start }, ends, fragment.shift) + stretch.text;
    at = stretch.end;
  }
  return result + withLineEnds(source, { start: at, end }, ends, fragment.shift);
}

/** Moves all lines but the first, which stands behind white space of its own. */
function shiftedLines(text: string, shift: readonly Shift[]): string {
  if (shift.length === 0 || !text.includes('\n')) return text;
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line.trim() === '' ? line : shiftLine(line, shift)))
    .join('\n');
}

/** By line, the line end to write; null where every one is `\n`. */
type LineEnds = readonly string[] | string | null;

function afterEnds(script: EditScript, isKept: (change: number) => boolean): LineEnds {
  const { lineEnds, pair } = script;
  if (lineEnds !== null && !isKept(lineEnds.change)) return lineEnds.restored;
  return pair.after.source.hasOnlyLineFeeds ? null : pair.after.source.lineEnds;
}

function beforeEnds(script: EditScript, isKept: (change: number) => boolean): LineEnds {
  const { lineEnds, pair } = script;
  if (lineEnds !== null && isKept(lineEnds.change)) {
    const [end] = pair.after.source.lineEnds;
    if (end !== undefined && pair.after.source.lineEnds.every((other) => other === end))
      return end === '\n' ? null : end;
  }
  return pair.before.source.hasOnlyLineFeeds ? null : pair.before.source.lineEnds;
}

function madeLineEnd(script: EditScript, isKept: (change: number) => boolean): string {
  const ends = afterEnds(script, isKept);
  return ends === null ? '\n' : typeof ends === 'string' ? ends : (ends[0] ?? '\n');
}

function withLineEnds(
  source: SourceText,
  { start, end }: Span,
  ends: LineEnds,
  shift: readonly Shift[],
): string {
  const text = source.text.slice(start, end);
  if (!text.includes('\n') || (ends === null && shift.length === 0)) return text;
  let line = lineAt(source, start);
  return text
    .split('\n')
    .map((content, index, all) => {
      const isLast = index === all.length - 1;
      // A blank line has no indentation to shift, unless it is the indentation of what follows.
      const shifted = index === 0 || (content.trim() === '' && !isLast) ? content : shiftLine(content, shift);
      if (isLast) return shifted;
      const lineEnd = ends === null ? '\n' : typeof ends === 'string' ? ends : ends[line]!;
      line += 1;
      return shifted + lineEnd;
    })
    .join('');
}

/** Stretches of a text that are left out, or written with a name's other spelling, in order. */
function replacedIn(
  script: EditScript,
  side: 'before' | 'after',
  { start, end }: Span,
  isKept: (change: number) => boolean,
): (Span & { readonly text: string })[] {
  const replaced = script.respelled[side].filter(
    (place) => place.start >= start && place.end <= end && isKept(place.change) === (side === 'before'),
  );
  if (side === 'before' || script.erasable.size === 0) return replaced;
  const erased: (Span & { readonly text: string })[] = [];
  for (const [from, { end: to, change }] of script.erasable) {
    if (from >= start && to <= end && !isKept(change)) erased.push({ start: from, end: to, text: '' });
  }
  return [...erased, ...replaced].sort((one, other) => one.start - other.start);
}

/** The stretches of after that differ once `taken` is taken back, in order; neighbours are joined. */
export function renderTakenBack(script: EditScript, taken: ReadonlySet<number>): RenderedStretch[] {
  const isKept = (change: number): boolean => !taken.has(change);
  const whole = script.lineEnds !== null && taken.has(script.lineEnds.change);
  const stretches: RenderedStretch[] = [];
  addFrom(script.segments);
  return stretches;

  function addFrom(segments: readonly Segment[]): void {
    for (const segment of segments) {
      if (!whole && !touches(script, segment, taken)) {
        for (const move of movesHere(segment)) addFrom(script.moves[move]!.segments);
        continue;
      }
      const text = renderSegment(script, segment, isKept);
      const known = slice(script, { side: 'after', span: segment.after, shift: [] }, KEEP_ALL);
      if (text !== known) stretches.push(differingLines(segment.after, known, text));
    }
  }

  /** Runs that moved into a segment, in order. */
  function movesHere(segment: Segment): number[] {
    if (segment.kind === 'pair') return [];
    return segment.pieces.flatMap(({ side, move }) => (side === 'after' && move !== -1 ? [move] : []));
  }
}

/** A stretch without the whole lines that are the same at its ends: a large gap is seldom rendered otherwise throughout. */
function differingLines(after: Span, known: string, text: string): RenderedStretch {
  // Offsets are those of a text with `\n` alone.
  if (known.includes('\r') || text.includes('\r')) return { after, text };
  const { head, tail } = commonEnds(known, text);
  const first = known.slice(0, head).lastIndexOf('\n') + 1;
  const newline = known.indexOf('\n', known.length - tail);
  const last = newline === -1 ? 0 : known.length - (newline + 1);
  return {
    after: { start: after.start + first, end: after.end - last },
    text: text.slice(first, text.length - last),
  };
}

const KEEP_ALL = (): boolean => true;

/** Whether something of a segment itself is taken back, not only something inside a run that moved there. */
function touches(script: EditScript, segment: Segment, taken: ReadonlySet<number>): boolean {
  if (segment.kind === 'pair') return taken.has(segment.change);
  return (
    taken.has(segment.trivia) ||
    segment.pieces.some(({ change, wraps }) => taken.has(change) || wraps.some((wrap) => taken.has(wrap))) ||
    segment.wraps.some((wrap) => taken.has(wrap)) ||
    segment.nextWraps.some((wrap) => taken.has(wrap)) ||
    script.respelled.after.some(
      ({ change, start }) => taken.has(change) && start >= segment.after.start && start < segment.after.end,
    ) ||
    (script.erasable.size > 0 &&
      [...script.erasable].some(
        ([from, { change }]) => taken.has(change) && from >= segment.after.start && from < segment.after.end,
      ))
  );
}
