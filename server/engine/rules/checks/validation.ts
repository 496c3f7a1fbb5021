import type { Question } from './condition';
import type { Exit } from './exit';

/** Any check that raises validates; one that only leaves does so if it asks for absence or type. */
export function isValidation(question: Question | null, { raises, computes }: Exit): boolean {
  if (raises || question === 'missing' || question === 'falsy') return true;
  // What works something out for a value of another type is another case, not a check.
  return question === 'type' && !computes;
}
