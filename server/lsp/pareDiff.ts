import type { Change, Range } from '../engine/report';

/** Where a change is, before and after. */
type Touching = Pick<Change, 'before' | 'after'>;

/** How many lines of each side of one place are shown. */
const MAX_LINES = 12;
const MAX_LINE_LENGTH = 240;

interface Place {
  readonly before: Set<number>;
  readonly after: Set<number>;
}

/**
 * The lines that changes touch, before and after, with the changed tokens marked: `[-gone-]` and `{+new+}`.
 * Marks are left out where a whole line is gone or new. Empty if nothing changed.
 *
 * @param originals ranges of *before* that show what a line was like where nothing in it is gone
 */
export function pareDiff(
  changes: readonly Touching[],
  before: string,
  after: string,
  originals: readonly Range[] = [],
): string {
  const gone = createSide(
    '-',
    before,
    changes.flatMap((change) => change.before),
  );
  const added = createSide(
    '+',
    after,
    changes.flatMap((change) => change.after),
  );
  const lines = diffLines(placesOf(changes, originals), gone, added);
  if (lines.length === 0) return '';
  const fence = '`'.repeat(Math.max(3, ...lines.map(longestRunOfTicks)) + 1);
  return [`${fence}pare-diff`, ...lines, fence].join('\n');
}

/** The same lines without marks, for readers that know nothing of them. */
export function plainDiff(changes: readonly Touching[], before: string, after: string): readonly string[] {
  return diffLines(placesOf(changes, []), createSide('-', before, []), createSide('+', after, []));
}

type ShowLines = (numbers: ReadonlySet<number>) => readonly string[];

function diffLines(places: readonly Place[], gone: ShowLines, added: ShowLines): readonly string[] {
  return places.flatMap((place) => [...gone(place.before), ...added(place.after)]);
}

/** Changes that share a line are shown together. */
function placesOf(changes: readonly Touching[], originals: readonly Range[]): readonly Place[] {
  const places: Place[] = [];
  for (const change of changes) {
    const place: Place = { before: linesOf(change.before), after: linesOf(change.after) };
    const shared = places.find((other) => meet(other.before, place.before) || meet(other.after, place.after));
    if (shared === undefined) places.push(place);
    else addTo(shared, place);
  }
  addOriginals(places, originals);
  return places;
}

/** To the places without anything before, one by one if there are as many, else all to the first. */
function addOriginals(places: readonly Place[], originals: readonly Range[]): void {
  const waiting = places.filter(({ before }) => before.size === 0);
  const lines = originals
    .map((range) => linesOf([range]))
    .filter((original) => !places.some(({ before }) => meet(before, original)));
  lines.forEach((before, index) => {
    const place = waiting[lines.length === waiting.length ? index : 0];
    if (place !== undefined) addTo(place, { before, after: new Set() });
  });
}

function addTo(place: Place, { before, after }: Place): void {
  for (const line of before) place.before.add(line);
  for (const line of after) place.after.add(line);
}

function linesOf(ranges: readonly Range[]): Set<number> {
  const lines = new Set<number>();
  for (const { start, end } of ranges) {
    const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
    for (let line = start.line; line <= last; line += 1) lines.add(line);
  }
  return lines;
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return [...a].some((line) => b.has(line));
}

function createSide(sign: '-' | '+', text: string, marks: readonly Range[]): ShowLines {
  const lines = text.split(/\r\n|\r|\n/);
  return (numbers) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const shown = sorted.slice(0, MAX_LINES).map((line) => {
      const marked = markLine(lines[line] ?? '', intervalsOn(line, marks), sign);
      return `${sign} ${marked.length > MAX_LINE_LENGTH ? `${marked.slice(0, MAX_LINE_LENGTH)}…` : marked}`;
    });
    const more = sorted.length - shown.length;
    return more > 0 ? [...shown, `${sign} … ${more} more`] : shown;
  };
}

type Interval = readonly [start: number, end: number];

function intervalsOn(line: number, marks: readonly Range[]): readonly Interval[] {
  return marks
    .filter(({ start, end }) => start.line <= line && line <= end.line)
    .map(({ start, end }): Interval => [
      start.line < line ? 0 : start.character,
      end.line > line ? Infinity : end.character,
    ])
    .sort(([a], [b]) => a - b);
}

function markLine(line: string, intervals: readonly Interval[], sign: '-' | '+'): string {
  const [open, close] = sign === '-' ? ['[-', '-]'] : ['{+', '+}'];
  let marked = '';
  let outside = '';
  let at = 0;
  for (const [start, end] of intervals) {
    const from = Math.max(at, start);
    const inside = line.slice(from, end);
    outside += line.slice(at, from);
    marked += line.slice(at, from) + (inside === '' ? '' : `${open}${visible(inside)}${close}`);
    at = from + inside.length;
  }
  outside += line.slice(at);
  return outside.trim() === '' && line.trim() !== '' ? line : marked + line.slice(at);
}

/** Blanks that are the change itself must be seen. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll(' ', '·').replaceAll('\t', '→') : text;
}

function longestRunOfTicks(line: string): number {
  return Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
}
