import {
  isSilent,
  type MinimizedChange,
  type MinimizedFile,
  type MinimizeReport,
} from '../../minimize/report';
import { count } from '../../present/words';
import type { ReportView } from '../../protocol';
import { escapeMarkdown } from '../../present/markdown/escape';
import { pareDiff } from '../pareDiff';

/** What minimising said of the edit of one document, as a page to read. */
export function minimizePage(report: MinimizeReport, before: string, after: string): ReportView {
  const [file] = report.files;
  const title = `Needed by tests: ${file?.path ?? ''}`;
  const sections = [
    `# ${escapeMarkdown(title)}`,
    `Compared with: ${escapeMarkdown(report.baseline.label)}. Tests: ${code(report.command)}, started ${
      report.starts === 1 ? 'once' : `${report.starts} times`
    } in copies of the folder.`,
    escapeMarkdown(minimizeSummary(report)),
    ...(file === undefined || isSilent(report.status) ? [] : fileSections(file, before, after)),
    ...outputSection(report),
  ];
  return { title, markdown: `${sections.join('\n\n')}\n` };
}

/** The answer in a sentence or two. */
export function minimizeSummary(report: MinimizeReport): string {
  switch (report.status) {
    case 'edit-fails':
      return 'The tests do not pass with the edit as it is, so nothing can be said about it.';
    case 'edit-unsteady':
      return 'The tests do not give the same answer each time, so nothing can be said.';
    case 'not-covered':
      return report.readsEditedFiles === false
        ? 'The tests pass without the edit as well, and even if this file is unreadable: they do not load it.'
        : 'The tests pass without the edit as well: no test covers what it does.';
    case 'minimal':
    case 'best-so-far': {
      const outer = outermost(report.files[0]);
      const of = (kind: Kind): number => outer.filter((change) => kindOf(change) === kind).length;
      const superfluous = of('not-needed');
      const undecided = of('undecided');
      const untested = of('untested');
      const open = undecided === 0 ? '' : `, ${undecided} undecided`;
      const early = report.status === 'minimal' ? '' : ' Stopped early: this is the best so far.';
      const stay =
        untested === 0
          ? ''
          : ` ${count(untested, 'deletion')} that no test covers ${untested === 1 ? 'stays' : 'stay'}.`;
      return `Your tests pass without ${superfluous} of ${count(outer.length, 'change')}${open}.${stay}${early}`;
    }
  }
}

/** Changes that lie in no other one. */
function outermost(file: MinimizedFile | undefined): readonly MinimizedChange[] {
  return file?.changes.filter(({ within }) => within === null) ?? [];
}

function fileSections(file: MinimizedFile, before: string, after: string): readonly string[] {
  const byId = new Map(file.changes.map((change) => [change.id, change]));
  const isNews = (change: MinimizedChange): boolean =>
    change.within === null || kindOf(byId.get(change.within)!) !== kindOf(change);
  return (['not-needed', 'untested', 'undecided', 'needed'] as const).flatMap((kind) => {
    const changes = file.changes.filter((change) => kindOf(change) === kind && isNews(change));
    if (changes.length === 0) return [];
    return [`## ${TITLES[kind]}`, ...changes.flatMap((change) => changeSection(change, before, after))];
  });
}

type Kind = MinimizedChange['verdict'] | 'untested';

/** What stays although no test needs it, deletions that is, is told apart from what can be taken back. */
function kindOf({ verdict, isKept }: MinimizedChange): Kind {
  return verdict === 'not-needed' && isKept ? 'untested' : verdict;
}

const TITLES = {
  'not-needed': 'Not needed',
  untested: 'Deleted, and no test covers it',
  undecided: 'Undecided',
  needed: 'Needed',
} as const;

function changeSection(change: MinimizedChange, before: string, after: string): readonly string[] {
  const { scope, part, verdict, reason, runs, isUntestedDeletion } = change;
  const [range] = change.after.length > 0 ? change.after : change.before;
  const side = change.after.length > 0 ? 'Line' : 'Original line';
  const line = range === undefined ? '' : `${side} ${range.start.line + 1}`;
  const shownBy = runs.length === 0 ? '' : ` (${runs.length === 1 ? 'run' : 'runs'} ${runs.join(', ')})`;
  const untested = isUntestedDeletion && verdict === 'needed' ? ' The tests do not cover this deletion.' : '';
  return [
    `### ${line}${scope === '' ? '' : ` in ${code(scope)}`}: ${part}`,
    `${escapeMarkdown(reason)}${shownBy}.${untested}`,
    pareDiff([change], before, after),
  ].filter((section) => section !== '');
}

/** Lines of output that are shown where the tests do not pass. */
const LAST_LINES = 20;

function outputSection({ status, runs }: MinimizeReport): readonly string[] {
  const output = status === 'edit-fails' ? (runs[0]?.output ?? '').trimEnd() : '';
  if (output.trim() === '') return [];
  const fence = '`'.repeat(Math.max(3, ...(output.match(/`+/g) ?? []).map(({ length }) => length + 1)));
  return [
    'The tests printed at the end:',
    [fence, ...output.split('\n').slice(-LAST_LINES), fence].join('\n'),
  ];
}

function code(text: string): string {
  const ticks = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)));
  return `${ticks} ${text} ${ticks}`;
}
