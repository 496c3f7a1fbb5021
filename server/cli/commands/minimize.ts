import type { Command } from 'commander';
import type { Minimization } from '../../minimize/minimizeEdit';
import { reportOf } from '../../minimize/report';
import { failure } from '../../ports/result';
import { contentsPatch } from '../../present/minimize';
import { duration, positive } from '../durations';
import { divideSelection, setFiles } from '../minimize/files';
import type { MinimizeOptions } from '../minimize/options';
import { emit, finish, problemOf } from '../minimize/result';
import { searchWith } from '../minimize/search';
import type { Outcome } from '../outcome';
import { selectChanges } from '../selection';
import type { Services } from '../services';

const HELP = `
The tests run in copies of the working tree, never in it. The edit as it is must pass; its original should fail, or
the tests cannot tell what of it is needed. Changed files that look like tests stay as they are unless PATH names them.

Statements, imports and files that the edit deleted and that no test covers stay deleted: no test asks for them.

Exit codes: 0 there is nothing to drop, or --apply dropped it; 1 something is not needed or undecided, the tests do
not cover the edit, or the search stopped early; 2 the tests do not pass with the edit as it is, or the command cannot
be carried out; 3 internal error.

Examples:
  pare minimize --test 'python -m unittest'
  pare minimize --base main --test 'npm test' --jobs 4 --max-time 10m src
  pare minimize --test 'pytest -q tests/test_load.py' --apply --rest-out dropped.patch`;

export function addMinimize(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('minimize')
    .summary('find the part of an edit that your tests need')
    .description(
      'Looks for the smallest part of the edit in the working tree that still passes a test command, and tells of ' +
        'each change whether it is needed. Changes nothing without --apply.',
    )
    .argument(
      '[path...]',
      'files and directories to minimise; all that differ, but for tests, if there are none',
    )
    .requiredOption('--test <command>', 'what runs the tests, for the shell; exits with 0 if they pass')
    .option('--base <revision>', 'the original: where the work since this revision began, instead of HEAD')
    .option('--jobs <number>', 'test runs at the same time, each in a copy of its own', positive, 1)
    .option('--max-runs <number>', 'stop after so many test runs, with the best so far', positive, 500)
    .option('--max-time <time>', 'stop after this time (such as 10m), with the best so far', duration)
    .option(
      '--timeout <time>',
      'time limit of a run; five times what the whole edit took, and ten seconds more, if not given',
      duration,
    )
    .option('--repeat <number>', 'run everything so often; what differs is undecided', positive, 1)
    .option(
      '--share <path>',
      'ignored file or directory that the tests need: linked into the copies; may be repeated',
      (path: string, all: readonly string[] = []) => [...all, path],
    )
    .option('--apply', 'leave only what is needed, and deletions that no test covers, in the working tree')
    .option('--restore-deletions', 'bring back deleted code that the tests pass with and without')
    .option('--patch-out <file>', 'write what --apply leaves as a patch of the original')
    .option('--rest-out <file>', 'write what --apply drops as a patch of what it leaves')
    .addHelpText('after', HELP)
    .action(async (paths: readonly string[]) => {
      done(await minimize(paths, command.optsWithGlobals<MinimizeOptions>(), services));
    });
}

async function minimize(
  paths: readonly string[],
  options: MinimizeOptions,
  services: Services,
): Promise<Outcome> {
  const selection = await selectChanges(
    paths,
    services,
    options.base === undefined ? undefined : { kind: 'base', revision: options.base },
  );
  if (!selection.ok) return selection;
  const { edits, held } = divideSelection(selection.value, paths.length > 0);
  if (edits.length === 0) {
    return failure(
      held.length === 0
        ? `nothing differs from ${selection.value.baseline.label}; there is nothing to minimise`
        : 'only tests and files without a text differ; name the files to minimise',
    );
  }
  const files = await setFiles(edits, selection.value, services);
  if (!files.ok) return files;
  const bench = await services.testRuns.open({
    root: selection.value.root,
    directory: await services.files.realPath(services.console.workingDirectory),
    isRepository: true,
    command: options.test,
    jobs: options.jobs,
    shared: options.share ?? [],
  });
  if (!bench.ok) return failure(`the tests cannot be run: ${bench.problem.detail}`);
  let found: Minimization;
  try {
    found = await searchWith(bench.value, files.value, options, services);
  } finally {
    await bench.value.close();
  }
  const broken = problemOf(found);
  const report = reportOf(found, {
    version: services.version,
    baseline: selection.value.baseline,
    command: options.test,
    held,
    patch: contentsPatch,
  });
  if (broken !== null) {
    emit(report, options, selection.value, services);
    return failure(broken);
  }
  return finish(found, report, options, selection.value, services);
}
