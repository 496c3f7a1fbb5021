import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { codeIn, isLiteral, isLogging } from '../checks/exit';
import { textOf } from '../checks/expressions';

/** Clauses that handle a failure. */
export const HANDLERS: ReadonlySet<string> = new Set([
  'except_clause',
  'except_group_clause',
  'catch_clause',
]);

/** How a handler hides a failure: it does nothing, only tells of it, or goes on with a fixed value. */
export type Hiding = 'nothing' | 'logs' | 'default';

/** How the block of a handler hides the failure that it handles, or null if it does more than that. */
export function hidingOf(document: SyntaxDocument, block: number): Hiding | null {
  const statements = codeIn(document, block).filter((statement) => !saysNothing(document, statement));
  if (statements.length === 0) return 'nothing';
  const isLogged = statements.slice(0, -1).every((statement) => isLogging(document, statement));
  const last = statements[statements.length - 1]!;
  if (!isLogged) return null;
  if (isLogging(document, last)) return 'logs';
  return givesDefault(document, last) ? 'default' : null;
}

/** The block of a handler. */
export function blockOf({ tree }: SyntaxDocument, handler: number): number {
  const body = childOfField(tree, handler, 'body');
  return body ?? childrenOf(tree, handler).find((child) => kindOf(tree, child) === 'block') ?? handler;
}

function saysNothing(document: SyntaxDocument, statement: number): boolean {
  const kind = kindOf(document.tree, statement);
  return (
    kind === 'pass_statement' ||
    kind === 'empty_statement' ||
    (kind === 'expression_statement' && /^(\.\.\.|["'])/.test(textOf(document, statement)))
  );
}

/** Leaves or goes on with a literal: `return None`, `continue`, `value = []`. */
function givesDefault(document: SyntaxDocument, statement: number): boolean {
  const kind = kindOf(document.tree, statement);
  if (kind === 'continue_statement' || kind === 'break_statement') return true;
  const [inner] = codeIn(document, statement);
  if (kind === 'return_statement') return inner === undefined || isFixedValue(document, inner);
  if (kind !== 'expression_statement' || inner === undefined) return false;
  if (!/^assignment/.test(kindOf(document.tree, inner))) return false;
  const value = childOfField(document.tree, inner, 'right');
  return value !== null && isFixedValue(document, value);
}

/** A literal that says nothing of the failure: an object with entries may well tell it. */
export function isFixedValue(document: SyntaxDocument, value: number): boolean {
  const { tree } = document;
  if (kindOf(tree, value) === 'parenthesized_expression')
    return codeIn(document, value).every((inner) => isFixedValue(document, inner));
  const isTelling =
    /^(object|dictionary)$/.test(kindOf(tree, value)) && namedChildrenOf(tree, value).length > 0;
  return isLiteral(document, value) && !isTelling && !/err|fail|invalid/i.test(textOf(document, value));
}

const BROAD = new Set(['Exception', 'BaseException', 'Throwable']);

/** The classes that a handler catches; none for one that catches everything. */
export function caughtBy(document: SyntaxDocument, handler: number): readonly string[] {
  if (kindOf(document.tree, handler) === 'catch_clause') return [];
  const header = textOf(document, handler).replace(/:[^:]*$/s, '');
  const [, classes = ''] = /^except\b\*?\s*([^:]*?)(?:\s+as\s+\w+)?\s*(?::|$)/s.exec(header) ?? [];
  return classes.split(/[(),\s]+/).filter(Boolean);
}

/** Whether whatever fails is caught. */
export function isBroad(classes: readonly string[]): boolean {
  return classes.length === 0 || classes.some((name) => BROAD.has(name.replace(/^.*\./, '')));
}
