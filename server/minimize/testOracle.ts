import type { ChangeSet, Contents } from './changeSet';
import type { Kept, Oracle, Verdict } from './problem';

/** How one start of the tests ended. `broken`: the command could not be started. */
export interface TestOutcome {
  readonly kind: 'pass' | 'fail' | 'timeout' | 'broken';
  /** Null where a signal or the time limit ended it. */
  readonly exitCode: number | null;
  readonly milliseconds: number;
  /** End of what it printed. */
  readonly output: string;
}

/** Runs the tests with these files in place of those of the working tree. Must not touch the working tree. */
export type RunTests = (contents: Contents, signal: AbortSignal) => Promise<TestOutcome>;

/** What the tests said about one content, all repetitions together. */
export interface TestRun {
  readonly id: number;
  /** `flaky`: the same files passed once and failed once. `stopped`: cut short from outside. */
  readonly outcome: TestOutcome['kind'] | 'flaky' | 'stopped';
  readonly starts: number;
  readonly exitCode: number | null;
  readonly milliseconds: number;
  readonly output: string;
}

export interface Budget {
  /** Starts of the test command. */
  readonly maxRuns: number;
  readonly isOutOfTime: () => boolean;
  readonly signal: AbortSignal;
}

export interface TestOracle extends Oracle {
  readonly runs: readonly TestRun[];
  /** The run about the files that a part of the edit leaves, or null. */
  runOf(kept: Kept): TestRun | null;
  /** Starts until the tests have been started `times` times with these files, or said two things. */
  confirm(kept: Kept, times: number): Promise<TestRun>;
  /** A start outside the search, of files that no part of the edit leaves. */
  probe(contents: Contents): Promise<TestOutcome>;
  /** Why nothing more was run, or null. */
  stoppedBy(): 'runs' | 'time' | 'signal' | null;
}

/** Answers from the cache, then from the texts, then from the tests. Equal files are run once. */
export function createTestOracle(
  set: ChangeSet,
  runTests: RunTests,
  { repeat, budget, onRun }: { readonly repeat: number; readonly budget: Budget; readonly onRun: () => void },
): TestOracle {
  const runs: TestRun[] = [];
  const byKey = new Map<string, number>();
  const open = new Map<string, Promise<TestRun>>();
  let started = 0;

  const stoppedBy = () => {
    if (budget.signal.aborted) return 'signal';
    if (started >= budget.maxRuns) return 'runs';
    return budget.isOutOfTime() ? 'time' : null;
  };
  const runOf = (kept: Kept): TestRun | null => {
    const at = byKey.get(set.keyOf(kept));
    return at === undefined ? null : runs[at]!;
  };

  return {
    runs,
    runOf,
    stoppedBy,
    isStopped: () => stoppedBy() !== null,
    known(kept) {
      const run = runOf(kept);
      if (run !== null && run.outcome !== 'stopped') return verdictOf(run);
      return set.faultOf(kept) === null ? null : 'invalid';
    },
    async run(kept) {
      const run = runOf(kept);
      if (run !== null && run.outcome !== 'stopped') return verdictOf(run);
      if (set.faultOf(kept) !== null) return 'invalid';
      return verdictOf(await confirm(kept, repeat));
    },
    confirm,
    async probe(contents) {
      started += 1;
      return runTests(contents, budget.signal);
    },
  };

  function confirm(kept: Kept, times: number): Promise<TestRun> {
    const key = set.keyOf(kept);
    const pending = open.get(key);
    if (pending !== undefined) return pending;
    const work = start(key, kept, times).finally(() => open.delete(key));
    open.set(key, work);
    return work;
  }

  async function start(key: string, kept: Kept, times: number): Promise<TestRun> {
    const at = byKey.get(key) ?? runs.length;
    let run: TestRun = runs[at] ?? NOT_RUN(at);
    if (!byKey.has(key)) {
      byKey.set(key, at);
      runs.push(run);
    }
    while (run.starts < times && run.outcome !== 'flaky' && stoppedBy() === null) {
      started += 1;
      const outcome = await runTests(set.contentsOf(kept), budget.signal);
      run = budget.signal.aborted ? stopped(run) : added(run, outcome);
      runs[at] = run;
      onRun();
      if (run.outcome === 'stopped') break;
    }
    return run;
  }
}

const NOT_RUN = (id: number): TestRun => ({
  id,
  outcome: 'stopped',
  starts: 0,
  exitCode: null,
  milliseconds: 0,
  output: '',
});

/** What was seen before a start that was cut short stays true. */
function stopped(run: TestRun): TestRun {
  return run.starts > 0 ? run : { ...run, outcome: 'stopped' };
}

function added(run: TestRun, next: TestOutcome): TestRun {
  const isFlaky = run.starts > 0 && run.outcome !== next.kind;
  return {
    id: run.id,
    outcome: isFlaky ? 'flaky' : next.kind,
    starts: run.starts + 1,
    exitCode: next.exitCode,
    milliseconds: run.milliseconds + next.milliseconds,
    output: next.output,
  };
}

function verdictOf({ outcome }: TestRun): Verdict {
  return outcome === 'pass' || outcome === 'fail' ? outcome : 'unresolved';
}
