import { dirname, join, relative, sep } from 'node:path';
import { wordsOf, type Files } from '../files';
import { failure, success, type Result } from '../result';
import { NO_CONFIGURATION, type Configuration } from './configuration';
import { readConfiguration } from './readConfiguration';

export const CONFIGURATION_FILE = 'pare.json';

/** A configuration and the directory that its paths start from. */
export interface PlacedConfiguration {
  readonly configuration: Configuration;
  /** Absolute path of the file; null if there is none. */
  readonly path: string | null;
  /** An absolute path as the configuration would write it. */
  readonly relative: (absolute: string) => string;
}

export interface ConfigurationProblem {
  readonly path: string;
  /** What is wrong, to follow the path. */
  readonly reason: string;
}

/** The nearest `pare.json` from a directory upwards, up to the root of the repository that holds it. */
export async function findConfiguration(
  directory: string,
  files: Files,
  ruleIds: readonly string[],
): Promise<Result<PlacedConfiguration, ConfigurationProblem>> {
  const path = join(directory, CONFIGURATION_FILE);
  if ((await files.kindOf(path)) !== 'missing') return loadConfiguration(path, files, ruleIds);
  const parent = dirname(directory);
  const isRoot = parent === directory || (await files.kindOf(join(directory, '.git'))) !== 'missing';
  if (!isRoot) return findConfiguration(parent, files, ruleIds);
  return success({ configuration: NO_CONFIGURATION, path: null, relative: (absolute) => absolute });
}

export async function loadConfiguration(
  path: string,
  files: Files,
  ruleIds: readonly string[],
): Promise<Result<PlacedConfiguration, ConfigurationProblem>> {
  const text = await files.readText(path);
  if (!text.ok) return failure({ path, reason: wordsOf(text.problem) });
  const read = readConfiguration(text.value, ruleIds);
  if (!read.ok) return failure({ path, reason: read.problem });
  return success({
    configuration: read.value,
    path,
    relative: (absolute) => relative(dirname(path), absolute).split(sep).join('/'),
  });
}
