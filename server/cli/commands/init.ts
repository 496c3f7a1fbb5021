import { join } from 'node:path';
import type { Command } from 'commander';
import { CONFIGURATION_FILE } from '../../ports/config';
import { wordsOf } from '../../ports/files';
import { failure, success } from '../../ports/result';
import { EXIT, type Outcome } from '../outcome';
import type { Services } from '../services';

/** Every section, empty: an editor that knows the schema says what goes into each. */
const START = { rules: {}, paths: [], ignore: [], budgets: {} };

export function addInit(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  program
    .command('init')
    .summary('write a pare.json to start from')
    .description('Writes a pare.json that changes nothing yet into this directory. Never overwrites one.')
    .action(async () => {
      done(await init(services));
    });
}

async function init({ files, console }: Services): Promise<Outcome> {
  const path = join(console.workingDirectory, CONFIGURATION_FILE);
  if ((await files.kindOf(path)) !== 'missing') {
    return failure(`${CONFIGURATION_FILE} is there already; edit it, or remove it first`);
  }
  const written = await files.writeText(path, `${JSON.stringify(START, null, 2)}\n`);
  if (!written.ok) return failure(`${CONFIGURATION_FILE} ${wordsOf(written.problem)}`);
  console.out(`Wrote ${CONFIGURATION_FILE}. An editor with the extension says what goes into it.\n`);
  return success(EXIT.clean);
}
