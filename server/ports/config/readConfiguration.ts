import ignore from 'ignore';
import { BUDGET_MEASURES, type Budget } from '../../engine/budgets';
import { LEVELS, type Level } from '../../engine/report';
import { failure, success, type Result } from '../result';
import { suggestion } from '../suggest';
import { NO_CONFIGURATION, type Configuration, type Levels, type PathRules } from './configuration';

/**
 * Reads the text of a `pare.json`. What it does not know is an error: a misspelt key would otherwise do nothing,
 * and nobody would see that.
 *
 * @param ruleIds of the rules there are
 * @returns the configuration, or what is wrong with the text and where, in one line
 */
export function readConfiguration(text: string, ruleIds: readonly string[]): Result<Configuration, string> {
  try {
    return success(readRoot(parse(text), ruleIds));
  } catch (error) {
    if (error instanceof Wrong) return failure(error.message);
    throw error;
  }
}

/** Carries the first thing that is wrong out of the readers below; never leaves this file. */
class Wrong extends Error {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Wrong(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readRoot(value: unknown, ruleIds: readonly string[]): Configuration {
  const { rules, paths, ignore: ignored, budgets } = members(value, '', ROOT_KEYS);
  return {
    rules: rules === undefined ? NO_CONFIGURATION.rules : readLevels(rules, 'rules', ruleIds),
    paths:
      paths === undefined
        ? []
        : list(paths, 'paths').map((each, index) => readPath(each, `paths[${index}]`, ruleIds)),
    isIgnored: ignored === undefined ? NO_CONFIGURATION.isIgnored : readPatterns(ignored, 'ignore'),
    budgets: budgets === undefined ? NO_CONFIGURATION.budgets : readBudgets(budgets),
  };
}

const ROOT_KEYS = ['$schema', 'rules', 'paths', 'ignore', 'budgets'] as const;

function readPath(value: unknown, place: string, ruleIds: readonly string[]): PathRules {
  const { files, rules, accept } = members(value, place, ['files', 'rules', 'accept']);
  if (files === undefined)
    throw new Wrong(`${place}: name the files it is about, such as "files": ["tests/"]`);
  return {
    matches: readPatterns(files, `${place}.files`),
    rules: rules === undefined ? {} : readLevels(rules, `${place}.rules`, ruleIds),
    accept: accept === undefined ? {} : readReasons(accept, `${place}.accept`, ruleIds),
  };
}

function readLevels(value: unknown, place: string, ruleIds: readonly string[]): Levels {
  return byRule(value, place, ruleIds, (word, at): Level => {
    const level = LEVELS.find((known) => known === word);
    if (level !== undefined) return level;
    const near = typeof word === 'string' ? suggestion(word, LEVELS) : '';
    throw new Wrong(`${at}: ${shown(word)} is no level${near}; choose one of ${LEVELS.join(', ')}`);
  });
}

function readReasons(
  value: unknown,
  place: string,
  ruleIds: readonly string[],
): Readonly<Record<string, string>> {
  return byRule(value, place, ruleIds, (reason, at): string => {
    if (typeof reason === 'string' && reason.trim() !== '') return reason.trim();
    throw new Wrong(`${at}: say why these findings are accepted`);
  });
}

function byRule<Value>(
  value: unknown,
  place: string,
  ruleIds: readonly string[],
  read: (value: unknown, place: string) => Value,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(object(value, place)).map(([id, each]): [string, Value] => {
    if (!ruleIds.includes(id)) {
      throw new Wrong(
        `${place}: unknown rule ${shown(id)}${suggestion(id, ruleIds)}; 'pare rules' lists all`,
      );
    }
    return [id, read(each, `${place}.${id}`)];
  });
  return Object.fromEntries(entries);
}

function readBudgets(value: unknown): Configuration['budgets'] {
  const { file, set } = members(value, 'budgets', ['file', 'set']);
  return {
    file: file === undefined ? {} : readBudget(file, 'budgets.file'),
    set: set === undefined ? {} : readBudget(set, 'budgets.set'),
  };
}

function readBudget(value: unknown, place: string): Budget {
  const limits = Object.entries(members(value, place, BUDGET_MEASURES)).map(([measure, limit]) => {
    if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 0) return [measure, limit];
    throw new Wrong(`${place}.${measure}: ${shown(limit)} is no whole number from 0`);
  });
  return Object.fromEntries(limits) as Budget;
}

/** The syntax is that of `.gitignore`, which everybody who has a repository knows. */
function readPatterns(value: unknown, place: string): (path: string) => boolean {
  const patterns = list(value, place).map((pattern, index) => {
    if (typeof pattern === 'string' && pattern.trim() !== '') return pattern;
    throw new Wrong(`${place}[${index}]: ${shown(pattern)} is no pattern; write one as in .gitignore`);
  });
  const matcher = ignore({ ignorecase: false }).add(patterns);
  return (path) => ignore.isPathValid(path) && matcher.ignores(path);
}

function members<Key extends string>(
  value: unknown,
  place: string,
  known: readonly Key[],
): Readonly<Partial<Record<Key, unknown>>> {
  const record = object(value, place);
  const unknown = Object.keys(record).find((key) => !known.some((each) => each === key));
  if (unknown === undefined) return record as Readonly<Partial<Record<Key, unknown>>>;
  const where = place === '' ? '' : `${place}: `;
  throw new Wrong(
    `${where}unknown key ${shown(unknown)}${suggestion(unknown, known)}; there are ${known.join(', ')}`,
  );
}

function object(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Wrong(`${place === '' ? 'the whole' : place} must be an object in braces, not ${shown(value)}`);
}

function list(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Wrong(`${place} must be a list in brackets, not ${shown(value)}`);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const LONGEST = 40;
