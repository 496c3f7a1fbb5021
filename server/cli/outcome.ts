import type { Result } from '../ports/result';

export const EXIT = { clean: 0, findings: 1, usage: 2, internal: 3 } as const;

/** The exit code, or one line that names the culprit and what to do about it. */
export type Outcome = Result<typeof EXIT.clean | typeof EXIT.findings, string>;
