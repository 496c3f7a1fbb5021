import type { Change, FileReport, Part, PartFigures } from '../../engine/report';
import { lineNumbers } from '../lines';
import type { Style } from './style';
import { count } from '../words';

type Segment = Exclude<Part, 'insertion' | 'deletion' | 'replacement'> | 'remainder';

const CELLS = 24;

/** Each part has a glyph of its own: the bar says the same without colour. */
const GLYPHS: Readonly<Record<Segment, string>> = {
  remainder: '█',
  import: '▚',
  wrap: '▓',
  move: '↕',
  rename: '≈',
  comment: '▒',
  layout: '░',
  'line-ends': '·',
  artifact: '×',
};

const SEGMENTS: readonly Segment[] = [
  'remainder',
  'import',
  'wrap',
  'move',
  'rename',
  'comment',
  'layout',
  'line-ends',
  'artifact',
];

/** What the file's edit consists of; empty if it changes nothing. */
export function partsLine({ changes, parts }: FileReport, style: Style): string {
  const touched = touchedLines(changes);
  const present = SEGMENTS.filter((segment) => touched.has(segment));
  if (present.length === 0) return '';
  const cells = shareOut(present.map((segment) => touched.get(segment)!.size));
  const bar = present.map((segment, index) => paint(segment, GLYPHS[segment].repeat(cells[index]!), style));
  const legend = present.map((segment) => {
    const size = sizeOf(parts[segment]);
    return `${paint(segment, GLYPHS[segment], style)} ${segment}${size === '' ? '' : ` ${size}`}`;
  });
  return `${bar.join('')}  ${legend.join('  ')}`;
}

/** The lines that each part touches: the one unit that all parts have, so the bar is drawn by it. */
function touchedLines(changes: readonly Change[]): ReadonlyMap<Segment, ReadonlySet<string>> {
  const touched = new Map<Segment, Set<string>>();
  for (const { part, before, after } of changes) {
    const segment = segmentOf(part);
    const lines = touched.get(segment) ?? new Set();
    for (const line of lineNumbers(before)) lines.add(`-${line}`);
    for (const line of lineNumbers(after)) lines.add(`+${line}`);
    touched.set(segment, lines);
  }
  return touched;
}

function segmentOf(part: Part): Segment {
  return part === 'insertion' || part === 'deletion' || part === 'replacement' ? 'remainder' : part;
}

/** Cells in proportion to the sizes, at least one each. */
function shareOut(sizes: readonly number[]): readonly number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const cells = sizes.map((size) => Math.max(1, Math.round((size / Math.max(1, total)) * CELLS)));
  const largest = cells.indexOf(Math.max(...cells));
  const others = cells.reduce((sum, cell, index) => (index === largest ? sum : sum + cell), 0);
  return cells.map((cell, index) => (index === largest ? Math.max(1, CELLS - others) : cell));
}

function sizeOf(figures: PartFigures | undefined): string {
  if (figures === undefined) return '';
  const tokens = figures.deletedTokens + figures.insertedTokens;
  const sizes = [
    tokens > 0 ? count(tokens, 'token') : '',
    figures.commentWords > 0 ? count(figures.commentWords, 'word') : '',
    figures.layoutLines > 0 ? count(figures.layoutLines, 'line') : '',
  ];
  return sizes.filter((size) => size !== '').join(', ');
}

function paint(segment: Segment, text: string, { colors }: Style): string {
  const colorOf: Readonly<Record<Segment, (text: string) => string>> = {
    remainder: colors.bold,
    import: colors.bold,
    wrap: colors.magenta,
    move: colors.yellow,
    rename: colors.yellow,
    comment: colors.green,
    layout: colors.blue,
    'line-ends': colors.cyan,
    artifact: colors.red,
  };
  return colorOf[segment](text);
}
