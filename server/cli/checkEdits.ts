import { assembleReport, skippedFile } from '../engine/checkSet';
import type { CheckOptions, FileEdit } from '../engine/engine';
import type { Baseline, FileReport } from '../engine/report';
import { languageOf } from '../engine/syntax/languages';
import type { SkippedPath } from '../ports/workingTree';
import type { ReportView } from '../present';
import type { Services } from './services';

export interface ChangeSet {
  readonly edits: readonly FileEdit[];
  readonly skipped: readonly SkippedPath[];
  readonly baseline: Baseline;
  /** How a person at this place would write a path of the report. */
  readonly show: (path: string) => string;
}

export async function checkEdits(
  { edits, skipped, baseline, show }: ChangeSet,
  options: CheckOptions,
  services: Services,
): Promise<ReportView> {
  const engine = await services.engine();
  const files: FileReport[] = skipped.map(skippedReport);
  for (const edit of edits) files.push(await engine.checkFile(edit, { ...options, published: true }));
  return {
    report: assembleReport(files, baseline, services.version, await engine.checkSet(edits, options)),
    texts: new Map(edits.map((edit) => [edit.path, edit])),
    show,
  };
}

function skippedReport({ path, previousPath, reason, byNature }: SkippedPath): FileReport {
  const language = languageOf(path);
  return skippedFile({
    path,
    previousPath,
    language: language?.id ?? 'unknown',
    reason,
    isIncomplete: language !== null && !byNature,
  });
}
