import type { SyntaxDocument } from '../document';
import { bindingsOf, lexemeOf } from './bindings';
import type { Occurrence } from './model';

const known = new WeakMap<SyntaxDocument, ReadonlyMap<number, readonly Occurrence[]>>();

/** By lexeme: the names in it. A format string can hold several. */
export function occurrencesByLexeme(document: SyntaxDocument): ReadonlyMap<number, readonly Occurrence[]> {
  const found = known.get(document);
  if (found !== undefined) return found;
  const byLexeme = new Map<number, Occurrence[]>();
  for (const occurrence of bindingsOf(document).occurrences) {
    const lexeme = lexemeOf(document, occurrence.node);
    const others = byLexeme.get(lexeme);
    if (others === undefined) byLexeme.set(lexeme, [occurrence]);
    else others.push(occurrence);
  }
  known.set(document, byLexeme);
  return byLexeme;
}
