import type { ChangeSet } from './changeSet';
import type { Status } from './minimizeEdit';
import { createRemover, type Kept } from './problem';
import { withReplaced } from './replaced';
import type { TestOracle } from './testOracle';

/** What the tests say about one item. */
export interface ItemVerdict {
  readonly verdict: 'needed' | 'not-needed' | 'undecided';
  /** In words, after "needed:" and the like. */
  readonly reason: string;
  /** Numbers of the runs that showed it. */
  readonly runs: readonly number[];
  /** True where statements of the original stand in the way of nothing: the tests pass with and without them. */
  readonly isUntestedDeletion: boolean;
}

export function verdictsOf(set: ChangeSet, kept: Kept, oracle: TestOracle, status: Status): ItemVerdict[] {
  const remover = createRemover(set.problem);
  const minimum = oracle.runOf(kept);
  return set.items.map((_, item) => verdictOf(item));

  /** Words that stay are judged as the code is that needs them: they were never tried without it. */
  function wordsFor(code: readonly number[]): ItemVerdict {
    const judged = code.map(verdictOf);
    const needed = judged.find(({ verdict }) => verdict === 'needed');
    return needed === undefined ? judged[0]! : { ...needed, reason: 'it belongs to code that is needed' };
  }

  function verdictOf(item: number): ItemVerdict {
    const said = SILENT[status];
    if (said !== undefined) return undecided(said, []);
    const code = kept.has(item) ? set.codeOf(item).filter((one) => kept.has(one)) : [];
    if (code.length > 0) return wordsFor(code);
    const isDeletion = partOf(item) === 'deletion';
    if (!kept.has(item)) {
      return {
        verdict: 'not-needed',
        reason: isDeletion ? UNTESTED : 'the tests pass without it',
        runs: minimum === null ? [] : [minimum.id],
        isUntestedDeletion: isDeletion,
      };
    }
    const without = remover.without(kept, [item]);
    const old = withReplaced(set, kept, item);
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

const WORDS: Readonly<Record<string, string>> = {
  timeout: 'the tests ran out of time without it',
  broken: 'the test command could not be run without it',
  flaky: 'without it the tests passed once and failed once',
  pass: 'the tests passed without it once, but not in the end',
};

function undecided(reason: string, runs: readonly number[]): ItemVerdict {
  return { verdict: 'undecided', reason, runs, isUntestedDeletion: false };
}
