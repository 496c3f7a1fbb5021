import type { CommonOptions } from '../options';

export interface MinimizeOptions extends CommonOptions {
  readonly test: string;
  readonly base?: string;
  readonly jobs: number;
  readonly maxRuns: number;
  /** Milliseconds, like the other times. */
  readonly maxTime?: number;
  readonly timeout?: number;
  readonly repeat: number;
  readonly share?: readonly string[];
  readonly apply?: boolean;
  readonly restoreDeletions?: boolean;
  readonly patchOut?: string;
  readonly restOut?: string;
}
