export function wait(delay: number): number {
  const tries = limit(delay);
  return tries > MOST ? MOST : tries;
}
