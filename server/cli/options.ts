import { InvalidArgumentError, type Command } from 'commander';
import { LEVELS, type Level } from '../engine/report';
import type { RuleMetadata } from '../engine/rules/rule';
import { failure, success, type Result } from '../ports/result';
import { suggestion } from '../ports/suggest';

export const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown', 'agent'] as const;
export type Format = (typeof FORMATS)[number];

export const THRESHOLDS = ['never', 'hint', 'information', 'warning', 'error'] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** Options that every command understands. */
export interface CommonOptions {
  readonly format: Format;
  readonly failOn: Threshold;
  /** As given: `ID=LEVEL`, or a bare id for `revert`. */
  readonly rule?: readonly string[];
  /** Path of the configuration to take instead of the one found. */
  readonly config?: string;
  readonly color: boolean;
}

export interface CompletenessOptions {
  readonly allowIncomplete?: boolean;
}

export function addCommonOptions(program: Command): void {
  program
    .option('--format <format>', `how to print: ${FORMATS.join(', ')}`, oneOf(FORMATS), 'text')
    .option(
      '--fail-on <level>',
      `exit with 1 from this level: ${THRESHOLDS.join(', ')}`,
      oneOf(THRESHOLDS),
      'warning',
    )
    .option('--rule <id=level>', `set a rule's level (${LEVELS.join(', ')}); may be repeated`, collect)
    .option('--config <file>', 'take this configuration instead of the nearest pare.json')
    .option('--no-color', 'print without colours');
}

export function addCompletenessOption(command: Command): void {
  command.option('--allow-incomplete', 'do not exit with 1 because a file could not be compared in full');
}

function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

function oneOf<Choice extends string>(choices: readonly Choice[]): (value: string) => Choice {
  return (value) => {
    const choice = choices.find((known) => known === value);
    if (choice !== undefined) return choice;
    throw new InvalidArgumentError(`Choose one of ${choices.join(', ')}${suggestion(value, choices)}.`);
  };
}

/** Reads `ID=LEVEL` settings. */
export function readLevels(
  settings: readonly string[] | undefined,
  rules: readonly RuleMetadata[],
): Result<Readonly<Record<string, Level>>, string> {
  const levels: Record<string, Level> = {};
  for (const setting of settings ?? []) {
    const at = setting.indexOf('=');
    const [id, word] = at === -1 ? [setting, null] : [setting.slice(0, at), setting.slice(at + 1)];
    if (word === null) return failure(`--rule ${setting} has no level; write --rule ${id}=LEVEL`);
    const rule = findRule(id, rules);
    if (!rule.ok) return rule;
    const level = LEVELS.find((known) => known === word);
    if (level === undefined) {
      return failure(
        `unknown level ${word} in --rule ${setting}; choose one of ${LEVELS.join(', ')}${suggestion(word, LEVELS)}`,
      );
    }
    levels[id] = level;
  }
  return success(levels);
}

export function findRule(id: string, rules: readonly RuleMetadata[]): Result<RuleMetadata, string> {
  const rule = rules.find((known) => known.id === id);
  if (rule !== undefined) return success(rule);
  const ids = rules.map((known) => known.id);
  return failure(`unknown rule ${id}${suggestion(id, ids)}; 'pare rules' lists all`);
}
