import { END_OF_TEXT, NEWLINE, THREE_DOTS } from '../../../server/engine/measures/pythonTokens';
import { tokenSequence, type LexemeRange } from '../../../server/engine/measures/tokenSequence';
import type { SyntaxDocument } from '../../../server/engine/syntax/document';

/** The token sequence of a document as texts. */
export function tokenTexts(document: SyntaxDocument, range?: LexemeRange): readonly string[] {
  const { lexemes, source } = document;
  const texts = new Map([
    [NEWLINE, '\n'],
    [END_OF_TEXT, ''],
    [THREE_DOTS, '...'],
  ]);
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    texts.set(lexemes.id[lexeme]!, source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]));
  }
  return Array.from(tokenSequence(document, range), (id) => texts.get(id)!);
}
