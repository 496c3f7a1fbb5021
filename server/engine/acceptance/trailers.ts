import type { Acceptor } from './acceptance';

/** Name of the trailer of a commit that accepts the findings of a rule. */
export const ACCEPT_TRAILER = 'Pare-Accept';

export interface Trailer {
  /** Id of the commit. */
  readonly commit: string;
  /** What follows the name. */
  readonly value: string;
}

export interface TrailerReading {
  readonly accepts: Acceptor;
  /** About trailers that accept nothing, in sentences. */
  readonly notes: readonly string[];
}

/** Reads `RULE reason` trailers. One without a reason accepts nothing: it would tell the next reader nothing. */
export function readTrailers(trailers: readonly Trailer[], ruleIds: readonly string[]): TrailerReading {
  const reasons = new Map<string, string>();
  const notes: string[] = [];
  for (const { commit, value } of trailers) {
    const [, rule = '', reason = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(value)!;
    const trailer = `${ACCEPT_TRAILER}: ${value.trim()} (${commit.slice(0, 7)})`;
    if (!ruleIds.includes(rule)) notes.push(`${trailer} names no rule; 'pare rules' lists all.`);
    else if (reason === '') notes.push(`${trailer} has no reason and accepts nothing.`);
    else if (!reasons.has(rule)) reasons.set(rule, `${ACCEPT_TRAILER} in ${commit.slice(0, 7)}: ${reason}`);
  }
  return { accepts: ({ rule }) => reasons.get(rule) ?? null, notes };
}
