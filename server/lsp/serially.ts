export type Serially = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs works one after the other, and lets messages that wait be read before each. */
export function serially(): Serially {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
