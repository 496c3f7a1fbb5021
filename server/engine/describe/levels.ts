import type { CheckOptions } from '../engine';
import type { Level } from '../report';
import type { RuleMetadata } from '../rules/rule';

/** The level of a rule in a check. Questions are off where nobody asked for the check. */
export function levelOf(
  { id, certainty, defaultLevel }: RuleMetadata,
  { levels, questions }: CheckOptions,
): Level {
  if (certainty === 'question' && !questions) return 'off';
  return levels[id] ?? defaultLevel;
}
