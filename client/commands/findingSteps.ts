import type { FileReport, Position, Range } from '../../server/protocol';

/** The place to go to from a cursor: the next or the last one of the findings, around the end if need be. */
export function stepFrom(
  { findings }: FileReport,
  { line, character }: Position,
  direction: 'next' | 'previous',
): Range | undefined {
  const places = findings
    .filter(({ suppressed }) => suppressed === null)
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => compare(a.start, b.start));
  const cursor = { line, character };
  return direction === 'next'
    ? (places.find(({ start }) => compare(start, cursor) > 0) ?? places[0])
    : (places.findLast(({ start }) => compare(start, cursor) < 0) ?? places.at(-1));
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}
