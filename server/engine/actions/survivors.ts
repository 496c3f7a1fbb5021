import type { Edit } from '../edit/edit';
import type { Bindings, Occurrence } from '../syntax/bindings/model';
import { sourceText } from '../syntax/sourceText';
import { firstLexemeFrom } from '../syntax/lexemes';
import type { TriedRegion } from './triedRegion';

/** A name of after that is still there once changes are taken back. */
export interface Survivor {
  readonly after: Occurrence;
  readonly result: Occurrence;
}

/** Pairs the names of a region with those of its result. */
export function survivorsIn(
  edit: Edit,
  taken: ReadonlySet<number>,
  region: TriedRegion,
  after: Bindings,
  result: Bindings,
): Survivor[] {
  const { lexemes } = edit.pair.after;
  const gone = new Set([...taken].flatMap((number) => edit.changes[number]!.afterLexemes));
  const survivors: Survivor[] = [];
  let a = 0;
  let r = 0;
  // Offsets of after and of the result, in their regions, up to which names are paired.
  let afterAt = 0;
  let resultAt = 0;
  for (const { after: span, text } of region.stretches) {
    const start = span.start - region.start;
    pairOneByOne(start, resultAt + start - afterAt);
    resultAt += start - afterAt + sourceText(text).text.length;
    afterAt = span.end - region.start;
    pairKept(afterAt, resultAt);
  }
  pairOneByOne(Infinity, Infinity);
  pairMoved();
  return survivors;

  /** The last lexeme that starts at or before an offset. */
  function lexemeAt(offset: number): number {
    return firstLexemeFrom(lexemes, offset + 1) - 1;
  }

  /** Outside of what is rendered anew both texts are the same. */
  function pairOneByOne(afterEnd: number, resultEnd: number): void {
    const ours = takeAfter(afterEnd);
    const theirs = takeResult(resultEnd);
    if (ours.length !== theirs.length) return;
    ours.forEach((occurrence, index) => survivors.push({ after: occurrence, result: theirs[index]! }));
  }

  /** What stays is written behind what comes back, so that it is found from the end. */
  function pairKept(afterEnd: number, resultEnd: number): void {
    const ours = takeAfter(afterEnd).filter(
      ({ node }) => !gone.has(lexemeAt(region.start + region.after.tree.start[node]!)),
    );
    const theirs = takeResult(resultEnd);
    let at = theirs.length - 1;
    for (let index = ours.length - 1; index >= 0; index -= 1) {
      const occurrence = ours[index]!;
      while (at >= 0 && theirs[at]!.name !== occurrence.name) at -= 1;
      if (at < 0) return;
      survivors.push({ after: occurrence, result: theirs[at]! });
      at -= 1;
    }
  }

  /** Code that goes back to where it stood is found there by the names in it, unless two places have the same ones. */
  function pairMoved(): void {
    const paired = new Set(survivors.map((survivor) => survivor.result));
    const theirs = result.occurrences.filter((occurrence) => !paired.has(occurrence));
    for (const number of taken) {
      const { part, afterLexemes } = edit.changes[number]!;
      if (part !== 'move') continue;
      const moved = new Set(afterLexemes);
      const ours = after.occurrences.filter(({ node }) =>
        moved.has(lexemeAt(region.start + region.after.tree.start[node]!)),
      );
      const places = theirs.flatMap((_, index) =>
        ours.every(({ name }, offset) => theirs[index + offset]?.name === name) ? [index] : [],
      );
      if (places.length !== 1) continue;
      ours.forEach((occurrence, offset) =>
        survivors.push({ after: occurrence, result: theirs[places[0]! + offset]! }),
      );
    }
  }

  function takeAfter(end: number): Occurrence[] {
    const from = a;
    while (a < after.occurrences.length && region.after.tree.start[after.occurrences[a]!.node]! < end) a += 1;
    return after.occurrences.slice(from, a);
  }

  function takeResult(end: number): Occurrence[] {
    const from = r;
    while (r < result.occurrences.length && region.result.tree.start[result.occurrences[r]!.node]! < end)
      r += 1;
    return result.occurrences.slice(from, r);
  }
}
