import type { CodeLens } from 'vscode-languageserver';
import type { Change, FileReport, FunctionReport, Part, Range } from '../engine/report';
import { count, signed } from '../present/text/words';
import { SERVER_COMMANDS } from '../protocol';
import type { Checked } from './checks';
import { contains } from './ranges';
import { distanceInWords } from './words';

/** One lens over each function that the edit changed: its size and what it holds besides plain edits. */
export function codeLenses({ document: { uri }, report }: Checked): CodeLens[] {
  if (report === null) return [];
  return report.functions.flatMap((each): CodeLens[] => {
    if (each.after === null) return [];
    const { start } = each.after;
    const command = { title: lensTitle(each, report), command: SERVER_COMMANDS.showReport, arguments: [uri] };
    return [{ range: { start, end: start }, command }];
  });
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
