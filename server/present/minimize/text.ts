import {
  isSilent,
  type Judgement,
  type MinimizedChange,
  type MinimizedFile,
  type MinimizeReport,
} from '../../minimize/report';
import { harmless, type Style } from '../text';

/** What minimising said, for a person at a terminal. */
export function presentMinimizeText(
  report: MinimizeReport,
  { colors }: Style,
  show: (path: string) => string,
): string {
  const blocks = [
    // Where the tests said nothing, no row would say anything.
    ...(isSilent(report.status) ? [] : report.files).map((file) => fileBlock(file, { colors }, show)),
    ...(report.held.length === 0
      ? []
      : [
          report.held.map(
            ({ path, reason }) => `${harmless(show(path))}  ${colors.dim(`left as it is: ${reason}`)}`,
          ),
        ]),
    headline(report),
    ...outputBlock(report),
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function fileBlock(file: MinimizedFile, { colors }: Style, show: (path: string) => string): string[] {
  const state = file.state === 'edited' ? '' : `  ${colors.dim(file.state)}`;
  const from = file.previousPath === null ? '' : `${harmless(show(file.previousPath))} → `;
  const head = `${from}${colors.bold(harmless(show(file.path)))}${state}`;
  const byId = new Map(file.changes.map((change) => [change.id, change]));
  const shown = file.changes.filter(isWorthShowing);
  return [
    head,
    ...(file.file === null
      ? []
      : [`  ${word(file.file, { colors })}  the file itself: ${reasonOf(file.file)}`]),
    ...shown.map((change) => `  ${row(change)}`),
    `  ${colors.dim(distances(file))}`,
  ];

  /** What lies inside something that is judged alike says nothing of its own. */
  function isWorthShowing({ within, verdict, isUntestedDeletion }: MinimizedChange): boolean {
    const holder = within === null ? undefined : byId.get(within);
    return holder === undefined || holder.verdict !== verdict || isUntestedDeletion;
  }

  function row(change: MinimizedChange): string {
    const [range] = change.after.length > 0 ? change.after : change.before;
    const line = range === undefined ? '' : `${range.start.line + 1}:${range.start.character + 1}`;
    const side = change.after.length > 0 ? '' : ' of the original';
    const scope = change.scope === '' ? '' : ` in ${harmless(change.scope)}`;
    const place = `${line}${side}${scope}`;
    const size = `${change.part}, ${count(change.lines, 'line')}`;
    return `${word(change, { colors })}  ${place}  ${size}: ${reasonOf(change)}`;
  }

  function reasonOf({ verdict, reason, runs, isUntestedDeletion }: Judgement): string {
    const shownBy = runs.length === 0 ? '' : ` (${runs.length === 1 ? 'run' : 'runs'} ${runs.join(', ')})`;
    const untested =
      isUntestedDeletion && verdict === 'needed'
        ? '; the tests also pass with these lines beside that code, so they do not cover the deletion'
        : '';
    return `${harmless(reason)}${shownBy}${untested}`;
  }
}

function word({ verdict, isKept }: Judgement, { colors }: Style): string {
  if (verdict === 'needed') return colors.green('needed    ');
  if (verdict === 'not-needed' && isKept) return colors.dim('untested  ');
  return verdict === 'not-needed' ? colors.yellow('not needed') : colors.dim('undecided ');
}

function distances({ measures: { edit, minimum } }: MinimizedFile): string {
  const smallest = minimum === null ? '' : `, ${count(minimum.distance, 'token')} in the part that is needed`;
  return `${count(edit.distance, 'token')} changed${smallest}`;
}

function headline(report: MinimizeReport): string[] {
  const judged = report.files.flatMap(({ file, changes }) => [
    ...(file === null ? [] : [file]),
    ...changes.filter(({ within }) => within === null),
  ]);
  const superfluous = judged.filter(({ verdict, isKept }) => verdict === 'not-needed' && !isKept).length;
  const undecided = judged.filter(({ verdict }) => verdict === 'undecided').length;
  const starts = `the tests were started ${report.starts === 1 ? 'once' : `${report.starts} times`}`;
  switch (report.status) {
    case 'edit-fails':
      return [`The tests do not pass with the edit as it is, so nothing can be said about it; ${starts}.`];
    case 'edit-unsteady':
      return [`The tests do not give the same answer each time, so nothing can be said; ${starts}.`];
    case 'not-covered':
      return [
        'The tests pass without the edit as well: they still pass, and cannot tell what of it is needed.',
        report.readsEditedFiles === false
          ? 'They also pass if the edited files are unreadable: no test loads these files, or the tests load them from another place.'
          : 'No test covers what the edit does.',
      ];
    case 'minimal':
    case 'best-so-far': {
      const early =
        report.status === 'minimal'
          ? ''
          : ` Stopped early (${STOPPED[report.stoppedBy ?? 'runs']}): this is the best so far.`;
      const open = undecided === 0 ? '' : `, ${undecided} undecided`;
      return [
        `${superfluous} of ${count(judged.length, 'change')} not needed${open}; ${starts}.${early}`,
        ...untestedDeletions(judged, report.applied),
        `The edit is ${count(report.measures.edit, 'token')}, the part needed ${count(report.measures.minimum, 'token')}: ${report.measures.excess} more than the tests ask for.`,
      ];
    }
  }
}

/** What becomes of code that the edit deleted and that the tests pass with and without, in a sentence each. */
function untestedDeletions(judged: readonly Judgement[], isApplied: boolean): string[] {
  const all = judged.filter(
    ({ verdict, isUntestedDeletion }) => verdict === 'not-needed' && isUntestedDeletion,
  );
  const stay = all.filter(({ isKept }) => isKept).length;
  const back = all.length - stay;
  const which = back === 1 ? 'One of them is a deletion' : `${back} of them are deletions`;
  return [
    ...(stay === 0
      ? []
      : [
          `${count(stay, 'deletion')} that no test covers ${stay === 1 ? 'stays' : 'stay'} as the edit made ${stay === 1 ? 'it' : 'them'}: the tests pass with and without that code (--restore-deletions brings it back).`,
        ]),
    ...(back === 0
      ? []
      : [
          `${which} that no test covers: ${isApplied ? 'that code is back' : 'applying the result brings that code back'}.`,
        ]),
  ];
}

const STOPPED = { runs: 'limit of runs', time: 'limit of time', signal: 'interrupted' } as const;

/** Last lines of what the tests printed where that is what a person needs to go on. */
function outputBlock({ status, runs }: MinimizeReport): string[][] {
  const output = status === 'edit-fails' ? (runs[0]?.output ?? '') : '';
  const rows = output.trimEnd().split('\n').slice(-LAST_LINES);
  return output.trim() === ''
    ? []
    : [['The tests printed at the end:', ...rows.map((line) => `  ${harmless(line)}`)]];
}

const LAST_LINES = 20;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
