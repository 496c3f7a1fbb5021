import type { Report } from '../engine/report';

export interface TextPair {
  readonly before: string;
  readonly after: string;
}

/** What a presenter shows: a report, and the texts it is about. */
export interface ReportView {
  readonly report: Report;
  /** By `FileReport.path`; files that were not compared have none. */
  readonly texts: ReadonlyMap<string, TextPair>;
  /** How a person at this place would write a path of the report. */
  readonly show: (path: string) => string;
  /** Whether what is shown is the working tree against HEAD, where `pare revert` finds the same findings. */
  readonly isRevertible: boolean;
}
