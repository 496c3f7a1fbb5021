import type { SyntaxDocument } from '../syntax/document';
import { javascriptTokens } from './javascriptTokens';
import { pythonTokens } from './pythonTokens';

/** A run of lexemes, half-open. */
export interface LexemeRange {
  readonly first: number;
  readonly end: number;
}

/**
 * The tokens that the token distance counts, as interned ids: equal numbers mean equal tokens within a document
 * pair. Comments and layout are no tokens. Under text treatment they are the words.
 *
 * @param range the whole text by default
 */
export function tokenSequence(document: SyntaxDocument, range?: LexemeRange): Int32Array {
  const { first, end } = range ?? { first: 0, end: document.lexemes.count };
  switch (document.language?.family) {
    case 'python':
      return pythonTokens(document, first, end);
    case 'javascript':
      return javascriptTokens(document, first, end);
    case undefined:
      return document.lexemes.id.slice(first, end);
  }
}
