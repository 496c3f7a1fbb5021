import type { RuleContext } from '../rule';
import type { SyntaxDocument } from '../../syntax/document';
import { scopeOfLexemes, type Scope } from '../../syntax/scopes';

/** Tells the qualified name of the scope in which a lexeme lies, '' for the module. */
export function scopeNames(document: SyntaxDocument, scopes: readonly Scope[]): (lexeme: number) => string {
  const owners = scopeOfLexemes(document, scopes);
  return (lexeme) => scopes[owners[lexeme] ?? -1]?.name ?? '';
}

/** Qualified name of the scope of after around an offset, '' for the module. */
export function scopeOfText({ edit, scopes }: Pick<RuleContext, 'edit' | 'scopes'>, offset: number): string {
  const { lexemes } = edit.pair.after;
  const around = scopes.after.filter(
    ({ firstLexeme, endLexeme }) =>
      lexemes.start[firstLexeme]! <= offset && offset < lexemes.end[endLexeme - 1]!,
  );
  return around[around.length - 1]?.name ?? '';
}
