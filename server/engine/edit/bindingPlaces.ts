import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import { occurrencesIn } from '../syntax/bindings/byLexeme';
import type { SyntaxDocument } from '../syntax/document';
import type { Side } from './alignment';

/** Lexemes that declare a binding. */
export function declarationsOf(document: SyntaxDocument, binding: number): number[] {
  const { bindings, occurrences } = bindingsOf(document);
  return bindings[binding]!.occurrences.map((index) => occurrences[index]!)
    .filter(({ role }) => role === 'declare')
    .map(({ node }) => lexemeOf(document, node));
}

/** Units that use a binding, one for each use. */
export function statementsUsing({ document, owner }: Side, binding: number): number[] {
  const { bindings, occurrences } = bindingsOf(document);
  const uses = bindings[binding]!.occurrences.map((index) => occurrences[index]!);
  return uses.filter(({ role }) => role !== 'declare').map(({ node }) => owner[lexemeOf(document, node)]!);
}

/** The tokens of a statement, with a sign in place of a binding's name. */
export function textWithout(document: SyntaxDocument, unit: number, binding: number): string {
  const { lexemes, source, units } = document;
  const { firstLexeme, endLexeme } = units[unit]!;
  const texts: string[] = [];
  for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1) {
    const isIt = occurrencesIn(document, lexeme).some((occurrence) => occurrence.binding === binding);
    texts.push(isIt ? '\0' : source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]));
  }
  return texts.join(' ');
}
