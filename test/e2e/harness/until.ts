import { setTimeout as delay } from 'node:timers/promises';

export const TIMEOUT = 60_000;

/** Polls `probe` until it gives something other than undefined or false; a probe that throws is tried again. */
export async function until<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  timeout = TIMEOUT,
): Promise<T> {
  const deadline = Date.now() + timeout;
  let lastError: unknown;
  do {
    try {
      const result = await probe();
      if (result !== undefined && result !== false) {
        return result;
      }
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await delay(100);
  } while (Date.now() < deadline);
  throw new Error(`Timed out after ${timeout} ms: ${what}`, { cause: lastError });
}
