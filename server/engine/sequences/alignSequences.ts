/** Indices of equal elements, ascending in both sequences. */
export interface SequencePairs {
  readonly before: number[];
  readonly after: number[];
  /** False where the work limit was met and equal elements may have been left unpaired. */
  complete: boolean;
}

/** Cells of the exact table for a stretch without an element that anchors it. */
const TABLE_CELLS = 1_000_000;
/** An element that occurs more often than this anchors nothing. */
const RARE = 16;

/**
 * Pairs equal elements of two sequences without crossing.
 *
 * Common ends first, then elements that occur once on each side (patience), between them the heaviest common
 * subsequence. Stretches too large for its table are cut at their rarest elements, as histogram diff does.
 *
 * @param weightOf how much it counts that an element of before is paired: where two cannot both be, the heavier is.
 * A positive integer; 1 for every element by default
 */
export function alignSequences(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  weightOf: (index: number) => number = () => 1,
): SequencePairs {
  const pairs: SequencePairs = { before: [], after: [], complete: true };
  // A stack, not recursion: anchors of a long file would nest too deeply.
  const work: Stretch[] = [{ b0: 0, b1: before.length, a0: 0, a1: after.length }];
  for (let stretch = work.pop(); stretch !== undefined; stretch = work.pop()) {
    alignStretch(stretch);
  }
  sortPairs(pairs);
  return pairs;

  function pairUp(b: number, a: number): void {
    pairs.before.push(b);
    pairs.after.push(a);
  }

  function alignStretch({ b0, b1, a0, a1 }: Stretch): void {
    while (b0 < b1 && a0 < a1 && before[b0] === after[a0]) pairUp(b0++, a0++);
    while (b0 < b1 && a0 < a1 && before[b1 - 1] === after[a1 - 1]) pairUp(--b1, --a1);
    if (b0 === b1 || a0 === a1) return;
    const rest = { b0, b1, a0, a1 };
    const anchors = uniqueAnchors(before, after, rest, weightOf);
    if (anchors.length > 0) {
      splitAt(rest, anchors);
    } else if ((b1 - b0) * (a1 - a0) <= TABLE_CELLS) {
      heaviestCommonSubsequence(before, after, rest, weightOf, pairUp);
    } else {
      const anchor = rarestAnchor(before, after, rest);
      if (anchor === null) pairs.complete = false;
      else splitAt(rest, [anchor]);
    }
  }

  function splitAt(rest: Stretch, anchors: readonly Anchor[]): void {
    let { b0, a0 } = rest;
    for (const { b, a } of anchors) {
      pairUp(b, a);
      work.push({ b0, b1: b, a0, a1: a });
      b0 = b + 1;
      a0 = a + 1;
    }
    work.push({ b0, b1: rest.b1, a0, a1: rest.a1 });
  }
}

interface Stretch {
  readonly b0: number;
  readonly b1: number;
  readonly a0: number;
  readonly a1: number;
}

interface Anchor {
  readonly b: number;
  readonly a: number;
}

interface Occurrences {
  beforeCount: number;
  afterCount: number;
  b: number;
  a: number;
}

function countOccurrences(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  { b0, b1, a0, a1 }: Stretch,
): Map<number, Occurrences> {
  const counts = new Map<number, Occurrences>();
  for (let b = b0; b < b1; b += 1) {
    const seen = counts.get(before[b]!);
    if (seen === undefined) counts.set(before[b]!, { beforeCount: 1, afterCount: 0, b, a: -1 });
    else seen.beforeCount += 1;
  }
  for (let a = a0; a < a1; a += 1) {
    const seen = counts.get(after[a]!);
    if (seen === undefined) continue;
    seen.afterCount += 1;
    seen.a = a;
  }
  return counts;
}

/** Elements that occur once on each side, as the heaviest chain that does not cross. */
function uniqueAnchors(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  stretch: Stretch,
  weightOf: (index: number) => number,
): Anchor[] {
  const unique: Anchor[] = [];
  for (const { beforeCount, afterCount, b, a } of countOccurrences(before, after, stretch).values()) {
    if (beforeCount === 1 && afterCount === 1) unique.push({ b, a });
  }
  // Insertion order of the map is the order in before, so a chain must only ascend in after.
  const chains = new HeaviestChains(unique.length, stretch);
  for (const { b, a } of unique) chains.add(a, weightOf(b));
  return chains.heaviest().map((index) => unique[index]!);
}

/** Finds the heaviest chain of elements, added in order, whose places ascend. A Fenwick tree of best prefixes. */
class HeaviestChains {
  /** By node of the tree: the element that ends the heaviest chain among the places below it, or -1. */
  private readonly best: Int32Array;
  private readonly weights: Float64Array;
  private readonly previous: Int32Array;
  private count = 0;

  constructor(
    elements: number,
    private readonly stretch: Stretch,
  ) {
    this.best = new Int32Array(stretch.a1 - stretch.a0 + 1).fill(-1);
    this.weights = new Float64Array(elements);
    this.previous = new Int32Array(elements).fill(-1);
  }

  add(place: number, weight: number): void {
    const element = this.count++;
    const at = place - this.stretch.a0 + 1;
    const last = this.bestBelow(at - 1);
    this.previous[element] = last;
    this.weights[element] = weight + (last === -1 ? 0 : this.weights[last]!);
    for (let node = at; node < this.best.length; node += node & -node) {
      const other = this.best[node]!;
      if (other === -1 || this.weights[other]! < this.weights[element]!) this.best[node] = element;
    }
  }

  /** Its elements, by the order in which they were added. */
  heaviest(): number[] {
    const chain: number[] = [];
    for (
      let element = this.bestBelow(this.best.length - 1);
      element !== -1;
      element = this.previous[element]!
    )
      chain.push(element);
    return chain.reverse();
  }

  private bestBelow(at: number): number {
    let best = -1;
    for (let node = at; node > 0; node -= node & -node) {
      const element = this.best[node]!;
      if (element !== -1 && (best === -1 || this.weights[element]! > this.weights[best]!)) best = element;
    }
    return best;
  }
}

function rarestAnchor(before: ArrayLike<number>, after: ArrayLike<number>, stretch: Stretch): Anchor | null {
  let best: Occurrences | null = null;
  let bestCount = RARE + 1;
  for (const seen of countOccurrences(before, after, stretch).values()) {
    const count = Math.max(seen.beforeCount, seen.afterCount);
    if (seen.afterCount > 0 && count < bestCount) {
      best = seen;
      bestCount = count;
    }
  }
  return best === null ? null : firstMatch(best);

  function firstMatch({ b }: Occurrences): Anchor {
    for (let a = stretch.a0; ; a += 1) if (after[a] === before[b]) return { b, a };
  }
}

function heaviestCommonSubsequence(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  { b0, b1, a0, a1 }: Stretch,
  weightOf: (index: number) => number,
  pairUp: (b: number, a: number) => void,
): void {
  const width = a1 - a0 + 1;
  const height = b1 - b0;
  const table = new Uint32Array((height + 1) * width);
  for (let b = height - 1; b >= 0; b -= 1) {
    const weight = weightOf(b0 + b);
    for (let a = width - 2; a >= 0; a -= 1) {
      const at = b * width + a;
      const paired = before[b0 + b] === after[a0 + a] ? table[at + width + 1]! + weight : 0;
      table[at] = Math.max(paired, table[at + width]!, table[at + 1]!);
    }
  }
  for (let b = 0, a = 0; b < height && a < width - 1;) {
    const at = b * width + a;
    const isEqual = before[b0 + b] === after[a0 + a];
    if (isEqual && table[at] === table[at + width + 1]! + weightOf(b0 + b)) pairUp(b0 + b++, a0 + a++);
    else if (table[at + width]! >= table[at + 1]!) b += 1;
    else a += 1;
  }
}

function sortPairs(pairs: SequencePairs): void {
  const order = pairs.before.map((_, index) => index).sort((x, y) => pairs.before[x]! - pairs.before[y]!);
  const before = order.map((index) => pairs.before[index]!);
  const after = order.map((index) => pairs.after[index]!);
  order.forEach((_, index) => {
    pairs.before[index] = before[index]!;
    pairs.after[index] = after[index]!;
  });
}
