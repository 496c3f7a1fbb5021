function longest(words: string[]): number {
  return Math.max(...words.map((w) => w.length));
}
