import type { SyntaxDocument } from '../../syntax/document';
import { commentLines } from '../shared/commentKinds';

/** Statements whose comments may say that the old code is meant to stay. */
interface Guarded {
  readonly unit: number;
  readonly kept: readonly number[];
}

/**
 * Whether a comment at or in a new condition, or at the code it decides about, says that both ways are meant. Saying
 * what the condition is for is not enough: every other edit does.
 */
export function isWaived(document: SyntaxDocument, { unit, kept }: Guarded): boolean {
  const { lexemes, source, units } = document;
  const { firstLexeme, endLexeme } = units[unit]!;
  const inside = Array.from({ length: endLexeme - firstLexeme }, (_, at) => firstLexeme + at);
  const places = [
    ...above(firstLexeme),
    ...inside,
    ...(kept[0] === undefined ? [] : above(units[kept[0]]!.firstLexeme)),
  ];
  return places.some(
    (at) =>
      lexemes.comment[at] === 1 &&
      WAIVER.test(commentLines(source.text.slice(lexemes.start[at], lexemes.end[at])).join(' ')),
  );

  /** Comments before a lexeme, with no code between. */
  function above(lexeme: number): number[] {
    const comments: number[] = [];
    for (let at = lexeme - 1; at >= 0 && lexemes.comment[at] === 1; at -= 1) comments.push(at);
    return comments;
  }
}

const STAYS = 'keep(s|ing)?|kept|retain(s|ed|ing)?|preserv(e|es|ed|ing)|leav(e|es|ing)|left|stays?|remains?';
const WHY =
  'for now|until|while|because|since|so that|as long as|on purpose|in place|working|compat\\w*|old|legacy';
const WAIVER = new RegExp(
  `\\b(${STAYS})\\b.*\\b(${WHY})\\b|backwards?[- ]compat|\\b(on purpose|intentional(ly)?|deliberate(ly)?)\\b|` +
    `\\b(remove|delete|drop) (this|it|them) (when|once|after|in|with)\\b`,
  'i',
);
