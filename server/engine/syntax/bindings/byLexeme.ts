import type { SyntaxDocument } from '../document';
import { bindingsOf, lexemeOf } from './bindings';
import type { Occurrence } from './model';

/** The names in a lexeme. A format string can hold several. */
export function occurrencesIn(document: SyntaxDocument, lexeme: number): readonly Occurrence[] {
  const { occurrences } = bindingsOf(document);
  const lexemeAt = (index: number): number => lexemeOf(document, occurrences[index]!.node);
  let first = 0;
  let end = occurrences.length;
  // Occurrences stand in text order.
  while (first < end) {
    const middle = (first + end) >> 1;
    if (lexemeAt(middle) < lexeme) first = middle + 1;
    else end = middle;
  }
  while (end < occurrences.length && lexemeAt(end) === lexeme) end += 1;
  return occurrences.slice(first, end);
}
