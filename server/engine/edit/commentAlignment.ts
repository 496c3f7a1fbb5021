import { alignSequences } from '../sequences/alignSequences';
import type { SyntaxDocument } from '../syntax/document';
import type { Interner } from '../syntax/interner';
import { pairUp, type Alignment, type Side } from './alignment';
import type { Flow } from './movedRuns';
import type { Rename } from './renames';

/** What comments are read with. */
export interface CommentReading {
  readonly interner: Interner;
  /** Names that comments may mention by either spelling. */
  readonly renames: readonly Rename[];
}

/**
 * Comments pair inside a gap between paired tokens if their text is equal and so is the place they stand in.
 *
 * @param move index of the moved run that the flow is, -1 for the whole texts
 */
export function alignComments(
  alignment: Alignment,
  flow: Flow,
  move: number,
  { interner, renames }: CommentReading,
): void {
  const { before, after } = alignment;
  let bAt = flow.before.from;
  let aAt = flow.after.from;
  const gap = (bEnd: number, aEnd: number): void => {
    const bs = standingComments(before, bAt, bEnd, move);
    const as = standingComments(after, aAt, aEnd, move);
    if (bs.length === 0 || as.length === 0) return;
    const ids = as.map((lexeme) => interner.idOf(commentText(after.document, lexeme)));
    const pairs = alignSequences(
      bs.map((lexeme) => {
        const text = commentText(before.document, lexeme);
        const id = interner.idOf(text);
        return renames.length === 0 || ids.includes(id) ? id : interner.idOf(withRenames(text, renames));
      }),
      ids,
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

/** The text of a comment whatever its indentation. */
export function commentText({ lexemes, source }: SyntaxDocument, lexeme: number): string {
  return source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]).replace(/\n[ \t]*/g, '\n');
}

/** A text in which renamed names stand by their new spelling, as words of their own. */
export function withRenames(text: string, renames: readonly Rename[]): string {
  return text.replace(/[\p{L}\p{N}_$]+/gu, (word) => renames.find(({ from }) => from === word)?.to ?? word);
}
