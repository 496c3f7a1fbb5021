import { createColors } from 'picocolors';
import { LEVELS, type Report } from '../engine/report';
import { success } from '../ports/result';
import {
  presentAgent,
  presentGithub,
  presentJson,
  presentMarkdown,
  presentSarif,
  presentText,
  type ReportView,
  type Style,
} from '../present';
import type { CommonOptions, CompletenessOptions, Threshold } from './options';
import { EXIT, type Outcome } from './outcome';
import type { Console, Services } from './services';

/** Prints the report and tells the exit code. */
export function emitReport(
  view: ReportView,
  options: CommonOptions & CompletenessOptions,
  services: Pick<Services, 'console' | 'rules'>,
): Outcome {
  services.console.out(present(view, options, services));
  const isComplete =
    options.allowIncomplete === true || view.report.files.every(({ truncated }) => truncated.length === 0);
  return success(isComplete && !reaches(view.report, options.failOn) ? EXIT.clean : EXIT.findings);
}

function present(
  view: ReportView,
  options: CommonOptions,
  { console, rules }: Pick<Services, 'console' | 'rules'>,
): string {
  switch (options.format) {
    case 'text':
      return presentText(view, styleOf(options, console));
    case 'json':
      return presentJson(view.report);
    case 'sarif':
      return presentSarif(view, rules);
    case 'github':
      return presentGithub(view);
    case 'markdown':
      return presentMarkdown(view);
    case 'agent':
      return presentAgent(view);
  }
}

export function styleOf({ color }: CommonOptions, console: Console): Style {
  return { colors: createColors(color && console.hasColors) };
}

function reaches({ totals, budgets }: Report, threshold: Threshold): boolean {
  if (threshold === 'never') return false;
  const least = LEVELS.indexOf(threshold);
  const isFound = LEVELS.some(
    (level, index) => index >= least && level !== 'off' && totals.findings[level] > 0,
  );
  return isFound || budgets.length > 0;
}
