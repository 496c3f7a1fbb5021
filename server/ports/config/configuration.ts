import type { Level } from '../../engine/report';
import type { Budgets } from '../../engine/budgets';

export type Levels = Readonly<Record<string, Level>>;

/** What a project says about how its edits are checked. Paths are from the directory of the file, with `/`. */
export interface Configuration {
  readonly rules: Levels;
  /** In the order of the file; where several match a path, the later one counts. */
  readonly paths: readonly PathRules[];
  readonly budgets: Budgets;
  /** Whether a file is not to be checked at all. */
  isIgnored(path: string): boolean;
}

export interface PathRules {
  matches(path: string): boolean;
  readonly rules: Levels;
  /** Why the findings of a rule are accepted here, by rule id. */
  readonly accept: Readonly<Record<string, string>>;
}

export const NO_CONFIGURATION: Configuration = {
  rules: {},
  paths: [],
  budgets: { file: {}, set: {} },
  isIgnored: () => false,
};

export function levelsFor({ rules, paths }: Configuration, path: string): Levels {
  return paths
    .filter((each) => each.matches(path))
    .reduce((levels, each) => ({ ...levels, ...each.rules }), rules);
}

/** Why a rule's findings in a file are accepted; null if they are not. */
export function acceptedBecause({ paths }: Configuration, path: string, rule: string): string | null {
  const matching = paths.filter((each) => each.accept[rule] !== undefined && each.matches(path));
  return matching[matching.length - 1]?.accept[rule] ?? null;
}
