import type { FileEdit } from '../../../server/engine/engine';
import { mulberry32 } from '../generator/random';
import type { JudgedEdit } from '../corpora/edit';
import type { JudgedFinding, LineRun } from '../running/result';
import type { JudgedResult } from '../running/runAll';

export interface Sample {
  readonly edit: JudgedEdit;
  readonly finding: JudgedFinding;
}

/** Some findings of a rule, one an edit as long as there are edits, the same for the same seed. */
export function sampled(
  judged: readonly JudgedResult[],
  rule: string,
  count: number,
  seed: number,
): Sample[] {
  const random = mulberry32(seed);
  const queues = random
    .shuffled(judged)
    .map(({ edit, results }) => ({
      edit,
      findings: random.shuffled(results.all.findings.filter((finding) => finding.rule === rule)),
    }))
    .filter(({ findings }) => findings.length > 0);
  const samples: Sample[] = [];
  for (
    let round = 0;
    samples.length < count && queues.some(({ findings }) => findings.length > round);
    round += 1
  ) {
    for (const { edit, findings } of queues) {
      if (samples.length < count && findings[round] !== undefined) {
        samples.push({ edit, finding: findings[round]! });
      }
    }
  }
  return samples;
}

/** The lines around a finding, before and after; `>` marks those that it is about. */
export function context(finding: JudgedFinding, file: FileEdit | undefined, around = 4): string {
  if (file === undefined) return '(about the edit as a whole)';
  const { before, after } = finding.subject;
  const at: LineRun = [finding.line - 1, finding.line - 1];
  return [
    ...(before.length > 0 ? ['before', excerpt(file.before, before, before, around)] : []),
    'after',
    ...(isLong(after) ? [excerpt(file.after, [at], [at], around)] : []),
    excerpt(file.after, after.length > 0 ? after : [at], after, around),
  ].join('\n');
}

const MOST_LINES = 40;

/** What the finding is about may be anywhere in a large change: the line it points at comes first then. */
function isLong(runs: readonly LineRun[]): boolean {
  return runs.reduce((sum, [first, last]) => sum + last - first + 1, 0) > MOST_LINES / 4;
}

function excerpt(text: string, runs: readonly LineRun[], marked: readonly LineRun[], around: number): string {
  const lines = text.split('\n');
  const shown = new Set<number>();
  for (const [first, last] of runs) {
    for (let line = Math.max(0, first - around); line <= Math.min(lines.length - 1, last + around); line += 1)
      shown.add(line);
  }
  const numbers = [...shown].sort((one, other) => one - other);
  const printed = numbers.slice(0, MOST_LINES).map((line, index) => {
    const isMarked = marked.some(([first, last]) => first <= line && line <= last);
    const gap = index > 0 && numbers[index - 1] !== line - 1 ? '      ...\n' : '';
    return `${gap}${isMarked ? '>' : ' '}${String(line + 1).padStart(5)} ${visible(lines[line]!)}`;
  });
  return [...printed, ...(numbers.length > MOST_LINES ? ['      ...'] : [])].join('\n');
}

/** Blanks at the end of a line are what some findings are about. */
function visible(line: string): string {
  return line.replace(/[ \t\r]+$/, (blanks) =>
    blanks.replace(/ /g, '·').replace(/\t/g, '→').replace(/\r/g, '␍'),
  );
}
