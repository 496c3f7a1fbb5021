import { alignPair } from '../../server/engine/edit/alignment';
import { bindingsOf, lexemeOf } from '../../server/engine/syntax/bindings/bindings';
import { occurrencesIn } from '../../server/engine/syntax/bindings/byLexeme';
import {
  FREE,
  QUOTED,
  SCOPE_STATEMENT,
  TESTED,
  UNKNOWN,
  type Occurrence,
} from '../../server/engine/syntax/bindings/model';
import { readPair, type Parse } from '../../server/engine/syntax/document';
import type { LanguageDescriptor } from '../../server/engine/syntax/language';

/**
 * Names of after that have lost their binding in the result of an action, or that are bound to another declaration
 * although their own is still there. Reads both texts whole, which the engine does not.
 */
export function brokenNames(
  after: string,
  result: string,
  language: LanguageDescriptor,
  parse: Parse,
): string[] {
  const pair = readPair(after, result, language, parse);
  if (pair.before.language === null) return [];
  const lexemes = alignPair(pair).before.pair;
  const ours = bindingsOf(pair.before);
  /** By binding of after: what its declarations declare now. They may be of several scopes: each keeps the name. */
  const kept = new Map<number, Set<number>>();
  const paired = ours.occurrences.flatMap((occurrence) => {
    const twin = twinOf(occurrence);
    if (twin === undefined) return [];
    if (occurrence.role === 'declare')
      kept.set(occurrence.binding, (kept.get(occurrence.binding) ?? new Set()).add(twin.binding));
    return [[occurrence, twin] as const];
  });
  const broken = new Set<string>();
  for (const [occurrence, twin] of paired) {
    if (occurrence.binding < 0 || twin.binding === UNKNOWN || occurrence.role === 'declare') continue;
    if ((occurrence.flags & (SCOPE_STATEMENT | QUOTED | TESTED)) !== 0) continue;
    const declared = kept.get(occurrence.binding);
    if (twin.binding === FREE) broken.add(`${occurrence.name} unbound`);
    else if (declared !== undefined && !declared.has(twin.binding)) broken.add(`${occurrence.name} captured`);
  }
  return [...broken];

  function twinOf({ name, node }: Occurrence): Occurrence | undefined {
    const lexeme = lexemes[lexemeOf(pair.before, node)]!;
    return lexeme === -1 ? undefined : occurrencesIn(pair.after, lexeme).find((other) => other.name === name);
  }
}
