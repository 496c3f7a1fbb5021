import { createChangeSet, type ChangeSet, type Contents, type SetFile } from './changeSet';
import { createRemover, everything, type Kept } from './problem';
import { DEFAULT_SEARCH, search, type SearchOptions } from './search';
import { withReplaced } from './replaced';
import { createTestOracle, type RunTests, type TestOracle, type TestRun } from './testOracle';
import { verdictsOf, type ItemVerdict } from './verdicts';

export interface MinimizeOptions {
  /** Test commands run at the same time. */
  readonly jobs: number;
  /** Times each set of files is run before its outcome counts. */
  readonly repeat: number;
  readonly maxRuns: number;
  readonly isOutOfTime: () => boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  readonly search?: Omit<SearchOptions, 'jobs'>;
}

export interface Progress {
  readonly phase: 'whole edit' | 'original' | 'search' | 'last checks';
  readonly starts: number;
  /** Changes of the smallest part so far that passes, and of the whole edit. */
  readonly left: number;
  readonly of: number;
}

/**
 * - `edit-fails`: the tests do not pass with the whole edit, so nothing can be said.
 * - `edit-unsteady`: with the whole edit they pass once and not another time.
 * - `not-covered`: they pass without the edit as well, so they cannot tell what of it is needed.
 * - `minimal`: no change can be taken back alone so that the tests still pass.
 * - `best-so-far`: stopped early; the part found passes but may not be minimal.
 */
export type Status = 'edit-fails' | 'edit-unsteady' | 'not-covered' | 'minimal' | 'best-so-far';

/** What the tests say about an edit. */
export interface Minimization {
  readonly set: ChangeSet;
  readonly status: Status;
  readonly stoppedBy: 'runs' | 'time' | 'signal' | null;
  /** The part of the edit to keep: all of it where the tests say nothing. */
  readonly kept: Kept;
  readonly contents: Contents;
  /** By item. */
  readonly verdicts: readonly ItemVerdict[];
  readonly runs: readonly TestRun[];
  readonly whole: TestRun;
  readonly original: TestRun | null;
  readonly minimum: TestRun | null;
  /** Where the original passes too: whether the tests failed once the edited files were made unreadable. */
  readonly readsFiles: boolean | null;
}

/** Runs that show whether the tests are steady enough to ask. */
const STEADY = 2;

/** Finds the smallest part of an edit that the tests still pass with. Applies nothing. */
export async function minimizeEdit(
  files: readonly SetFile[],
  runTests: RunTests,
  options: MinimizeOptions,
): Promise<Minimization> {
  const set = createChangeSet(files);
  const all = everything(set.problem);
  const none: Kept = new Set();
  let phase: Progress['phase'] = 'whole edit';
  let left = all.size;
  const oracle = createTestOracle(set, runTests, {
    repeat: options.repeat,
    budget: { maxRuns: options.maxRuns, isOutOfTime: options.isOutOfTime, signal: options.signal },
    onRun: report,
  });
  const steady = Math.max(STEADY, options.repeat);

  const whole = await oracle.confirm(all, steady);
  if (whole.outcome !== 'pass') {
    const status =
      whole.outcome === 'flaky'
        ? 'edit-unsteady'
        : whole.outcome === 'stopped'
          ? 'best-so-far'
          : 'edit-fails';
    return result(status, all, null, null);
  }
  phase = 'original';
  const original = await oracle.confirm(none, steady);
  if (original.outcome === 'pass') {
    return result('not-covered', all, original, await readsFiles(set, oracle));
  }
  phase = 'search';
  const kept = await search(set.problem, watched(oracle), {
    ...DEFAULT_SEARCH,
    ...options.search,
    jobs: options.jobs,
  });
  phase = 'last checks';
  report();
  const minimum = kept.size === all.size ? whole : await oracle.confirm(kept, steady);
  await probeReplaced(set, kept, oracle);
  const isDone = oracle.stoppedBy() === null || hasVerdicts(set, kept, oracle);
  return result(isDone ? 'minimal' : 'best-so-far', kept, original, null, minimum);

  function report(): void {
    const starts = oracle.runs.reduce((sum, run) => sum + run.starts, 0);
    options.onProgress({ phase, starts, left, of: all.size });
  }

  /** Tells how much is left each time a smaller part passes. */
  function watched(inner: TestOracle): TestOracle {
    return {
      ...inner,
      run: async (part) => {
        const verdict = await inner.run(part);
        if (verdict === 'pass' && part.size < left) {
          left = part.size;
          report();
        }
        return verdict;
      },
    };
  }

  function result(
    status: Status,
    kept: Kept,
    original: TestRun | null,
    reads: boolean | null,
    minimum: TestRun | null = null,
  ): Minimization {
    const isSteady = minimum === null || minimum.outcome === 'pass' || minimum.starts === 0;
    const settled = isSteady ? kept : all;
    const final = isSteady ? status : 'edit-unsteady';
    return {
      set,
      status: final,
      stoppedBy: oracle.stoppedBy(),
      kept: settled,
      contents: set.contentsOf(settled),
      verdicts: verdictsOf(set, settled, oracle, final),
      runs: oracle.runs,
      whole,
      original,
      minimum,
      readsFiles: reads,
    };
  }
}

/** Text that no language reads, so that tests which load the file cannot pass. */
const UNREADABLE = '\u0000<<<<<<< not a program (((\n';

/** Whether the tests notice at all what is in the edited files. */
async function readsFiles(set: ChangeSet, oracle: TestOracle): Promise<boolean | null> {
  if (oracle.isStopped()) return null;
  const contents = set.contentsOf(everything(set.problem));
  const spoiled = new Map([...contents].map(([path, text]) => [path, text === null ? null : UNREADABLE]));
  const outcome = await oracle.probe(spoiled);
  return outcome.kind !== 'pass';
}

/** Whether every change that is left was tried against the part that is left. */
function hasVerdicts(set: ChangeSet, kept: Kept, oracle: TestOracle): boolean {
  const remover = createRemover(set.problem);
  return [...kept].every((item) => oracle.known(remover.without(kept, [item])) !== null);
}

/**
 * What was written in place of deleted statements stays together with their deletion. Whether the tests notice the
 * deletion is asked here: they may pass with the old statements beside the new ones.
 */
async function probeReplaced(set: ChangeSet, kept: Kept, oracle: TestOracle): Promise<void> {
  for (const item of kept) {
    if (oracle.isStopped()) return;
    const probe = withReplaced(set, kept, item);
    if (probe !== null && oracle.known(probe) === null) await oracle.run(probe);
  }
}
