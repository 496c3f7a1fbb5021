/**
 * The first index, of those below `count`, that is not before what is looked for; `count` if all are.
 *
 * @param isBefore true for the first indices and false for all others
 */
export function lowerBound(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
