import { createChangeSet, type ChangeSet, type Contents, type SetFile } from './changeSet';
import { createRemover, everything, type Kept } from './problem';
import { DEFAULT_SEARCH, search, type SearchOptions } from './search';
import { withReplaced } from './replaced';
import { createTestOracle, type RunTests, type TestOracle, type TestRun } from './testOracle';
import { withUntestedDeletions } from './untestedDeletions';
import { verdictsOf, type ItemVerdict } from './verdicts';

export interface MinimizeOptions {
  /** Test commands run at the same time. */
  readonly jobs: number;
  /** Times each set of files is run before its outcome counts. */
  readonly repeat: number;
  readonly maxRuns: number;
  /** Brings deleted code back that the tests pass with and without; otherwise it stays away. */
  readonly restoresDeletions: boolean;
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
  /** The smallest part found that passes: all of the edit where the tests say nothing. */
  readonly smallest: Kept;
  /** The part of the edit to keep: the smallest, and deletions that no test covers. */
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
    return result({ status, smallest: all, kept: all, original: null });
  }
  phase = 'original';
  const original = await oracle.confirm(none, steady);
  if (original.outcome === 'pass') {
    const reads = await readsFiles(set, oracle);
    return result({ status: 'not-covered', smallest: all, kept: all, original, readsFiles: reads });
  }
  phase = 'search';
  const smallest = await search(set.problem, watched(oracle), {
    ...DEFAULT_SEARCH,
    ...options.search,
    jobs: options.jobs,
  });
  phase = 'last checks';
  report();
  const minimum = smallest.size === all.size ? whole : await oracle.confirm(smallest, steady);
  await probeReplaced(set, smallest, oracle);
  const isDone = oracle.stoppedBy() === null || hasVerdicts(set, smallest, oracle);
  const kept =
    options.restoresDeletions || minimum.outcome !== 'pass'
      ? smallest
      : await withUntestedDeletions(set, smallest, oracle, steady);
  return result({ status: isDone ? 'minimal' : 'best-so-far', smallest, kept, original, minimum });

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

  function result({ original, minimum = null, readsFiles: reads = null, ...found }: Found): Minimization {
    const isSteady = minimum === null || minimum.outcome === 'pass' || minimum.starts === 0;
    const { status, smallest, kept } = isSteady
      ? found
      : { status: 'edit-unsteady' as const, smallest: all, kept: all };
    return {
      set,
      status,
      stoppedBy: oracle.stoppedBy(),
      smallest,
      kept,
      contents: set.contentsOf(kept),
      verdicts: verdictsOf(set, { smallest, kept, status }, oracle),
      runs: oracle.runs,
      whole,
      original,
      minimum,
      readsFiles: reads,
    };
  }
}

interface Found {
  readonly status: Status;
  readonly smallest: Kept;
  readonly kept: Kept;
  readonly original: TestRun | null;
  readonly minimum?: TestRun | null;
  readonly readsFiles?: boolean | null;
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
