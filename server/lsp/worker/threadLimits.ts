import type { ResourceLimits } from 'node:worker_threads';

/**
 * What a thread of the engine may hold.
 *
 * A check makes much that lives until its report is done. With the usual young generation (48 MB) that of a long file is
 * copied from one half into the other again and again, a tenth of the time; what a thread does not need it does not take.
 */
export const THREAD_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 96 };
