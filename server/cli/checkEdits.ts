import { assembleReport, skippedFile } from '../engine/checkSet';
import type { FileEdit } from '../engine/engine';
import type { Baseline, FileReport } from '../engine/report';
import { languageOf } from '../engine/syntax/languages';
import type { SkippedPath } from '../ports/workingTree';
import type { ReportView } from '../present';
import type { Policy } from './policy';
import type { Services } from './services';

export interface ChangeSet {
  readonly edits: readonly FileEdit[];
  readonly skipped: readonly SkippedPath[];
  readonly baseline: Baseline;
  /** How a person at this place would write a path of the report. */
  readonly show: (path: string) => string;
  /** Whether these are the edits that `pare revert` works on. */
  readonly isRevertible: boolean;
}

export async function checkEdits(
  { edits, skipped, baseline, show, isRevertible }: ChangeSet,
  policy: Policy,
  services: Services,
): Promise<ReportView> {
  const engine = await services.engine();
  const files: FileReport[] = skipped.map(skippedReport);
  for (const edit of edits) {
    const options = {
      levels: policy.levelsOf(edit.path),
      questions: true,
      published: true,
      ...(policy.requestText !== undefined && { request: policy.requestText }),
    };
    files.push(policy.accept(await engine.checkFile(edit, options), edit));
  }
  return {
    report: assembleReport(
      files,
      baseline,
      services.version,
      policy.acceptInSet(await engine.checkSet(edits, { levels: policy.setLevels, questions: true })),
      policy.given,
    ),
    texts: new Map(edits.map((edit) => [edit.path, edit])),
    show,
    isRevertible,
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
