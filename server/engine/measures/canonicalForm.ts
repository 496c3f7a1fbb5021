import type { SyntaxDocument } from '../syntax/document';
import type { Interner } from '../syntax/interner';
import { pythonForm } from './canonical/pythonForm';
import { tokenSequence } from './tokenSequence';

/**
 * The token sequence of a text in canonical form, so that a distance between two of them leaves out how the texts
 * are laid out and spelled. Only Python has such a form; other texts keep their tokens as they are.
 *
 * @param interner of the pair that the document belongs to
 */
export function canonicalSequence(document: SyntaxDocument, interner: Interner): Int32Array {
  if (document.language?.family !== 'python') return tokenSequence(document);
  return Int32Array.from(canonicalTokens(document), (token) => interner.idOf(token));
}

/** The tokens of a Python text in canonical form. A string is given by its kind and value. */
export function canonicalTokens({ tree, source }: SyntaxDocument): readonly string[] {
  return pythonForm(tree, source.text);
}
