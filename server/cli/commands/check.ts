import type { Command } from 'commander';
import { checkEdits } from '../checkEdits';
import { emitReport } from '../emit';
import { addCompletenessOption, readLevels, type CommonOptions, type CompletenessOptions } from '../options';
import type { Outcome } from '../outcome';
import { selectChanges } from '../selection';
import type { Services } from '../services';
import { addTargetOptions, requestOf, withTargets, type TargetOptions } from '../targets';

type CheckCommandOptions = CommonOptions & CompletenessOptions & TargetOptions;

export function addCheck(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('check')
    .summary('check the working tree against git HEAD')
    .description(
      'Compares the working tree, untracked files included, with what a checkout of git HEAD would write.',
    )
    .argument('[path...]', 'files and directories; all of the working tree if there are none')
    .action(async (paths: readonly string[]) => {
      done(await check(paths, command.optsWithGlobals<CheckCommandOptions>(), services));
    });
  addTargetOptions(command);
  addCompletenessOption(command);
}

async function check(
  paths: readonly string[],
  options: CheckCommandOptions,
  services: Services,
): Promise<Outcome> {
  const levels = readLevels(options.rule, services.rules);
  if (!levels.ok) return levels;
  const selection = await selectChanges(paths, services);
  if (!selection.ok) return selection;
  const edits = await withTargets(selection.value.edits, options, services);
  if (!edits.ok) return edits;
  const view = await checkEdits(
    { ...selection.value, edits: edits.value },
    { levels: levels.value, questions: true, ...requestOf(options) },
    services,
  );
  return emitReport(view, options, services.console);
}
