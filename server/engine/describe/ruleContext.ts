import { lowerBound } from '../sequences/lowerBound';
import type { Edit } from '../edit/edit';
import type { ChangeModel, Span } from '../edit/model';
import type { RuleContext } from '../rules/rule';
import type { SyntaxDocument } from '../syntax/document';
import { scopeOfLexemes, scopesOf, type Scope } from '../syntax/scopes';

/** What rules read, but for what other rules have found. */
export function ruleContext(
  edit: Edit,
  given: Pick<RuleContext, 'path' | 'retained' | 'questions' | 'request'>,
): Omit<RuleContext, 'isFree'> {
  const scopes = scopesIn(edit);
  return { ...given, edit, scopes, scopeOf: scopeNamer(edit, scopes) };
}

/** Names the scope of any change of an edit. */
export function scopeNames(edit: Edit): (change: ChangeModel) => string {
  return scopeNamer(edit, scopesIn(edit));
}

function scopesIn({ pair }: Edit): { readonly before: readonly Scope[]; readonly after: readonly Scope[] } {
  return { before: scopesOf(pair.before), after: scopesOf(pair.after) };
}

/** Names the scope of a change: where it stands in after, else where it stood in before. */
function scopeNamer(
  edit: Edit,
  scopes: { readonly before: readonly Scope[]; readonly after: readonly Scope[] },
): (change: ChangeModel) => string {
  const before = scopeOfLexemes(edit.pair.before, scopes.before);
  const after = scopeOfLexemes(edit.pair.after, scopes.after);
  return ({ origin, beforeLexemes, afterLexemes, beforeTrivia, afterTrivia }) => {
    const [a] = afterLexemes;
    if (a !== undefined) return scopes.after[after[a]!]?.name ?? '';
    const [b] = beforeLexemes;
    if (b !== undefined) return scopes.before[before[b]!]?.name ?? '';
    const offset = afterTrivia[0]?.start ?? beforeTrivia[0]?.start ?? 0;
    const { lexemes } = edit.pair.after;
    const lexeme = lastStarted(lexemes.start, offset);
    // White space between statements belongs to the block of the one below, unless it ends the line above.
    const below = origin === 'gap' && !endsLine(edit, beforeTrivia[0]!, afterTrivia[0]!);
    if (below && lexeme + 1 < lexemes.count) return around(scopes.after, lexeme + 1);
    return lexeme === -1 ? '' : (scopes.after[after[lexeme]!]?.name ?? '');
  };
}

/** Whether trivia differs at the end of the line on which it starts, and nowhere else. */
function endsLine({ pair }: Edit, before: Span, after: Span): boolean {
  const behindLine = ({ source }: SyntaxDocument, { start, end }: Span): string =>
    source.text.slice(start, end).replace(/^[^\n]*/, '');
  return behindLine(pair.before, before) === behindLine(pair.after, after);
}

/** Name of the innermost scope that holds a lexeme and does not start with it. */
function around(scopes: readonly Scope[], lexeme: number): string {
  const holding = scopes.filter(({ firstLexeme, endLexeme }) => firstLexeme < lexeme && lexeme < endLexeme);
  return holding[holding.length - 1]?.name ?? '';
}

/** Index of the last start that is less than `offset`, or -1. */
function lastStarted(starts: Uint32Array, offset: number): number {
  return lowerBound(starts.length, (index) => starts[index]! < offset) - 1;
}
