/** Wilson score interval at 95 % for a share of successes. */
export function wilson(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const centre = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/** Exact two-sided McNemar test: probability of a split at least as uneven between two paired classifiers. */
export function mcnemar(onlyFirst: number, onlySecond: number): number {
  const trials = onlyFirst + onlySecond;
  const least = Math.min(onlyFirst, onlySecond);
  let tail = 0;
  let term = 0.5 ** trials;
  for (let count = 0; count <= least; count += 1) {
    tail += term;
    term *= (trials - count) / (count + 1);
  }
  return Math.min(1, 2 * tail);
}
