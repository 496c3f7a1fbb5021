import { createColors } from 'picocolors';
import { LEVELS, type Report } from '../engine/report';
import { success } from '../ports/result';
import { presentJson, presentText, type ReportView, type Style } from '../present';
import type { CommonOptions, CompletenessOptions, Threshold } from './options';
import { EXIT, type Outcome } from './outcome';
import type { Console } from './services';

/** Prints the report and tells the exit code. */
export function emitReport(
  view: ReportView,
  options: CommonOptions & CompletenessOptions,
  console: Console,
): Outcome {
  const style = styleOf(options, console);
  console.out(options.format === 'json' ? presentJson(view.report) : presentText(view, style));
  const isComplete =
    options.allowIncomplete === true || view.report.files.every(({ truncated }) => truncated.length === 0);
  return success(isComplete && !reaches(view.report, options.failOn) ? EXIT.clean : EXIT.findings);
}

export function styleOf({ color }: CommonOptions, console: Console): Style {
  return { colors: createColors(color && console.hasColors) };
}

function reaches({ totals }: Report, threshold: Threshold): boolean {
  if (threshold === 'never') return false;
  const least = LEVELS.indexOf(threshold);
  return LEVELS.some((level, index) => index >= least && level !== 'off' && totals.findings[level] > 0);
}
