import type { Kept, Oracle } from './problem';

/** Asks an oracle about one set after the other. */
export interface Attempts {
  /**
   * The first of the sets that passes, with its place, or null. Sets are run several at a time, but the answer is the
   * one that running them in turn would give.
   */
  first(sets: Iterable<Kept>): Promise<{ readonly index: number; readonly kept: Kept } | null>;
  isStopped(): boolean;
  readonly jobs: number;
}

export function createAttempts(oracle: Oracle, jobs: number): Attempts {
  return {
    jobs,
    isStopped: () => oracle.isStopped(),
    async first(sets) {
      let index = -1;
      let batch: { readonly index: number; readonly kept: Kept }[] = [];
      for (const kept of sets) {
        if (oracle.isStopped()) return null;
        index += 1;
        const known = oracle.known(kept);
        if (known === null || known === 'pass') batch.push({ index, kept });
        if (batch.length < jobs && known !== 'pass') continue;
        const found = await firstIn(batch);
        if (found !== null) return found;
        batch = [];
      }
      return firstIn(batch);
    },
  };

  async function firstIn(batch: readonly { readonly index: number; readonly kept: Kept }[]) {
    const verdicts = await Promise.all(batch.map(({ kept }) => oracle.run(kept)));
    const at = verdicts.indexOf('pass');
    return at === -1 ? null : batch[at]!;
  }
}
