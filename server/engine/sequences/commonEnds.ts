/** How many items two sequences have in common at their starts, and at the ends of what is left then. */
export function commonEnds<T>(
  one: ArrayLike<T>,
  other: ArrayLike<T>,
): { readonly head: number; readonly tail: number } {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return { head, tail };
}
