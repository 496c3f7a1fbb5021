import { areAlike, isTrailing, wordsOf } from '../../edit/commentRuns';
import type { Edit } from '../../edit/edit';
import type { ChangeModel } from '../../edit/model';
import type { SyntaxDocument } from '../../syntax/document';
import { lineAt } from '../../syntax/sourceText';
import { kindOf } from '../../syntax/syntaxTree';
import type { RuleContext } from '../rule';
import { lexemeSpan } from './spans';
import type { StandingCode } from './standingCode';

/** Lines between the code and a comment that may be the lost one in other words, such as one inside its block. */
const NEAR = 2;
/** Share of a comment's words that tells that another one took it up. */
const TAKEN_UP = 0.5;

/** Whether a comment near the code is the lost one in other words, or took it up beside what it said before. */
export function isRewordedNearby(edit: Edit, text: string, code: StandingCode): boolean {
  const { before, after } = edit.pair;
  const place = lineOfLexeme(after, code.lexeme);
  return edit.changes.some(({ part, beforeLexemes, afterLexemes }) => {
    if (part !== 'comment' || afterLexemes.length === 0) return false;
    const first = lineOfLexeme(after, afterLexemes[0]!);
    const last = lineOfLexeme(after, afterLexemes[afterLexemes.length - 1]!);
    if (first > place + NEAR || last < place - NEAR) return false;
    const now = textOf(after, afterLexemes);
    if (beforeLexemes.length === 0) return areAlike(text, now);
    return shareIn(wordsOf(text), without(wordsOf(now), wordsOf(textOf(before, beforeLexemes)))) >= TAKEN_UP;
  });
}

/** Whether a new statement stands where a comment on lines of its own stood, right above the code that it was about. */
export function isReplacedByCode(
  { alignment, pair }: Edit,
  { beforeLexemes }: ChangeModel,
  { lexeme }: StandingCode,
): boolean {
  const { document, owner, unitPair, pair: pairs } = alignment.after;
  const above = lexeme - 1;
  if (above < 0 || document.lexemes.comment[above] === 1) return false;
  if (isTrailing(pair.before, beforeLexemes[0]!) || pairs[lexeme]! < beforeLexemes[0]!) return false;
  const { endLexeme } = document.units[owner[above]!]!;
  // Not the header of a new block around the code.
  return unitPair[owner[above]!] === -1 && endLexeme === lexeme;
}

/** Whether a comment names what went from the code of its scope, and stands in it nowhere else: it is no longer true. */
export function namesWhatWent({ edit, scopeOf }: RuleContext, comment: ChangeModel, text: string): boolean {
  const { before, after } = edit.pair;
  const scope = scopeOf(comment);
  const gone = new Set<string>();
  const came = new Set<string>();
  for (const change of edit.changes) {
    if (change.part === 'comment' || scopeOf(change) !== scope) continue;
    for (const lexeme of change.beforeLexemes) for (const name of namesAt(before, lexeme)) gone.add(name);
    for (const lexeme of change.afterLexemes) for (const name of namesAt(after, lexeme)) came.add(name);
  }
  if (gone.size === 0) return false;
  const named = wordsOf(text).filter((word) => gone.has(word) && !came.has(word));
  return named.length > 0 && named.some((word) => !isUsedIn(edit, comment, word));
}

/** Whether the statements around the comment's place still name something. */
function isUsedIn({ alignment }: Edit, { beforeLexemes }: ChangeModel, word: string): boolean {
  const { document, owner, pair } = alignment.before;
  const { units, language } = document;
  let unit = owner[beforeLexemes[0]!]!;
  while (unit > 0 && !language!.functions.has(units[unit]!.kind)) unit = units[unit]!.parent;
  for (let lexeme = units[unit]!.firstLexeme; lexeme < units[unit]!.endLexeme; lexeme += 1)
    if (pair[lexeme] !== -1 && namesAt(document, lexeme).includes(word)) return true;
  return false;
}

const NAMES = new Set([
  'identifier',
  'property_identifier',
  'private_property_identifier',
  'shorthand_property_identifier',
  'type_identifier',
  'integer',
  'float',
  'number',
]);
/** A shorter name is a word like any other. */
const SHORTEST = 2;

/** What a comment would write of a token: a name or a number, or a string of one word. */
function namesAt({ lexemes, source, tree }: SyntaxDocument, lexeme: number): readonly string[] {
  if (lexemes.comment[lexeme] === 1) return [];
  const kind = kindOf(tree, lexemes.node[lexeme]!);
  if (!NAMES.has(kind) && kind !== 'string') return [];
  const words = wordsOf(source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!));
  return words.length === 1 && words[0]!.length >= SHORTEST ? words : [];
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return words.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

function shareIn(words: readonly string[], others: readonly string[]): number {
  return words.length === 0 ? 0 : 1 - without(words, others).length / words.length;
}

function lineOfLexeme({ source, lexemes }: SyntaxDocument, lexeme: number): number {
  return lineAt(source, lexemes.start[lexeme]!);
}

function textOf(document: SyntaxDocument, lexemes: readonly number[]): string {
  const { start, end } = lexemeSpan(document, lexemes);
  return document.source.text.slice(start, end);
}
