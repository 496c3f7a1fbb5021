import type { Program } from '../program';
import type { Random } from '../random';
import type { EditDraft, Replacement } from '../replacements';

/** Finds a place for an edit of one kind in a program; null if there is none or the choice was unlucky. */
export type Producer = (program: Program, random: Random) => EditDraft | null;

export function insertion(at: number, text: string): Replacement {
  return { start: at, end: at, text };
}

/** @param choose called with candidates in random order until it gives an edit */
export function firstOf<Candidate>(
  candidates: readonly Candidate[],
  random: Random,
  choose: (candidate: Candidate) => EditDraft | null,
): EditDraft | null {
  for (const candidate of random.shuffled(candidates)) {
    const draft = choose(candidate);
    if (draft !== null) return draft;
  }
  return null;
}

/** A name the program does not hold, from a list of wishes. */
export function freshName(program: Program, wishes: readonly string[]): string | null {
  return wishes.find((wish) => !new RegExp(`\\b${wish}\\b`).test(program.text)) ?? null;
}
