import type { Edit, Point } from 'web-tree-sitter';

/**
 * Edits that make one text of the other, in whole lines, as a parser wants them: ascending, each in coordinates of the
 * text in which those above it have been made.
 *
 * They need not be the fewest. What they leave out is equal, which is all that a parser relies on; so where the texts
 * part, the next lines that both hold once are taken for the place where they meet again.
 */
export function lineEdits(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  let row = 0;
  let place: Place = { b: 0, a: 0 };
  for (;;) {
    const parting = partingPlace(before, after, place);
    row += rowsIn(after.slice(place.a, parting.a));
    if (parting.b === before.length && parting.a === after.length) return edits;
    place = meetingPlace(before, after, parting);
    const added = after.slice(parting.a, place.a);
    edits.push(editAt(parting.a, { row, column: 0 }, before.slice(parting.b, place.b), added));
    row += rowsIn(added);
  }
}

/** Offsets in the two texts, at the start of a line or at the end of the text. */
interface Place {
  readonly b: number;
  readonly a: number;
}

function editAt(start: number, at: Point, removed: string, added: string): Edit {
  return {
    startIndex: start,
    oldEndIndex: start + removed.length,
    newEndIndex: start + added.length,
    startPosition: at,
    oldEndPosition: pointAfter(at, removed),
    newEndPosition: pointAfter(at, added),
  } as Edit;
}

/** @param text begins at the start of a line */
function pointAfter({ row }: Point, text: string): Point {
  return { row: row + rowsIn(text), column: text.length - (text.lastIndexOf('\n') + 1) };
}

function rowsIn(text: string): number {
  let rows = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) rows += 1;
  return rows;
}

/** Where the equal lines from a place on end. */
function partingPlace(before: string, after: string, { b, a }: Place): Place {
  const longest = Math.min(before.length - b, after.length - a);
  let equal = 0;
  let lines = 0;
  for (; equal < longest; equal += 1) {
    const code = before.charCodeAt(b + equal);
    if (code !== after.charCodeAt(a + equal)) break;
    if (code === LINE_FEED) lines = equal + 1;
  }
  const bothEnd = b + equal === before.length && a + equal === after.length;
  return bothEnd ? { b: before.length, a: after.length } : { b: b + lines, a: a + lines };
}

const LINE_FEED = 10;
/** Lines to look ahead, one number after the other. Texts that do not meet within the last are one edit. */
const WINDOWS = [16, 128, 1024, 8192];

function meetingPlace(before: string, after: string, { b, a }: Place): Place {
  for (const window of WINDOWS) {
    const old = linesFrom(before, b, window);
    const edited = linesFrom(after, a, window);
    const meeting = nearestCommonLine(old, edited);
    if (meeting !== null) return meeting;
    if (old.length < window && edited.length < window) break;
  }
  return { b: before.length, a: after.length };
}

interface Line {
  readonly text: string;
  readonly start: number;
}

function linesFrom(text: string, from: number, count: number): Line[] {
  const lines: Line[] = [];
  for (let start = from; start < text.length && lines.length < count;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline + 1;
    lines.push({ text: text.slice(start, end), start });
    start = end;
  }
  return lines;
}

/** A line that both hold once, the one with the fewest lines before it. */
function nearestCommonLine(old: readonly Line[], edited: readonly Line[]): Place | null {
  const [oldPlaces, editedPlaces] = [placesOf(old), placesOf(edited)];
  let nearest: Place | null = null;
  let fewest = Infinity;
  for (const [text, index] of oldPlaces) {
    const other = editedPlaces.get(text) ?? TWICE;
    if (index === TWICE || other === TWICE || index + other >= fewest) continue;
    nearest = { b: old[index]!.start, a: edited[other]!.start };
    fewest = index + other;
  }
  return nearest;
}

const TWICE = -1;

function placesOf(lines: readonly Line[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  lines.forEach(({ text }, index) => places.set(text, places.has(text) ? TWICE : index));
  return places;
}
