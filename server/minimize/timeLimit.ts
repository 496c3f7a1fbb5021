import type { Contents } from './changeSet';
import type { RunTests, TestOutcome } from './testOracle';

/** Time limit of the first run, which tells how long the others may take. */
const FIRST = 30 * 60_000;

/**
 * Runs tests with a time limit.
 *
 * @param timeout milliseconds; null for five times what the first run took, and ten seconds more
 */
export function withTimeLimit(
  run: (contents: Contents, timeout: number, signal: AbortSignal) => Promise<TestOutcome>,
  timeout: number | null,
): RunTests {
  let limit = timeout;
  return async (contents, signal) => {
    const outcome = await run(contents, limit ?? FIRST, signal);
    limit ??= 5 * outcome.milliseconds + 10_000;
    return outcome;
  };
}
