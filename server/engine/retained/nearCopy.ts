import { levenshtein } from '../measures/levenshtein';
import { Interner } from '../syntax/interner';
import type { SyntaxDocument } from '../syntax/document';
import { kindOf } from '../syntax/syntaxTree';
import { bodyOf, isDefinition } from './blocks';
import type { RetainedAnalysis, RetainedUnit } from './analysis';

export interface NearCopy {
  /** Unit of after: the new function, or the new compound statement with the copy in its body. */
  readonly unit: number;
  /** Whether some statements are those of the copy. */
  isBodyOf(body: readonly number[]): boolean;
}

/** Statements from which on two stretches can be called copies. */
const LEAST_STATEMENTS = 3;
/** Normalised distance up to which they are, names and literals aside. */
const LIKENESS = 0.4;

/** New code that says what the block around a retained statement says, but for names and literals. */
export function nearCopyOf(
  { before, after, isAdded }: RetainedAnalysis,
  target: RetainedUnit,
): NearCopy | null {
  const block = blockAround(before, target.before);
  if (block.length < LEAST_STATEMENTS) return null;
  for (const { index, kind } of after.units) {
    if (!isAdded[index]) continue;
    const isHost =
      isDefinition(after, after.units[index]!) ||
      /^(if_statement|elif_clause|else_clause|switch_case|case_clause)$/.test(kind);
    if (!isHost) continue;
    const body = bodyOf(after, index).filter((unit) => isAdded[unit]);
    if (body.length < LEAST_STATEMENTS || body.length > 3 * block.length) continue;
    if (
      isAlike(block, body) ||
      isAlike(
        block,
        body.filter((unit) => !isBareReturn(unit)),
      )
    )
      return { unit: index, isBodyOf: (other) => other[0] === body[0] };
  }
  return null;

  function isBareReturn(unit: number): boolean {
    const { firstLexeme, endLexeme, kind } = after.units[unit]!;
    return kind === 'return_statement' && endLexeme - firstLexeme <= 2;
  }

  function isAlike(one: readonly number[], other: readonly number[]): boolean {
    const interner = new Interner();
    const a = shape(before, one, interner);
    const b = shape(after, other, interner);
    return levenshtein(a, b).distance <= LIKENESS * Math.max(a.length, b.length);
  }
}

/** Neighbouring statements of the block that holds a statement, the statement among them. */
function blockAround(document: SyntaxDocument, unit: number): readonly number[] {
  if (isDefinition(document, document.units[unit]!)) return bodyOf(document, unit);
  const own = bodyOf(document, unit);
  if (own.length >= LEAST_STATEMENTS) return own;
  const { parent } = document.units[unit]!;
  return parent <= 0 ? [] : bodyOf(document, parent);
}

/** Tokens with identifiers numbered by first appearance and literals by their kind. */
function shape(document: SyntaxDocument, units: readonly number[], interner: Interner): Int32Array {
  const names = new Map<string, number>();
  const tokens: number[] = [];
  const { lexemes, tree, source } = document;
  for (const unit of units) {
    const { firstLexeme, endLexeme } = document.units[unit]!;
    for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1) {
      if (lexemes.comment[lexeme] === 1) continue;
      const kind = kindOf(tree, lexemes.node[lexeme]!);
      const text = source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]);
      tokens.push(interner.idOf(tokenShape(kind, text)));
    }
  }
  return Int32Array.from(tokens);

  function tokenShape(kind: string, text: string): string {
    if (/^(string|template_string|integer|float|number)$/.test(kind)) return `<${kind}>`;
    if (!/identifier$/.test(kind)) return text;
    if (!names.has(text)) names.set(text, names.size);
    return `#${names.get(text)!}`;
  }
}
