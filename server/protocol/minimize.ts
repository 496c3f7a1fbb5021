import type { ReportView } from '.';

/** What tests said of the edit of a document. */
export interface MinimizeResult {
  /** Why the tests were not asked, in words, or null. */
  readonly reason: string | null;
  /** The answer in a sentence or two. */
  readonly summary: string | null;
  /** Changes that the tests pass without. */
  readonly superfluous: number;
  readonly view: ReportView | null;
}
