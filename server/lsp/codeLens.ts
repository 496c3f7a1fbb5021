import type { CodeLens } from 'vscode-languageserver';
import type { Change, FileReport, FunctionReport, Part, Position, Range } from '../engine/report';
import { count, signed } from '../present/words';
import { SERVER_COMMANDS } from '../protocol';
import type { Checked } from './checks';
import { shownFindings } from './findings';
import { contains } from './ranges';
import type { Settings } from './settings';
import { distanceInWords } from './words';

/** What a lens is about, until it is in view; it holds for one version of the document only. */
interface LensData {
  readonly uri: string;
  readonly version: number;
  /** The function by its place in the report; absent for the lens of the whole document. */
  readonly function?: number;
}

/**
 * One lens over each function that the edit changed, and one over the document: the size of the edit and what
 * it holds besides plain edits. Only their places are computed here.
 */
export function codeLenses({ document, report }: Checked, settings: Settings['codeLens']): CodeLens[] {
  if (report === null || !settings.enable) return [];
  const { uri, version } = document;
  const lens = ({ line, character }: Position, data: LensData): CodeLens => ({
    range: { start: { line, character }, end: { line, character } },
    data,
  });
  const functions = report.functions.flatMap(({ after }, index) =>
    after === null ? [] : [lens(after.start, { uri, version, function: index })],
  );
  return [
    ...(settings.file ? [lens({ line: 0, character: 0 }, { uri, version })] : []),
    ...(settings.functions ? functions : []),
  ];
}

/** Gives a lens its words; a lens of a text that is no longer there stays empty. */
export function resolveCodeLens(lens: CodeLens, checked: Checked | undefined): CodeLens {
  const { uri, version, function: index } = lens.data as LensData;
  const report = checked?.document.version === version ? checked.report : null;
  const each = index === undefined ? undefined : report?.functions[index];
  const title =
    report === null || checked === undefined
      ? ''
      : each !== undefined
        ? lensTitle(each, report)
        : index === undefined
          ? documentTitle(report, checked.baseline?.label ?? '')
          : '';
  return {
    range: lens.range,
    command: { title, command: title === '' ? '' : SERVER_COMMANDS.showReport, arguments: [uri] },
  };
}

/** The document that a lens is about, or null for a lens that is not ours. */
export function uriOfLens({ data }: CodeLens): string | null {
  const uri: unknown = typeof data === 'object' && data !== null ? (data as Partial<LensData>).uri : null;
  return typeof uri === 'string' ? uri : null;
}

function documentTitle(report: FileReport, baseline: string): string {
  const findings = count(shownFindings(report).length, 'finding');
  return `${distanceInWords(report.measures.tokenDistance.raw)} from ${baseline} · ${findings}`;
}

function lensTitle(each: FunctionReport, report: FileReport): string {
  const { tokenDistance, cognitiveComplexity } = each.measures;
  const size =
    each.before === null ? `new, ${count(tokenDistance.after, 'token')}` : distanceInWords(tokenDistance);
  const { added } = cognitiveComplexity;
  const parts = partsInWords(each, report);
  return [
    size,
    ...(added === 0 ? [] : [`complexity ${signed(added)}`]),
    ...(parts === '' ? [] : [parts]),
  ].join(' · ');
}

/** The parts that have a name of their own, as in `layout, 1 comment`. Plain edits show in the distance. */
const PART_WORDS: readonly [Part, (changes: number) => string][] = [
  ['artifact', (changes) => count(changes, 'artifact')],
  ['line-ends', () => 'line ends'],
  ['layout', () => 'layout'],
  ['comment', (changes) => count(changes, 'comment')],
  ['rename', (changes) => count(changes, 'rename')],
  ['move', (changes) => count(changes, 'move')],
  ['wrap', (changes) => count(changes, 'wrapped block')],
];

function partsInWords(each: FunctionReport, report: FileReport): string {
  return PART_WORDS.filter(([part]) => each.parts[part] !== undefined)
    .map(([part, words]) => words(Math.max(1, changesIn(each, report.changes, part))))
    .join(', ');
}

function changesIn({ before, after }: FunctionReport, changes: readonly Change[], part: Part): number {
  const within = (outer: Range | null, ranges: readonly Range[]) =>
    outer !== null && ranges.some((range) => contains(outer, range));
  return changes.filter(
    (change) => change.part === part && (within(after, change.after) || within(before, change.before)),
  ).length;
}
