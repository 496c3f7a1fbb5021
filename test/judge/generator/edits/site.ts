import type { Replacement } from '../replacements';

/** A place where an edit can be made, and the node it is made at. */
export interface Site {
  readonly node: number;
  /** Ascending, not empty. */
  readonly replacements: readonly Replacement[];
}
