import { lowerBound } from '../../sequences/lowerBound';
import type { SyntaxDocument } from '../document';
import { bindingsOf, lexemeOf } from './bindings';
import type { Occurrence } from './model';

/** The names in a lexeme. A format string can hold several. */
export function occurrencesIn(document: SyntaxDocument, lexeme: number): readonly Occurrence[] {
  const { occurrences } = bindingsOf(document);
  const lexemeAt = (index: number): number => lexemeOf(document, occurrences[index]!.node);
  // Occurrences stand in text order.
  const first = lowerBound(occurrences.length, (index) => lexemeAt(index) < lexeme);
  let end = first;
  while (end < occurrences.length && lexemeAt(end) === lexeme) end += 1;
  return occurrences.slice(first, end);
}
