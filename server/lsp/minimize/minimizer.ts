import type { Baseline, TextEdit } from '../../engine/report';
import type { Progress } from '../../minimize/minimizeEdit';
import type { MinimizeReport } from '../../minimize/report';
import type { Result } from '../../ports/result';

/** The edit of one document, and what runs its tests. */
export interface MinimizeRequest {
  /** Absolute path of the document's file. */
  readonly path: string;
  readonly languageId: string;
  readonly before: string;
  readonly after: string;
  readonly baseline: Baseline;
  /** Given to the person's shell as it is. */
  readonly command: string;
  /** Absolute path of the folder in which the command runs. */
  readonly folder: string;
}

export interface Minimized {
  readonly report: MinimizeReport;
  /** What takes everything back that is not needed. */
  readonly edits: readonly TextEdit[];
}

export interface MinimizeControl {
  /** Aborted to end with the best so far. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Looks for the part of an edit that tests need, in copies of the tree. A problem is one line. */
export type Minimizer = (
  request: MinimizeRequest,
  control: MinimizeControl,
) => Promise<Result<Minimized, string>>;
