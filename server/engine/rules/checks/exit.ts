import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { isPlace, nameOfPlace, textOf } from './expressions';

/** How the body of a check leaves its block. */
export interface Exit {
  readonly raises: boolean;
  /** Returns what it works out, rather than nothing, a literal, an empty container or something that has a name. */
  readonly computes: boolean;
}

const RAISES = new Set(['raise_statement', 'throw_statement']);
const EXITS = new Set([...RAISES, 'return_statement', 'continue_statement', 'break_statement']);

/** How an `if` leaves, or null if it has another branch or does more than leave and log. */
export function exitOf(document: SyntaxDocument, node: number): Exit | null {
  const { tree } = document;
  if (childOfField(tree, node, 'alternative') !== null) return null;
  const body = childOfField(tree, node, 'consequence');
  if (body === null) return null;
  const statements = EXITS.has(kindOf(tree, body)) ? [body] : codeIn(document, body);
  const last = statements.pop();
  if (last === undefined || !EXITS.has(kindOf(tree, last))) return null;
  if (!statements.every((statement) => isLogging(document, statement))) return null;
  const [value] = kindOf(tree, last) === 'return_statement' ? codeIn(document, last) : [];
  return {
    raises: RAISES.has(kindOf(tree, last)),
    computes: value !== undefined && !isDefault(document, value),
  };
}

/** The children that are code: no tokens, no comments. */
export function codeIn(document: SyntaxDocument, node: number): number[] {
  const { tree, language } = document;
  return namedChildrenOf(tree, node).filter((child) => !language!.comments.has(kindOf(tree, child)));
}

const LOG_CALLS = /^(log|print|debug|info|warn|warning|error|exception|critical|fatal|trace)$/i;
const LOGS = /(log|logger|logging|console|warnings)$/i;

/** A call that only tells what happens: `console.warn(...)`, `self.logger.info(...)`, `print(...)`. */
export function isLogging(document: SyntaxDocument, statement: number): boolean {
  const { tree } = document;
  const [call] = codeIn(document, statement);
  if (kindOf(tree, statement) !== 'expression_statement' || call === undefined) return false;
  if (!/^call/.test(kindOf(tree, call))) return false;
  const called = childOfField(tree, call, 'function')!;
  if (!isPlace(document, called) || !LOG_CALLS.test(nameOfPlace(document, called))) return false;
  const object = childOfField(tree, called, 'object');
  return object === null || LOGS.test(nameOfPlace(document, object));
}

const LITERALS =
  /^(none|null|undefined|true|false|integer|float|number|string|ellipsis|tuple|list|array|dictionary|object|set|expression_list|pair|unary_operator|unary_expression|parenthesized_expression|property_identifier|concatenated_string)$/;

/** A name, or literals through and through. */
function isDefault(document: SyntaxDocument, value: number): boolean {
  if (isPlace(document, value)) return !textOf(document, value).endsWith(']');
  return isLiteral(document, value);
}

/** Literals through and through; a format string works something out. */
export function isLiteral(document: SyntaxDocument, node: number): boolean {
  const kind = kindOf(document.tree, node);
  if (!LITERALS.test(kind) && textOf(document, node) !== 'undefined') return false;
  if (kind === 'string') return !/^\w*[fF]\w*["']/.test(textOf(document, node));
  return codeIn(document, node).every((child) => isLiteral(document, child));
}
