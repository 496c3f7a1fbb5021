import { resolve } from 'node:path';
import { createColors } from 'picocolors';
import type { Minimization } from '../../minimize/minimizeEdit';
import type { MinimizeReport } from '../../minimize/report';
import { wordsOf } from '../../ports/files';
import { failure, success } from '../../ports/result';
import { presentMinimizeJson, presentMinimizeText } from '../../present/minimize';
import { applyContents } from '../applyContents';
import { EXIT, type Outcome } from '../outcome';
import type { Selection } from '../selection';
import type { Services } from '../services';
import type { MinimizeOptions } from './options';

/** Why the tests cannot be asked, in one line, or null. */
export function problemOf({ status, whole }: Minimization): string | null {
  if (status !== 'edit-fails') return null;
  const what = {
    fail: `fail (exit code ${whole.exitCode ?? 'none'})`,
    timeout: 'run out of time',
    broken: `cannot be started (${whole.output.trim()})`,
  };
  const how = what[whole.outcome as keyof typeof what] ?? 'fail';
  return `the tests ${how} with the edit as it is; minimising needs an edit that passes`;
}

export async function finish(
  found: Minimization,
  report: MinimizeReport,
  options: MinimizeOptions,
  selection: Selection,
  services: Services,
): Promise<Outcome> {
  const { console } = services;
  const isUsable = found.status === 'minimal' || found.status === 'best-so-far';
  if (isUsable) {
    for (const [name, patch] of [
      [options.patchOut, report.patches.needed],
      [options.restOut, report.patches.rest],
    ] as const) {
      if (name === undefined) continue;
      const written = await services.files.writeText(resolve(console.workingDirectory, name), patch);
      if (!written.ok) return failure(`${name} ${wordsOf(written.problem)}; nothing was applied`);
    }
  }
  const isApplied = options.apply === true && isUsable;
  if (isApplied) {
    const { set } = found;
    const edited = set.contentsOf(new Set(set.items.keys()));
    const applied = await applyContents(selection.root, edited, found.contents, services.files);
    if (!applied.ok) return applied;
  }
  emit({ ...report, applied: isApplied }, options, selection, services);
  const isDone = found.status === 'minimal';
  const isAllKept = found.verdicts.every(({ isKept }) => isKept);
  const isSettled = found.verdicts.every(({ verdict }) => verdict !== 'undecided');
  return success(isDone && isSettled && (isAllKept || isApplied) ? EXIT.clean : EXIT.findings);
}

export function emit(
  report: MinimizeReport,
  options: MinimizeOptions,
  { show }: Selection,
  { console }: Services,
): void {
  const colors = createColors(options.color && console.hasColors);
  console.out(
    options.format === 'json' ? presentMinimizeJson(report) : presentMinimizeText(report, { colors }, show),
  );
}
