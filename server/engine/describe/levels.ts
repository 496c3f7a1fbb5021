import type { CheckOptions } from '../engine';
import type { Level } from '../report';
import type { RuleMetadata } from '../rules/rule';

type FindingLevel = Exclude<Level, 'off'>;

/** The level of a rule in a check. Questions are off where nobody asked for the check. */
export function levelOf(
  { id, certainty, defaultLevel }: RuleMetadata,
  { levels, questions }: CheckOptions,
): Level {
  if (certainty === 'question' && !questions) return 'off';
  return levels[id] ?? defaultLevel;
}

/**
 * The level of one finding of a rule that is on. What a rule says of a finding tunes the level it has by default; a level
 * that somebody chose stands.
 */
export function levelOfFinding(
  { id }: RuleMetadata,
  { levels }: CheckOptions,
  ofRule: FindingLevel,
  ofFinding: FindingLevel | undefined,
): FindingLevel {
  return levels[id] === undefined ? (ofFinding ?? ofRule) : ofRule;
}
