import { join, resolve } from 'node:path';
import { createColors } from 'picocolors';
import type { Command } from 'commander';
import type { FileEdit } from '../../engine/engine';
import type { SetFile } from '../../minimize/changeSet';
import { minimizeEdit, type Minimization, type Progress } from '../../minimize/minimizeEdit';
import { reportOf, type HeldFile, type MinimizeReport } from '../../minimize/report';
import { withTimeLimit } from '../../minimize/timeLimit';
import { wordsOf } from '../../ports/files';
import { failure, success, type Result } from '../../ports/result';
import type { TestBench } from '../../ports/testRuns';
import { contentsPatch, presentMinimizeJson, presentMinimizeText } from '../../present/minimize';
import { applyContents } from '../applyContents';
import { duration, positive } from '../durations';
import type { CommonOptions } from '../options';
import { EXIT, type Outcome } from '../outcome';
import { selectChanges, type Selection } from '../selection';
import type { Services } from '../services';
import { looksLikeTest } from '../testFiles';

interface MinimizeOptions extends CommonOptions {
  readonly test: string;
  readonly base?: string;
  readonly jobs: number;
  readonly maxRuns: number;
  readonly maxTime?: number;
  readonly timeout?: number;
  readonly repeat: number;
  readonly share?: readonly string[];
  readonly apply?: boolean;
  readonly patchOut?: string;
  readonly restOut?: string;
}

const HELP = `
The tests run in copies of the working tree, never in it. The edit as it is must pass; its original should fail, or
the tests cannot tell what of it is needed. Changed files that look like tests stay as they are unless PATH names them.

Exit codes: 0 every change is needed, or --apply left only those that are; 1 some are not needed or undecided, the
tests do not cover the edit, or the search stopped early; 2 the tests do not pass with the edit as it is, or the
command cannot be carried out; 3 internal error.

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
    .option('--apply', 'leave only what is needed in the working tree')
    .option('--patch-out <file>', 'write what is needed as a patch of the original')
    .option('--rest-out <file>', 'write what is not needed as a patch of the needed part')
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

interface Division {
  readonly edits: readonly FileEdit[];
  readonly held: readonly HeldFile[];
}

function divideSelection({ edits, skipped }: Selection, isNamed: boolean): Division {
  const isHeld = ({ path }: FileEdit): boolean => !isNamed && looksLikeTest(path);
  return {
    edits: edits.filter((edit) => !isHeld(edit)),
    held: [
      ...edits.filter(isHeld).map(({ path }) => ({ path, reason: 'it looks like a test' })),
      ...skipped.map(({ path, reason }) => ({ path, reason: `it ${reason}` })),
    ],
  };
}

async function setFiles(
  edits: readonly FileEdit[],
  { root, repository }: Selection,
  { divider, files }: Services,
): Promise<Result<readonly SetFile[], string>> {
  const { divide } = await divider();
  const set: SetFile[] = [];
  for (const edit of edits) {
    const inAfter = (await files.kindOf(join(root, edit.path))) !== 'missing';
    // An empty original is either an empty file or none.
    const base =
      edit.before === '' && edit.previousPath === null ? await repository.readHead(edit.path) : null;
    if (base !== null && !base.ok) return failure(`${edit.path} could not be read from the original`);
    set.push({ edit: await divide(edit), inBefore: base === null || base.value !== null, inAfter });
  }
  return success(set);
}

async function searchWith(
  bench: TestBench,
  files: readonly SetFile[],
  options: MinimizeOptions,
  services: Services,
): Promise<Minimization> {
  const { console, clock } = services;
  const started = clock();
  const signal = services.interruption();
  const progress = console.isWatched ? (line: string) => console.error(`\r\u001b[K${line}`) : null;
  const runTests = withTimeLimit(
    (contents, timeout, aborted) => bench.run(contents, timeout, aborted),
    options.timeout ?? null,
  );
  const found = await minimizeEdit(files, runTests, {
    jobs: options.jobs,
    repeat: options.repeat,
    maxRuns: options.maxRuns,
    isOutOfTime: () => options.maxTime !== undefined && clock() - started > options.maxTime,
    signal,
    onProgress: (state) => progress?.(progressLine(state)),
  });
  progress?.('');
  return found;
}

function progressLine({ phase, starts, left, of }: Progress): string {
  return `pare: ${phase}, ${starts} test runs, ${left} of ${of} pieces left (Ctrl-C ends with the best so far)`;
}

/** Why the tests cannot be asked, in one line, or null. */
function problemOf({ status, whole }: Minimization): string | null {
  if (status !== 'edit-fails') return null;
  const what = {
    fail: `fail (exit code ${whole.exitCode ?? 'none'})`,
    timeout: 'run out of time',
    broken: `cannot be started (${whole.output.trim()})`,
  };
  const how = what[whole.outcome as keyof typeof what] ?? 'fail';
  return `the tests ${how} with the edit as it is; minimising needs an edit that passes`;
}

async function finish(
  found: Minimization,
  report: MinimizeReport,
  options: MinimizeOptions,
  selection: Selection,
  services: Services,
): Promise<Outcome> {
  const { console } = services;
  const isUsable = found.status === 'minimal' || found.status === 'best-so-far';
  if (isUsable) {
    for (const [name, patch] of [
      [options.patchOut, report.patches.needed],
      [options.restOut, report.patches.rest],
    ] as const) {
      if (name === undefined) continue;
      const written = await services.files.writeText(resolve(console.workingDirectory, name), patch);
      if (!written.ok) return failure(`${name} ${wordsOf(written.problem)}; nothing was applied`);
    }
  }
  const isApplied = options.apply === true && isUsable;
  if (isApplied) {
    const { set } = found;
    const edited = set.contentsOf(new Set(set.items.keys()));
    const applied = await applyContents(selection.root, edited, found.contents, services.files);
    if (!applied.ok) return applied;
  }
  emit({ ...report, applied: isApplied }, options, selection, services);
  const isDone = found.status === 'minimal';
  const isAllNeeded = found.verdicts.every(({ verdict }) => verdict === 'needed');
  const isSettled = found.verdicts.every(({ verdict }) => verdict !== 'undecided');
  return success(isDone && (isAllNeeded || (isApplied && isSettled)) ? EXIT.clean : EXIT.findings);
}

function emit(
  report: MinimizeReport,
  options: MinimizeOptions,
  { show }: Selection,
  { console }: Services,
): void {
  const colors = createColors(options.color && console.hasColors);
  console.out(
    options.format === 'json' ? presentMinimizeJson(report) : presentMinimizeText(report, { colors }, show),
  );
}
