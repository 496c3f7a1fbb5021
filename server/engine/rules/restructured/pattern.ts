import type { Edit } from '../../edit/edit';
import type { Unit } from '../../syntax/units';
import type { LexemeRun } from '../shared/changesAt';

/** One way of writing the same thing otherwise. */
export interface Pattern {
  /** Name of the form, such as `loop-to-comprehension`. */
  readonly form: string;
  /** What was done, to follow "Was it asked for to": `write a loop as a comprehension`. */
  readonly words: string;
  /**
   * Whether the two ways do the same for all values. Where they do not, the page of the rule says for which they
   * differ; the source of either claim stands at the pattern.
   */
  readonly holdsForAll: boolean;
  find(edit: Edit): readonly Restructuring[];
}

/** One place where a pattern was applied, in either direction. */
export interface Restructuring {
  /** The first is the one to show. */
  readonly before: readonly LexemeRun[];
  readonly after: readonly LexemeRun[];
}

export function runOfUnit({ firstLexeme, endLexeme }: Unit): LexemeRun {
  return { first: firstLexeme, end: endLexeme };
}
