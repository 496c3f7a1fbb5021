import type { Certainty, Level } from '../report';

/** What is known of a rule without running it. */
export interface RuleMetadata {
  readonly id: string;
  /** One line, for `pare rules` and the manifest. */
  readonly summary: string;
  readonly defaultLevel: Level;
  readonly certainty: Certainty;
}
