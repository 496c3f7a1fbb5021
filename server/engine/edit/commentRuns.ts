import type { SyntaxDocument } from '../syntax/document';
import { kindOf } from '../syntax/syntaxTree';

/** Adjacent comment lines, or one trailing comment: what is written and lost together. */
export interface CommentRun {
  /** With the braces of a comment between JSX elements, which say nothing without it. */
  readonly lexemes: readonly number[];
  /** Stands behind code on its line. */
  readonly trailing: boolean;
  readonly text: string;
}

/** A stretch of lexemes between two paired ones, its ends left out. */
export interface LexemeGap {
  readonly from: number;
  readonly to: number;
}

/** @param comments comment lexemes of one gap, ascending */
export function commentRuns(
  document: SyntaxDocument,
  comments: readonly number[],
  gap: LexemeGap,
): CommentRun[] {
  const { lexemes, source } = document;
  const groups: number[][] = [];
  for (const comment of comments) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    if (group !== undefined && last! >= comment) continue;
    const braced = bracedComment(document, comment, gap);
    if (braced !== null) groups.push(braced);
    else if (group !== undefined && areOneRun(document, last!, comment)) group.push(comment);
    else groups.push([comment]);
  }
  return groups.map((group) => ({
    lexemes: group,
    trailing: isTrailing(document, group[0]!),
    text: source.text.slice(lexemes.start[group[0]!]!, lexemes.end[group[group.length - 1]!]!),
  }));
}

/** Whether two lexemes are comments on lines of their own, one right below the other. */
export function areOneRun(document: SyntaxDocument, above: number, below: number): boolean {
  const { lexemes, source } = document;
  if (above + 1 !== below || above < 0 || below >= lexemes.count) return false;
  if (lexemes.comment[above] === 0 || lexemes.comment[below] === 0) return false;
  if (isTrailing(document, above) || isTrailing(document, below)) return false;
  return ONE_BREAK.test(source.text.slice(lexemes.end[above]!, lexemes.start[below]!));
}

const ONE_BREAK = /^[ \t]*\n[ \t]*$/;

/** All lexemes of the JSX expression that holds nothing but the comment, where it came or went as a whole. */
function bracedComment(document: SyntaxDocument, comment: number, { from, to }: LexemeGap): number[] | null {
  const braces = bracesOf(document, comment);
  if (braces === null || braces.open <= from || braces.close >= to) return null;
  return Array.from({ length: braces.close - braces.open + 1 }, (_, index) => braces.open + index);
}

/** The braces around a comment between JSX elements. */
export function bracesOf(
  { lexemes, tree }: SyntaxDocument,
  comment: number,
): { readonly open: number; readonly close: number } | null {
  const expression = tree.parent[lexemes.node[comment]!]!;
  if (expression === -1 || kindOf(tree, expression) !== 'jsx_expression') return null;
  const open = lexemes.first[expression]!;
  const close = lexemes.first[tree.next[expression]!]! - 1;
  for (let lexeme = open + 1; lexeme < close; lexeme += 1) if (lexemes.comment[lexeme] === 0) return null;
  return { open, close };
}

export function isTrailing({ lexemes, source }: SyntaxDocument, lexeme: number): boolean {
  const start = lexemes.start[lexeme]!;
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  return source.text.slice(lineStart, start).trim() !== '';
}

/**
 * The lexeme a comment is about: the one before it on its line, else the one right below it, else, at the end of
 * a block, the one right above it; null for a comment that stands apart.
 */
export function commentedLexeme(document: SyntaxDocument, run: readonly number[]): number | null {
  const { lexemes, source } = document;
  const first = run[0]!;
  const next = run[run.length - 1]! + 1;
  if (isTrailing(document, first)) return first - 1;
  if (!endsBlock(document, run)) return lexemes.comment[next] === 0 && adjoin(next - 1, next) ? next : null;
  return first > 0 && lexemes.comment[first - 1] === 0 && adjoin(first - 1, first) ? first - 1 : null;

  function adjoin(above: number, below: number): boolean {
    return ONE_BREAK.test(source.text.slice(lexemes.end[above]!, lexemes.start[below]!));
  }
}

/** Whether nothing follows a comment in its block: a bracket closes it, or what follows stands further out. */
function endsBlock(document: SyntaxDocument, run: readonly number[]): boolean {
  const { lexemes, source } = document;
  const next = run[run.length - 1]! + 1;
  if (next >= lexemes.count) return true;
  const start = lexemes.start[next]!;
  if (/^([)\]}]|<\/)/.test(source.text.slice(start, start + 2))) return true;
  return !isTrailing(document, next) && columnOf(document, next) < columnOf(document, run[0]!);
}

export function columnOf({ lexemes, source }: SyntaxDocument, lexeme: number): number {
  const start = lexemes.start[lexeme]!;
  return start - (source.text.lastIndexOf('\n', start - 1) + 1);
}

const ALIKE = 0.34;

/**
 * Pairs runs in order of which one was written for the other: they say nearly the same, stand at the same code, or
 * are the only ones of their kind in the same place.
 *
 * @param placeOf the lexeme of after that a run is about, null if that one came or went as well
 */
export function replacedRuns(
  before: readonly CommentRun[],
  after: readonly CommentRun[],
  placeOf: (run: CommentRun) => number | null,
): ReadonlyMap<CommentRun, CommentRun> {
  const pairs = new Map<CommentRun, CommentRun>();
  pairInOrder(before, after, (one, other) => areAlike(one.text, other.text));
  for (const [bs, as] of betweenPairs(before, after, pairs)) {
    pairInOrder(bs, as, (one, other) => placeOf(one) !== null && placeOf(one) === placeOf(other));
  }
  for (const [bs, as] of betweenPairs(before, after, pairs)) {
    pairOnly(bs.filter(isOnOwnLine), as.filter(isOnOwnLine));
    pairOnly(bs.filter(isAtChange), as.filter(isAtChange));
  }
  return pairs;

  function pairInOrder(
    bs: readonly CommentRun[],
    as: readonly CommentRun[],
    belong: (one: CommentRun, other: CommentRun) => boolean,
  ): void {
    let from = 0;
    for (const run of bs) {
      const at = as.findIndex(
        (other, index) => index >= from && other.trailing === run.trailing && belong(run, other),
      );
      if (at === -1) continue;
      pairs.set(run, as[at]!);
      from = at + 1;
    }
  }

  function pairOnly(bs: readonly CommentRun[], as: readonly CommentRun[]): void {
    if (bs.length === 1 && as.length === 1) pairs.set(bs[0]!, as[0]!);
  }

  function isOnOwnLine({ trailing }: CommentRun): boolean {
    return !trailing;
  }

  /** Behind code of its own that came or went: behind kept code, another place is another comment. */
  function isAtChange(run: CommentRun): boolean {
    return run.trailing && placeOf(run) === null;
  }
}

/** What lies between the pairs on either side. */
function betweenPairs(
  before: readonly CommentRun[],
  after: readonly CommentRun[],
  pairs: ReadonlyMap<CommentRun, CommentRun>,
): [CommentRun[], CommentRun[]][] {
  const stretches: [CommentRun[], CommentRun[]][] = [];
  let bAt = 0;
  let aAt = 0;
  before.forEach((run, b) => {
    const partner = pairs.get(run);
    if (partner === undefined) return;
    const a = after.indexOf(partner);
    stretches.push([before.slice(bAt, b), after.slice(aAt, a)]);
    bAt = b + 1;
    aAt = a + 1;
  });
  return [...stretches, [before.slice(bAt), after.slice(aAt)]];
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Whether two comments share enough words for one to be another wording of the other. */
export function areAlike(one: string, other: string): boolean {
  return wordLikeness(one, other) >= ALIKE;
}

function wordLikeness(one: string, other: string): number {
  const words = wordsOf(one);
  const rest = wordsOf(other);
  const total = words.length + rest.length;
  let common = 0;
  for (const word of words) {
    const at = rest.indexOf(word);
    if (at === -1) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 1 : (2 * common) / total;
}
