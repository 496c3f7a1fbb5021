import type { Span } from '../../../server/engine/edit/model';

/** Text of the original that is replaced. An insertion is empty in the original. */
export interface Replacement extends Span {
  readonly text: string;
}

/** Lines of the original that an edit puts deeper. */
export interface Enclosure extends Span {
  readonly lineStarts: readonly number[];
  readonly lead: string;
}

/** An edit of the original text, whatever else is edited. */
export interface EditDraft {
  /** Which variant of its kind. */
  readonly form: string;
  /** Ascending and disjoint. */
  readonly replacements: readonly Replacement[];
  readonly enclosure?: Enclosure;
  /** Text that is the same as before and could as well be said to be what moved or was copied. */
  readonly twins?: readonly Span[];
  /** A name that means nothing any more. */
  readonly unbinds?: string;
}

/** A changed stretch in both texts. */
export interface Stretch {
  readonly before: Span;
  readonly after: Span;
}

export interface Applied {
  readonly text: string;
  /** By index of the edit. */
  readonly stretches: readonly (readonly Stretch[])[];
  /** Where an offset of the original went. */
  locate(offset: number): number;
}

interface Piece extends Replacement {
  readonly edit: number;
  readonly isLead: boolean;
}

/** The original with some edits made. Texts inserted inside an enclosure are put deeper with it. */
export function apply(text: string, edits: readonly EditDraft[]): Applied {
  const enclosures = edits.flatMap(({ enclosure }) => (enclosure === undefined ? [] : [enclosure]));
  const pieces = edits.flatMap((edit, index) => piecesOf(text, edit, index, enclosures));
  const stretches: Stretch[][] = edits.map(() => []);
  let result = '';
  let at = 0;
  for (const piece of pieces.sort(inOrder)) {
    // The line whose start this was is gone.
    if (piece.start < at) continue;
    result += text.slice(at, piece.start);
    const start = result.length;
    result += piece.text;
    at = piece.end;
    stretches[piece.edit]!.push({ before: piece, after: { start, end: result.length } });
  }
  return { text: result + text.slice(at), stretches, locate: (offset) => locate(stretches.flat(), offset) };
}

/** What is inserted at the offset itself comes before it. */
function locate(stretches: readonly Stretch[], offset: number): number {
  const grown = stretches
    .filter(({ before }) => before.end <= offset)
    .map(({ before, after }) => after.end - after.start - (before.end - before.start));
  return grown.reduce((sum, length) => sum + length, offset);
}

/** At one place inserted lines come first, then the indentation of the line that was there. */
function inOrder(one: Piece, other: Piece): number {
  return one.start - other.start || Number(one.isLead) - Number(other.isLead);
}

function piecesOf(text: string, draft: EditDraft, edit: number, enclosures: readonly Enclosure[]): Piece[] {
  const { enclosure } = draft;
  const leads = (enclosure?.lineStarts ?? []).map((start) => ({
    start,
    end: start,
    text: enclosure!.lead,
    edit,
    isLead: true,
  }));
  const replacements = draft.replacements.map((replacement) => {
    const around = enclosures.filter((other) => other !== enclosure && isInside(replacement, other));
    const lead = around.map((other) => other.lead).join('');
    return { ...replacement, text: deeper(text, replacement, lead), edit, isLead: false };
  });
  return [...replacements, ...leads];
}

function deeper(original: string, { start, text }: Replacement, lead: string): string {
  if (lead === '') return text;
  const startsLine = start === 0 || original[start - 1] === '\n';
  const inner = text.replace(/\n(?!\n|$)/g, `\n${lead}`);
  return startsLine && text !== '' && !text.startsWith('\n') ? lead + inner : inner;
}

function isInside({ start, end }: Span, outer: Span): boolean {
  return outer.start <= start && end <= outer.end && start < outer.end;
}

/**
 * Whether two edits cannot both be made: they touch, one crosses the border of what the other encloses, or one writes
 * a name that the other takes away.
 */
export function conflict(one: EditDraft, other: EditDraft): boolean {
  return (
    one.replacements.some((mine) => other.replacements.some((theirs) => touch(mine, theirs))) ||
    writes(one, other.unbinds) ||
    writes(other, one.unbinds) ||
    crossesBorder(one, other.enclosure) ||
    crossesBorder(other, one.enclosure)
  );
}

function writes({ replacements }: EditDraft, name: string | undefined): boolean {
  return name !== undefined && replacements.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
}

function touch(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function crossesBorder({ replacements, enclosure }: EditDraft, border: Enclosure | undefined): boolean {
  if (border === undefined) return false;
  const spans: readonly Span[] = enclosure === undefined ? replacements : [...replacements, enclosure];
  return spans.some((span) => crosses(span, border));
}

function crosses({ start, end }: Span, border: Span): boolean {
  const isApart = end <= border.start || start >= border.end;
  const isWithin = border.start <= start && end <= border.end;
  const isAround = start <= border.start && border.end <= end && start < end;
  return !isApart && !isWithin && !isAround;
}
