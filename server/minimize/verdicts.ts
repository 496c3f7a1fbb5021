import type { ChangeSet } from './changeSet';
import type { Status } from './minimizeEdit';
import { createRemover, type Kept } from './problem';
import { withReplaced } from './replaced';
import type { TestOracle } from './testOracle';
import { isPureDeletion } from './untestedDeletions';

/** What the tests say about one item. */
export interface ItemVerdict {
  readonly verdict: 'needed' | 'not-needed' | 'undecided';
  /** In words, after "needed:" and the like. */
  readonly reason: string;
  /** Numbers of the runs that showed it. */
  readonly runs: readonly number[];
  /** True where statements of the original stand in the way of nothing: the tests pass with and without them. */
  readonly isUntestedDeletion: boolean;
  /** Whether the result holds it: it is needed, or undecided, or a deletion that no test covers. */
  readonly isKept: boolean;
}

type Judged = Omit<ItemVerdict, 'isKept'>;

interface Parts {
  readonly smallest: Kept;
  /** The smallest, and what stays although the tests do not need it. */
  readonly kept: Kept;
  readonly status: Status;
}

export function verdictsOf(
  set: ChangeSet,
  { smallest, kept, status }: Parts,
  oracle: TestOracle,
): ItemVerdict[] {
  const remover = createRemover(set.problem);
  const minimum = oracle.runOf(smallest);
  return set.items.map((_, item) => ({ ...verdictOf(item), isKept: kept.has(item) }));

  /** Words that stay are judged as the code is that needs them: they were never tried without it. */
  function wordsFor(code: readonly number[]): Judged {
    const judged = code.map(verdictOf);
    const needed = judged.find(({ verdict }) => verdict === 'needed');
    return needed === undefined ? judged[0]! : { ...needed, reason: 'it belongs to code that is needed' };
  }

  function verdictOf(item: number): Judged {
    const said = SILENT[status];
    if (said !== undefined) return undecided(said, []);
    const code = smallest.has(item) ? set.codeOf(item).filter((one) => smallest.has(one)) : [];
    if (code.length > 0) return wordsFor(code);
    if (!smallest.has(item)) return dropped(item);
    const without = remover.without(smallest, [item]);
    const old = withReplaced(set, smallest, item);
    const oldRun = old === null ? null : oracle.runOf(old);
    const isUntestedDeletion = oldRun?.outcome === 'pass';
    const run = oracle.runOf(without);
    if (run?.outcome === 'fail') {
      if (isUntestedDeletion) {
        const runs = [run.id, oldRun.id];
        return {
          verdict: 'needed',
          reason: 'it makes room for code that is needed',
          runs,
          isUntestedDeletion,
        };
      }
      return { verdict: 'needed', reason: 'the tests fail without it', runs: [run.id], isUntestedDeletion };
    }
    if (run !== null && run.starts > 0) return undecided(WORDS[run.outcome] ?? 'nothing was shown', [run.id]);
    const fault = set.faultOf(without);
    if (fault === null) return undecided('the search stopped before it was tried', []);
    return { verdict: 'needed', reason: `it cannot go alone: ${fault}`, runs: [], isUntestedDeletion: false };
  }

  function dropped(item: number): Judged {
    const isDeletion = partOf(item) === 'deletion' || isPureDeletion(set, item);
    const shown = [minimum, kept.has(item) ? oracle.runOf(kept) : null];
    return {
      verdict: 'not-needed',
      reason: isDeletion ? UNTESTED : kept.has(item) ? OF_UNTESTED : 'the tests pass without it',
      runs: shown.flatMap((run) => (run === null ? [] : [run.id])),
      isUntestedDeletion: isDeletion,
    };
  }

  function partOf(item: number): string {
    const { file, piece } = set.items[item]!;
    return piece === -1 ? '' : set.files[file]!.edit.pieces[piece]!.part;
  }
}

const SILENT: Readonly<Partial<Record<Status, string>>> = {
  'edit-fails': 'the tests fail with the whole edit',
  'edit-unsteady': 'the tests do not give the same answer each time',
  'not-covered': 'the tests pass without the edit as well',
};

const UNTESTED = 'the tests pass with and without these lines, so they do not cover the deletion';

const OF_UNTESTED = 'it belongs to deleted code, and the tests do not cover the deletion';

const WORDS: Readonly<Record<string, string>> = {
  timeout: 'the tests ran out of time without it',
  broken: 'the test command could not be run without it',
  flaky: 'without it the tests passed once and failed once',
  pass: 'the tests passed without it once, but not in the end',
};

function undecided(reason: string, runs: readonly number[]): Judged {
  return { verdict: 'undecided', reason, runs, isUntestedDeletion: false };
}
