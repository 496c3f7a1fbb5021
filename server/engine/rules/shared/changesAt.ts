import type { Alignment } from '../../edit/alignment';
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
  const owners = ownersIn(changes)[side];
  const found = new Set<number>();
  for (let lexeme = run.first; lexeme < run.end; lexeme += 1) {
    const owner = owners.get(lexeme);
    if (owner !== undefined) found.add(owner);
  }
  return [...found].sort((one, other) => one - other).map((index) => changes[index]!);
}

type Owners = Readonly<Record<'before' | 'after', ReadonlyMap<number, number>>>;

const known = new WeakMap<readonly ChangeModel[], Owners>();

/** By lexeme of either text: the index of the one change that it belongs to. */
function ownersIn(changes: readonly ChangeModel[]): Owners {
  const found = known.get(changes);
  if (found !== undefined) return found;
  const side = (name: 'before' | 'after'): Map<number, number> => {
    const owners = new Map<number, number>();
    changes.forEach((change, index) => {
      for (const lexeme of lexemesOf(change, name)) owners.set(lexeme, index);
    });
    return owners;
  };
  const made = { before: side('before'), after: side('after') };
  known.set(changes, made);
  return made;
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
  const { behind, above } = standing(alignment);
  const lexeme = behind[end] ?? -1;
  const stands = lexeme === -1 ? (above[first - 1] ?? -1) : lexeme;
  return stands === -1 ? lineSpan(pair.after, 0) : lineOfLexeme(pair.after, before.pair[stands]!);
}

interface Standing {
  /** By lexeme of before: the first from it on that stands where it stood, or -1. */
  readonly behind: Int32Array;
  /** By lexeme of before: the last up to it that does, or -1. */
  readonly above: Int32Array;
}

const standingIn = new WeakMap<Alignment, Standing>();

function standing(alignment: Alignment): Standing {
  const found = standingIn.get(alignment);
  if (found !== undefined) return found;
  const { pair, moveOf } = alignment.before;
  const stands = (lexeme: number): boolean => pair[lexeme] !== -1 && moveOf[lexeme] === -1;
  const behind = new Int32Array(pair.length);
  const above = new Int32Array(pair.length);
  for (let lexeme = pair.length - 1, last = -1; lexeme >= 0; lexeme -= 1)
    behind[lexeme] = last = stands(lexeme) ? lexeme : last;
  for (let lexeme = 0, last = -1; lexeme < pair.length; lexeme += 1)
    above[lexeme] = last = stands(lexeme) ? lexeme : last;
  const made = { behind, above };
  standingIn.set(alignment, made);
  return made;
}

export function lineOfLexeme(document: SyntaxDocument, lexeme: number): Span {
  return lineSpan(document, lineAt(document.source, document.lexemes.start[lexeme]!));
}

/** The lexemes of a tree node. */
export function runOf({ tree, lexemes }: SyntaxDocument, node: number): LexemeRun {
  return { first: lexemes.first[node]!, end: lexemes.first[tree.next[node]!]! };
}
