import type { Change, Evidence, FileReport, Finding, Range } from '../engine/report';
import { lineNumbers, linesOf, type Line } from './lines';
import type { ReportView, TextPair } from './view';
import { harmless, shownLine, shownWithBlanks } from './visible';

const MOST_LINES = 6;

/** A line to show with a finding. */
export interface ExcerptRow {
  /** `-` for a line of before that the edit changed, `+` for one of after, a blank for one that stands. */
  readonly sign: '-' | '+' | ' ';
  /** Zero-based; null where lines are left out. */
  readonly line: number | null;
  readonly text: string;
  /** What the line shows, where the finding points at it from elsewhere. */
  readonly note: string | null;
}

/** The lines a finding is about: as they were, as they are, then unchanged lines that are evidence. */
export function excerptRows(finding: Finding, file: FileReport, view: ReportView): readonly ExcerptRow[] {
  const texts = view.texts.get(file.path);
  if (texts === undefined) return [];
  const changed = changedRanges(finding, file);
  return [
    ...changedLines(changed, texts),
    ...standingLines(finding, changed, texts),
    ...evidenceLines(finding, file, changed, view),
  ];
}

interface Changed {
  readonly before: readonly Range[];
  readonly after: readonly Range[];
  /** True if the lines stand on both sides and only differ within. */
  readonly isInsideLines: boolean;
}

function changedRanges(finding: Finding, file: FileReport): Changed {
  const subject = file.changes.filter(({ id }) => finding.subject.includes(id));
  const before = subject.flatMap((change) => change.before);
  const after = subject.flatMap((change) => change.after);
  if (subject.length === 0 || !subject.every(isInsideLines)) return { before, after, isInsideLines: false };
  // Blanks that are only on one side leave nothing to show on the other, where the line is a different one too.
  const evidence = finding.evidence.filter(({ side, path }) => side === 'before' && isOf(file, path));
  return {
    before: [...before, ...evidence.map(({ range }) => range)],
    after: [...after, ...finding.ranges],
    isInsideLines: true,
  };
}

function isInsideLines({ part }: Change): boolean {
  return part === 'layout' || part === 'line-ends';
}

function isOf({ path, previousPath }: FileReport, other: string): boolean {
  return other === path || other === previousPath;
}

function changedLines(changed: Changed, texts: TextPair): readonly ExcerptRow[] {
  const lines = linesOf(texts);
  const before = pick(lines.before, changed.before);
  const after = pick(lines.after, changed.after);
  const differInBlanks = changed.isInsideLines && (before.length === 0 || sameButBlanks(before, after));
  const show = (line: Line): string =>
    differInBlanks ? shownWithBlanks(line.text, line.end) : shownLine(line.text);
  return [...block('-', before, show), ...block('+', after, show)];
}

interface Numbered extends Line {
  readonly number: number;
}

function pick(lines: readonly Line[], ranges: readonly Range[]): readonly Numbered[] {
  return lineNumbers(ranges)
    .filter((number) => number < lines.length)
    .map((number) => ({ ...lines[number]!, number }));
}

function sameButBlanks(before: readonly Line[], after: readonly Line[]): boolean {
  const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text.trim()).join('\n');
  return joined(before) === joined(after);
}

function block(
  sign: ExcerptRow['sign'],
  lines: readonly Numbered[],
  show: (line: Line) => string,
): readonly ExcerptRow[] {
  const shown = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES - 1) : lines;
  const rows = shown.map((line) => ({ sign, line: line.number, text: show(line), note: null }));
  const left = lines.length - shown.length;
  return left === 0 ? rows : [...rows, { sign, line: null, text: `… ${left} more lines`, note: null }];
}

/** Lines that the finding points at although they did not change, such as the statement under a lost comment. */
function standingLines({ ranges }: Finding, changed: Changed, texts: TextPair): readonly ExcerptRow[] {
  const covered = new Set(lineNumbers(changed.after));
  const standing = pick(linesOf(texts).after, ranges).filter(({ number }) => !covered.has(number));
  return block(' ', standing, ({ text }) => shownLine(text));
}

function evidenceLines(
  finding: Finding,
  file: FileReport,
  changed: Changed,
  view: ReportView,
): readonly ExcerptRow[] {
  const covered = {
    before: new Set(lineNumbers(changed.before)),
    after: new Set(lineNumbers([...changed.after, ...finding.ranges])),
  };
  const isCovered = ({ side, path, range }: Evidence): boolean =>
    isOf(file, path) && covered[side].has(range.start.line);
  return finding.evidence
    .filter((evidence) => !isCovered(evidence))
    .map(({ role, side, path, range: { start } }) => {
      const isHere = isOf(file, path);
      const texts = view.texts.get(isHere ? file.path : path);
      const text = texts === undefined ? '' : (linesOf(texts)[side][start.line]?.text ?? '');
      const place = isHere
        ? side === 'before'
          ? ', before the edit'
          : ''
        : ` in ${harmless(view.show(path))}`;
      return { sign: ' ', line: start.line, text: shownLine(text), note: `${harmless(role)}${place}` };
    });
}
