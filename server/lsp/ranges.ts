import type { Position, Range } from '../engine/report';

export function compare(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}

/** Whether two ranges share a place; ranges that only touch do, as a cursor has no width. */
export function touches(a: Range, b: Range): boolean {
  return compare(a.start, b.end) <= 0 && compare(b.start, a.end) <= 0;
}

/** Whether two ranges share text. */
export function overlaps(a: Range, b: Range): boolean {
  return compare(a.start, b.end) < 0 && compare(b.start, a.end) < 0;
}

export function contains(outer: Range, inner: Range): boolean {
  return compare(outer.start, inner.start) <= 0 && compare(inner.end, outer.end) <= 0;
}
