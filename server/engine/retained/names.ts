import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import type { SyntaxDocument } from '../syntax/document';

/** An identifier that binds a name or uses it, by the lexeme it is in. */
export interface NameOccurrence {
  readonly name: string;
  readonly role: 'use' | 'binding';
  readonly lexeme: number;
}

export function namesIn(document: SyntaxDocument): readonly NameOccurrence[] {
  return bindingsOf(document).occurrences.map(({ name, role, node }) => ({
    name,
    role: role === 'declare' || role === 'write' ? 'binding' : 'use',
    lexeme: lexemeOf(document, node),
  }));
}
