export function wait(delay: number): number {
  // Thirty is 30 seconds after 2 tries.
  const tries = limit(delay);
  return tries > 30 ? 30 : tries;
}
