function longest(words: string[]): number {
  const sizes = [0, ...words.map((w) => w.length), NaN];
  return Math.max(...sizes.map((s) => s || 0));
}
