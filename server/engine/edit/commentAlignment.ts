import { alignSequences } from '../sequences/alignSequences';
import type { SyntaxDocument } from '../syntax/document';
import type { Interner } from '../syntax/interner';
import { pairUp, type Alignment, type Side } from './alignment';
import type { Flow } from './movedRuns';

/**
 * Comments pair inside a gap between paired tokens if their text is equal and so is the place they stand in.
 *
 * @param move index of the moved run that the flow is, -1 for the whole texts
 */
export function alignComments(alignment: Alignment, flow: Flow, move: number, interner: Interner): void {
  const { before, after } = alignment;
  let bAt = flow.before.from;
  let aAt = flow.after.from;
  const gap = (bEnd: number, aEnd: number): void => {
    const bs = standingComments(before, bAt, bEnd, move);
    const as = standingComments(after, aAt, aEnd, move);
    if (bs.length === 0 || as.length === 0) return;
    const pairs = alignSequences(
      bs.map((lexeme) => commentId(before.document, lexeme, interner)),
      as.map((lexeme) => commentId(after.document, lexeme, interner)),
    );
    pairs.before.forEach((index, at) => pairUp(alignment, bs[index]!, as[pairs.after[at]!]!));
  };
  for (let b = flow.before.from; b < flow.before.to; b += 1) {
    const a = before.pair[b]!;
    if (a === -1 || before.moveOf[b] !== move) continue;
    if (bAt < b && aAt < a) gap(b, a);
    bAt = b + 1;
    aAt = a + 1;
  }
  gap(flow.before.to, flow.after.to);
}

/** Comments that do not belong to a statement that is wholly gone or new. */
function standingComments(side: Side, from: number, to: number, move: number): number[] {
  const comments: number[] = [];
  for (let lexeme = from; lexeme < to; lexeme += 1) {
    if (side.moveOf[lexeme] !== move || side.document.lexemes.comment[lexeme] === 0) continue;
    if (side.holds[side.owner[lexeme]!] === 1) comments.push(lexeme);
  }
  return comments;
}

function commentId({ lexemes, source }: SyntaxDocument, lexeme: number, interner: Interner): number {
  const text = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
  return text.includes('\n') ? interner.idOf(text.replace(/\n[ \t]*/g, '\n')) : lexemes.id[lexeme]!;
}
