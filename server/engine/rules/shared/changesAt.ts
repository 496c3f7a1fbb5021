import { isTrailing } from '../../edit/commentRuns';
import type { Edit } from '../../edit/edit';
import type { ChangeModel, Span } from '../../edit/model';
import type { SyntaxDocument } from '../../syntax/document';
import { lineAt } from '../../syntax/sourceText';
import { lineSpan } from './spans';

/** A run of lexemes of one text, half-open. */
export interface LexemeRun {
  readonly first: number;
  readonly end: number;
}

/** The changes that took or brought lexemes of a run. */
export function changesAt({ changes }: Edit, side: 'before' | 'after', run: LexemeRun): ChangeModel[] {
  return changes.filter((change) => lexemesOf(change, side).some((lexeme) => isIn(run, lexeme)));
}

/** Whether changes hold nothing but lexemes of a run, so that taking them back takes nothing else back. */
export function areWithin(
  changes: readonly ChangeModel[],
  side: 'before' | 'after',
  run: LexemeRun,
): boolean {
  const other = side === 'before' ? 'after' : 'before';
  return changes.every(
    (change) =>
      lexemesOf(change, side).every((lexeme) => isIn(run, lexeme)) && lexemesOf(change, other).length === 0,
  );
}

function lexemesOf(
  { beforeLexemes, afterLexemes }: ChangeModel,
  side: 'before' | 'after',
): readonly number[] {
  return side === 'before' ? beforeLexemes : afterLexemes;
}

function isIn({ first, end }: LexemeRun, lexeme: number): boolean {
  return lexeme >= first && lexeme < end;
}

/** A run of before with the comments directly above it that went as well. */
export function withCommentsAbove({ alignment }: Edit, { first, end }: LexemeRun): LexemeRun {
  const { document, pair } = alignment.before;
  let from = first;
  while (from > 0 && document.lexemes.comment[from - 1] === 1 && pair[from - 1] === -1) {
    if (isTrailing(document, from - 1)) break;
    from -= 1;
  }
  return { first: from, end };
}

/** The line of after that stands where a run of before was: that of the code behind it, else of the code above. */
export function placeOfRemoved({ pair, alignment }: Edit, { first, end }: LexemeRun): Span {
  const { before } = alignment;
  const stands = (lexeme: number): boolean => before.pair[lexeme] !== -1 && before.moveOf[lexeme] === -1;
  for (let lexeme = end; lexeme < before.pair.length; lexeme += 1)
    if (stands(lexeme)) return lineOfLexeme(pair.after, before.pair[lexeme]!);
  for (let lexeme = first - 1; lexeme >= 0; lexeme -= 1)
    if (stands(lexeme)) return lineOfLexeme(pair.after, before.pair[lexeme]!);
  return lineSpan(pair.after, 0);
}

export function lineOfLexeme(document: SyntaxDocument, lexeme: number): Span {
  return lineSpan(document, lineAt(document.source, document.lexemes.start[lexeme]!));
}

/** The lexemes of a tree node. */
export function runOf({ tree, lexemes }: SyntaxDocument, node: number): LexemeRun {
  return { first: lexemes.first[node]!, end: lexemes.first[tree.next[node]!]! };
}
