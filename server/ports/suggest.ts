import { get as distance } from 'fast-levenshtein';

/** ` (did you mean X?)` if a known word is near enough to be meant, else empty. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate) }))
    .filter(
      ({ candidate, steps }) =>
        candidate.startsWith(word) || steps <= Math.max(1, Math.floor(candidate.length / 3)),
    )
    .sort((a, b) => a.steps - b.steps)[0];
  return near === undefined ? '' : ` (did you mean ${near.candidate}?)`;
}
