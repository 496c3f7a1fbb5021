import type { Certainty, Level } from '../../../server/engine/report';

/** Lines of one side of a file, zero-based, both ends inside. */
export type LineRun = readonly [first: number, last: number];

/** What the judge keeps of a finding. */
export interface JudgedFinding {
  readonly id: string;
  readonly rule: string;
  readonly form: string | null;
  readonly level: Exclude<Level, 'off'>;
  readonly certainty: Certainty;
  readonly message: string;
  readonly path: string;
  readonly scope: string;
  /** Line to look at in *after*, one-based. */
  readonly line: number;
  /** Lines of the changes it is about. */
  readonly subject: { readonly before: readonly LineRun[]; readonly after: readonly LineRun[] };
  /** One for each action: why it is withheld, or null if it is offered. */
  readonly actions: readonly (string | null)[];
}

export function isGrave({ level }: JudgedFinding): boolean {
  return level === 'warning' || level === 'error';
}

/** What one run of the rules over one edit gave. */
export interface EditResult {
  readonly id: string;
  /** Files of supported languages that were checked. */
  readonly files: number;
  /** Lines added and deleted in them. */
  readonly lines: number;
  readonly findings: readonly JudgedFinding[];
  /** What went wrong, by file. */
  readonly crashes: readonly string[];
  /** Kinds of limits met. */
  readonly truncated: readonly string[];
}

/** How rules are run: at their default levels, or every rule on. */
export type Mode = 'default' | 'all';

export const MODES: readonly Mode[] = ['default', 'all'];
