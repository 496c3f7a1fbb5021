import type { LanguageDescriptor } from './language';

/** Properties of a node kind, as bits: a table look-up instead of a set look-up for each node. */
export const COMMENT = 1;
export const TRIVIA = 2;
export const ATOM = 4;
export const MARKUP_TEXT = 8;
export const STATEMENT = 16;
export const CLAUSE = 32;
export const FUNCTION = 64;
export const CLASS = 128;
export const ENVELOPE = 256;
export const PARENTHESES = 512;
export const SEMICOLON = 1024;
export const COMMA = 2048;
export const CLOSER = 4096;
/** `(` or `)`. */
export const BRACKET = 8192;

const tables = new WeakMap<readonly string[], Uint16Array>();

/** Bits by kind id. `kindNames` is the grammar's own list, one object a grammar. */
export function kindTable(kindNames: readonly string[], language: LanguageDescriptor): Uint16Array {
  const known = tables.get(kindNames);
  if (known !== undefined) return known;
  // Every 16-bit id has an entry, so that an ERROR node (id 65535) simply has no property.
  const table = new Uint16Array(65536);
  kindNames.forEach((kind, id) => {
    if (kind !== undefined) table[id] = bitsOf(kind, language);
  });
  tables.set(kindNames, table);
  return table;
}

function bitsOf(kind: string, language: LanguageDescriptor): number {
  return (
    (language.comments.has(kind) ? COMMENT : 0) |
    (language.trivia.has(kind) ? TRIVIA : 0) |
    (language.atoms.has(kind) ? ATOM : 0) |
    (language.markupText.has(kind) ? MARKUP_TEXT : 0) |
    (language.statements.has(kind) ? STATEMENT : 0) |
    (language.clauses.has(kind) ? CLAUSE : 0) |
    (language.functions.has(kind) ? FUNCTION : 0) |
    (language.classes.has(kind) ? CLASS : 0) |
    (language.envelopes.has(kind) ? ENVELOPE : 0) |
    (kind === 'parenthesized_expression' ? PARENTHESES : 0) |
    (kind === ';' ? SEMICOLON : 0) |
    (kind === ',' ? COMMA : 0) |
    (kind === ')' || kind === ']' || kind === '}' ? CLOSER : 0) |
    (kind === '(' || kind === ')' ? BRACKET : 0)
  );
}
