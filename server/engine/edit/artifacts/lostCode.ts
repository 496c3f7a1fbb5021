import type { Alignment } from '../alignment';
import type { Span } from '../model';

/** Whether before has whole statements, or a part of the same statement, where after has only `span`. */
export function losesCode({ before, after }: Alignment, { start, end }: Span): boolean {
  const { lexemes } = after.document;
  let first = 0;
  while (lexemes.end[first]! <= start) first += 1;
  let last = first;
  while (last < lexemes.count && lexemes.start[last]! < end) last += 1;
  const statement = after.owner[first]!;
  const from = nextPaired(after.pair, first - 1, -1);
  const to = nextPaired(after.pair, last, 1);
  const until = to === -1 ? before.document.lexemes.count : to;
  for (let lexeme = from + 1; lexeme < until; lexeme += 1) {
    if (before.document.lexemes.comment[lexeme] === 1) continue;
    const owner = before.owner[lexeme]!;
    const isGone = before.unitPair[owner] === -1 && before.holds[owner] === 0;
    if (isGone || before.unitPair[owner] === statement) return true;
  }
  return false;
}

/** The lexeme of before that the nearest paired lexeme is paired with, or -1. */
function nextPaired(pair: Int32Array, from: number, step: 1 | -1): number {
  for (let lexeme = from; lexeme >= 0 && lexeme < pair.length; lexeme += step) {
    if (pair[lexeme] !== -1) return pair[lexeme]!;
  }
  return -1;
}
