import type { Alignment, Side } from '../../edit/alignment';
import { columnOf, commentedLexeme, isTrailing } from '../../edit/commentRuns';
import { normalisedMarkupText, normalisedString } from '../../syntax/stringValue';
import { kindOf } from '../../syntax/syntaxTree';

/** What is asked of an alignment here; flipped, it tells of comments of after where their code stood in before. */
type Aligned = Pick<Alignment, 'before' | 'after' | 'units'>;

/** Where the code that a comment of before is about stands in after, the same as it was. */
export interface StandingCode {
  /** The lexeme of after that pairs with the one the comment is about. */
  readonly lexeme: number;
  /** Of a compound statement only what is its own is the same: what is inside it changed. */
  readonly headerOnly: boolean;
}

/**
 * The code a comment is about, if it stands in after unchanged: the statement, or the element of a list, an object
 * or markup, below it or, for one that trails, before it. It may stand in another block by now.
 */
export function standingCode(
  { alignment }: { readonly alignment: Aligned },
  comments: readonly number[],
): StandingCode | null {
  const { document, pair, owner } = alignment.before;
  const about = commentedLexeme(document, comments);
  if (about === null || pair[about] === -1) return null;
  const lexeme = pair[about]!;
  const unit = owner[about]!;
  if (alignment.before.unitPair[unit] !== alignment.after.owner[lexeme]) return null;
  const isBehind = about < comments[0]!;
  if (isBehind && !isTrailing(document, comments[0]!) && !stillEndsBlock(alignment, about, comments))
    return null;
  if (alignment.units.equal[unit] === 1) return { lexeme, headerOnly: false };
  const [before, after] = [
    stretchOf(alignment.before, about, isBehind),
    stretchOf(alignment.after, lexeme, isBehind),
  ];
  if (isBehind && !(before.isUnit && after.isUnit)) extendToLine(alignment, before, after);
  if (!sameTokens(alignment, before, after)) return null;
  return { lexeme, headerOnly: before.isUnit && document.units[unit]!.children.length > 0 };
}

/** A remark at the end of a block, or in an empty one, is no longer that once something follows. */
function stillEndsBlock({ before, after }: Aligned, about: number, comments: readonly number[]): boolean {
  const next = tokenFrom(before, comments[comments.length - 1]! + 1);
  const following = tokenFrom(after, before.pair[about]! + 1);
  if (following === after.document.lexemes.count || before.pair[next] === following) return true;
  return (
    !isTrailing(after.document, following) &&
    columnOf(after.document, following) < columnOf(before.document, comments[0]!)
  );
}

function tokenFrom({ document: { lexemes } }: Side, lexeme: number): number {
  let at = lexeme;
  while (lexemes.comment[at] === 1) at += 1;
  return at;
}

/** First and last lexeme of a piece of code. */
interface Stretch {
  first: number;
  readonly last: number;
  /** It is a statement, a clause or a member; what is inside its blocks is left out. */
  readonly isUnit: boolean;
}

/** The greatest piece of code within its statement that starts with a lexeme, or ends with it. */
function stretchOf({ document, owner }: Side, about: number, isBehind: boolean): Stretch {
  const { tree, lexemes, units } = document;
  const unit = units[owner[about]!]!;
  const edge = isBehind ? withoutSeparators(about) : about;
  let node = lexemes.node[edge]!;
  while (node !== unit.node && edgeOf(tree.parent[node]!) === edge) node = tree.parent[node]!;
  return {
    first: lexemes.first[node]!,
    last: Math.max(withoutSeparators(lexemes.first[tree.next[node]!]! - 1), edge),
    isUnit: node === unit.node,
  };

  function edgeOf(outer: number): number {
    return isBehind ? withoutSeparators(lexemes.first[tree.next[outer]!]! - 1) : lexemes.first[outer]!;
  }

  function withoutSeparators(lexeme: number): number {
    let at = lexeme;
    while (at > unit.firstLexeme && (lexemes.comment[at] === 1 || isSeparator(document, at))) at -= 1;
    return at;
  }
}

/** A comment that trails is about its line as well, as far as it belongs to the same statement. */
function extendToLine({ before }: Aligned, one: Stretch, other: Stretch): void {
  const { document, owner, pair } = before;
  let first = one.last;
  while (first > 0 && owner[first - 1] === owner[one.last] && isTrailing(document, first)) first -= 1;
  if (first >= one.first) return;
  one.first = first;
  other.first = pair[first] === -1 ? other.first : Math.min(other.first, pair[first]!);
}

function sameTokens({ before, after }: Aligned, one: Stretch, other: Stretch): boolean {
  const bs = meaningsOf(before, one);
  const as = meaningsOf(after, other);
  return bs.length === as.length && bs.every((meaning, index) => meaning === as[index]);
}

/** What the tokens of a stretch say, those of the statements inside it left out. */
function meaningsOf({ document, owner }: Side, { first, last }: Stretch): string[] {
  const { lexemes, source, tree } = document;
  const meanings: string[] = [];
  for (let lexeme = first; lexeme <= last; lexeme += 1) {
    if (lexemes.comment[lexeme] === 1 || owner[lexeme] !== owner[first]) continue;
    const text = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
    if (/^[)\]}]$/.test(text) && meanings[meanings.length - 1] === ',') meanings.pop();
    meanings.push(meaningOf(kindOf(tree, lexemes.node[lexeme]!), text));
  }
  return meanings;
}

function meaningOf(kind: string, text: string): string {
  if (kind === 'string') return normalisedString(text, true);
  return kind === 'jsx_text' ? normalisedMarkupText(text) : text;
}

function isSeparator({ lexemes, source }: Side['document'], lexeme: number): boolean {
  const text = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
  return text === ',' || text === ';';
}
