import type { Level } from '../../engine/report';
import { budgetSentence } from '../budgets';
import { gravestFirst, mainLines, type Placed } from '../order';
import { reportSentence } from '../reportSentence';
import type { ReportView } from '../view';
import { harmless } from '../visible';

/**
 * Workflow commands of GitHub Actions: each finding becomes an annotation of the lines it is about. Only some of
 * many are shown there, so the gravest come first. Paths are those of the repository, wherever the check was started.
 */
export function presentGithub(view: ReportView): string {
  const { report } = view;
  const lines = [
    ...gravestFirst(view).map((placed) => annotation(placed)),
    ...report.budgets.map((excess) =>
      command('error', { title: 'Pare: budget' }, budgetSentence(excess, view)),
    ),
    ...report.files.flatMap(({ path, truncated }) =>
      truncated.map(({ limit, missing }) =>
        command(
          'warning',
          { file: path, title: 'Pare: cut short' },
          `Limit on ${limit}; missing: ${missing}.`,
        ),
      ),
    ),
    ...report.notes.map((note) => command('notice', { title: 'Pare' }, note)),
    harmless(reportSentence(report)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const COMMANDS: Readonly<Record<Exclude<Level, 'off'>, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

function annotation({ file, finding }: Placed): string {
  const { first, last } = mainLines(finding);
  const { level, rule, certainty, message, actions } = finding;
  const action = actions.find(({ kind, withheld }) => kind === 'takeBack' && withheld === null);
  const hint = action === undefined ? '' : `\nTake back: ${action.title}`;
  const title = `Pare: ${rule}${certainty === 'question' ? ' (question)' : ''}`;
  return command(
    COMMANDS[level],
    { file: file.path, line: String(first), endLine: String(last), title },
    `${message}${hint}`,
  );
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${written.join(',')}::${escapeData(message)}`;
}

/** A message or path could otherwise end the command and start another. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
