import Ajv from 'ajv/dist/2020';
import { expect } from 'vitest';
import type { Services } from '../../../server/cli/services';
import type { Contents } from '../../../server/minimize/changeSet';
import type { MinimizeReport } from '../../../server/minimize/report';
import { memoryTestRuns } from '../../../server/ports/testRuns';
import schema from '../../../server/present/minimize/minimize-v1.schema.json';
import { pare, type Answer, type World } from './cli';

export type Passes = (contents: Contents) => boolean;

/** Runs `pare minimize` in a repository in memory, with tests that only look at the files. */
export async function minimizeIn(
  words: readonly string[],
  passes: Passes,
  world: World,
  change: Partial<Services> = {},
): Promise<Answer & { readonly stillOpen: () => number }> {
  const testRuns = memoryTestRuns(passes);
  const answer = await pare(['minimize', '--test', 'run', ...words], world, { testRuns, ...change });
  return { ...answer, stillOpen: testRuns.stillOpen };
}

const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }).compile(schema);

/** What it prints for programs, which must fit its schema. */
export async function reportIn(
  words: readonly string[],
  passes: Passes,
  world: World,
  change: Partial<Services> = {},
): Promise<MinimizeReport> {
  const { out } = await minimizeIn([...words, '--format', 'json'], passes, world, change);
  const value: unknown = JSON.parse(out);
  validate(value);
  expect(validate.errors).toBeNull();
  return value as MinimizeReport;
}
