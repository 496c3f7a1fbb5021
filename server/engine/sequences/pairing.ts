/** Calls `onPair` for each pair and `onGap` for what lies between two pairs. */
export function betweenPairs(
  bs: readonly number[],
  as: readonly number[],
  pairs: { readonly before: readonly number[]; readonly after: readonly number[] },
  onPair: (b: number, a: number) => void,
  onGap: (bs: readonly number[], as: readonly number[]) => void,
): void {
  let b0 = 0;
  let a0 = 0;
  pairs.before.forEach((b, index) => {
    const a = pairs.after[index]!;
    onGap(bs.slice(b0, b), as.slice(a0, a));
    onPair(bs[b]!, as[a]!);
    b0 = b + 1;
    a0 = a + 1;
  });
  onGap(bs.slice(b0), as.slice(a0));
}

/** The chain of pairs that do not cross with the greatest sum of scores; a score of 0 is no pair. */
export function bestChain(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): { before: number[]; after: number[] } {
  const width = columns + 1;
  const scores = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = score(row, column);
      scores[row * columns + column] = own;
      const at = row * width + column;
      best[at] = Math.max(best[at + width]!, best[at + 1]!, own > 0 ? own + best[at + width + 1]! : 0);
    }
  }
  const pairs = { before: [] as number[], after: [] as number[] };
  for (let row = 0, column = 0; row < rows && column < columns;) {
    const at = row * width + column;
    const own = scores[row * columns + column]!;
    if (own > 0 && best[at] === own + best[at + width + 1]!) {
      pairs.before.push(row++);
      pairs.after.push(column++);
    } else if (best[at] === best[at + width]!) row += 1;
    else column += 1;
  }
  return pairs;
}
