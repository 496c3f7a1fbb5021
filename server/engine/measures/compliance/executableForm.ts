import { readPair, type Parse, type SyntaxDocument } from '../../syntax/document';
import type { LanguageDescriptor } from '../../syntax/language';
import { canonicalSequence } from '../canonicalForm';

/**
 * Whether two texts that parse mean the same as far as tokens and nesting tell: canonical tokens are equal, and so is
 * the shape of the statements, since a dedent changes no token.
 */
export function hasSameForm(one: string, other: string, language: LanguageDescriptor, parse: Parse): boolean {
  const pair = readPair(one, other, language, parse);
  if (pair.textReason !== null) return false;
  return (
    equal(canonicalSequence(pair.before, pair.interner), canonicalSequence(pair.after, pair.interner)) &&
    shape(pair.before) === shape(pair.after)
  );
}

function equal(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((token, index) => token === other[index]);
}

function shape({ units }: SyntaxDocument): string {
  return units.map(({ kind, parent }) => `${kind} ${parent}`).join('\n');
}
