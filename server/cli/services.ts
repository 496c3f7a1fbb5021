import type { EditDivider } from '../engine/divide/divideEdit';
import type { AlignmentExplainer, Engine, SetChecker } from '../engine/engine';
import type { RuleMetadata } from '../engine/rules/rule';
import type { Files } from '../ports/files';
import type { Git } from '../ports/git';
import type { RulePages } from '../ports/pages';
import type { TestRuns } from '../ports/testRuns';

/** The terminal, or whatever the command line is connected to. */
export interface Console {
  readonly workingDirectory: string;
  /** True if colours were not turned off and something would show them. */
  readonly hasColors: boolean;
  /** True if a person watches standard error, so that progress may be shown there. */
  readonly isWatched: boolean;
  out(text: string): void;
  error(text: string): void;
  /** Standard input, or as much of it as shows that it is too much. */
  readInput(): Promise<Uint8Array>;
}

/** Everything the commands reach the world through. */
export interface Services {
  readonly console: Console;
  readonly files: Files;
  readonly git: Git;
  /** Started by the first command that compares: others need no grammars. */
  readonly engine: () => Promise<Engine & AlignmentExplainer & SetChecker>;
  /** Started like the engine: takes edits apart so that parts of them can be tried. */
  readonly divider: () => Promise<EditDivider>;
  readonly testRuns: TestRuns;
  /** Aborted once the person asks to stop; from then on stopping is up to the command. */
  readonly interruption: () => AbortSignal;
  /** Milliseconds since some moment. */
  readonly clock: () => number;
  readonly rules: readonly RuleMetadata[];
  readonly pages: RulePages;
  readonly version: string;
}
