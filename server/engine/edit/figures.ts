import type { PartFigures, Parts, Part } from '../report';
import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import { wordsOf } from './commentRuns';
import type { ChangeModel, EditScript } from './model';

export const NO_FIGURES: PartFigures = {
  deletedTokens: 0,
  insertedTokens: 0,
  commentWords: 0,
  layoutLines: 0,
};

const REMAINDER: readonly Part[] = ['insertion', 'deletion', 'replacement'];

export function figuresOf({ pair }: EditScript, change: ChangeModel): PartFigures {
  const deleted = split(pair.before, change.beforeLexemes);
  const inserted = split(pair.after, change.afterLexemes);
  return {
    deletedTokens: deleted.tokens,
    insertedTokens: inserted.tokens,
    commentWords: deleted.commentWords + inserted.commentWords,
    layoutLines: change.part === 'layout' || change.part === 'line-ends' ? linesTouched(pair, change) : 0,
  };
}

export function addFigures(one: PartFigures, other: PartFigures): PartFigures {
  return {
    deletedTokens: one.deletedTokens + other.deletedTokens,
    insertedTokens: one.insertedTokens + other.insertedTokens,
    commentWords: one.commentWords + other.commentWords,
    layoutLines: one.layoutLines + other.layoutLines,
  };
}

/** Figures by part, and the remainder: what is only inserted, deleted or replaced. */
export function partsOf(changes: readonly (PartFigures & { readonly part: Part })[]): Parts {
  const parts: Partial<Record<Part, PartFigures>> = {};
  let remainder = NO_FIGURES;
  for (const change of changes) {
    parts[change.part] = addFigures(parts[change.part] ?? NO_FIGURES, change);
    if (REMAINDER.includes(change.part)) remainder = addFigures(remainder, change);
  }
  return { ...parts, remainder };
}

function split(
  document: SyntaxDocument,
  lexemes: readonly number[],
): { tokens: number; commentWords: number } {
  let tokens = 0;
  let commentWords = 0;
  const { start, end, comment } = document.lexemes;
  for (const lexeme of lexemes) {
    if (comment[lexeme] === 0) tokens += 1;
    else commentWords += wordsOf(document.source.text.slice(start[lexeme]!, end[lexeme]!)).length;
  }
  return { tokens, commentWords };
}

/** Lines of after on which the change is seen. The code on a line where only the next one differs is not touched. */
function linesTouched({ before, after }: DocumentPair, change: ChangeModel): number {
  const { source, lexemes } = after;
  const lines = new Set<number>();
  change.afterTrivia.forEach(({ start, end }, index) => {
    const original = change.beforeTrivia[index];
    const one = original === undefined ? '' : before.source.text.slice(original.start, original.end);
    const other = source.text.slice(start, end);
    const isBroken = one.includes('\n') && other.includes('\n');
    const first = lineAt(source, start) + (isBroken && headOf(one) === headOf(other) ? 1 : 0);
    const last = lineAt(source, end) - (isBroken && tailOf(one) === tailOf(other) ? 1 : 0);
    // A line end is on the line that it ends.
    for (let line = first; line <= (change.part === 'line-ends' ? first : last); line += 1) lines.add(line);
  });
  for (const lexeme of change.afterLexemes) lines.add(lineAt(source, lexemes.start[lexeme]!));
  return Math.max(lines.size, 1);
}

function headOf(trivia: string): string {
  return trivia.slice(0, trivia.indexOf('\n'));
}

function tailOf(trivia: string): string {
  return trivia.slice(trivia.lastIndexOf('\n') + 1);
}
