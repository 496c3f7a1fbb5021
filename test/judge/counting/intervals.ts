import { mulberry32 } from '../generator/random';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 0.975 quantile of the normal distribution. */
const Z = 1.959964;

/** Wilson's score interval of a share, 95 %. Source: E. B. Wilson, JASA 22 (1927), 209-212. */
export function wilson(part: number, whole: number): Interval {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const square = Z * Z;
  const centre = share + square / (2 * whole);
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole * whole));
  const scale = 1 + square / whole;
  return {
    low: part === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: part === whole ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

/** One edit's share of a ratio of sums. */
export interface Observation {
  readonly part: number;
  readonly whole: number;
}

const RESAMPLES = 500;

/**
 * Percentile bootstrap of a ratio of sums, 95 %, drawing whole edits: findings of one edit go together, so that
 * lines are no independent draws.
 */
export function bootstrapRatio(observations: readonly Observation[], seed = 1): Interval {
  const present = observations.filter(({ whole }) => whole > 0);
  if (present.every(({ part }) => part === 0)) return { low: 0, high: 0 };
  const random = mulberry32(seed);
  const ratios = Float64Array.from({ length: RESAMPLES }, () => {
    let part = 0;
    let whole = 0;
    for (let drawn = 0; drawn < present.length; drawn += 1) {
      const observation = random.pick(present);
      part += observation.part;
      whole += observation.whole;
    }
    return part / whole;
  }).sort();
  return { low: ratios[Math.floor(RESAMPLES * 0.025)]!, high: ratios[Math.ceil(RESAMPLES * 0.975) - 1]! };
}
