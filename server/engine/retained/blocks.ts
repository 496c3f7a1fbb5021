import type { SyntaxDocument } from '../syntax/document';
import type { Unit } from '../syntax/units';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../syntax/syntaxTree';
import { codeOf, withoutParentheses } from './code';

/** Statements directly inside a compound statement or clause, its clauses left out. */
export function bodyOf({ units }: SyntaxDocument, unit: number): readonly number[] {
  return units[unit]!.children.filter((child) => !units[child]!.isClause);
}

export function clausesOf({ units }: SyntaxDocument, unit: number): readonly number[] {
  return units[unit]!.children.filter((child) => units[child]!.isClause);
}

/** Units around one, innermost first, up to and without the function or class it belongs to. */
export function enclosing(document: SyntaxDocument, unit: number): readonly number[] {
  const around: number[] = [];
  for (let at = document.units[unit]!.parent; at > 0; at = document.units[at]!.parent) {
    if (isDefinition(document, document.units[at]!)) break;
    around.push(at);
  }
  return around;
}

export function isDefinition(document: SyntaxDocument, { kind }: Unit): boolean {
  return document.language!.functions.has(kind) || document.language!.classes.has(kind);
}

/** Whether every way through some statements leaves by return, raise, throw, continue or break. */
export function exits(document: SyntaxDocument, body: readonly number[]): boolean {
  const last = body[body.length - 1];
  if (last === undefined) return false;
  const { kind } = document.units[last]!;
  if (/^(return|raise|throw|continue|break)_statement$/.test(kind)) return true;
  if (kind !== 'if_statement') return false;
  const clauses = clausesOf(document, last);
  const hasElse = clauses.some((clause) => document.units[clause]!.kind === 'else_clause');
  return (
    hasElse &&
    exits(document, bodyOf(document, last)) &&
    clauses.every((clause) => exits(document, bodyOf(document, clause)))
  );
}

const LOGS = /^(await )?((\w+ \. )*(log|logger|logging|console|warnings|LOG|_logger)\b|print \(|warn\w* \()/;

/** Whether statements only raise, throw, assert or log: nothing is routed anywhere. */
export function isExempt(document: SyntaxDocument, body: readonly number[]): boolean {
  return (
    body.length > 0 &&
    body.every((unit) => {
      const { kind, node } = document.units[unit]!;
      if (/^(raise|throw|assert)_statement$/.test(kind)) return true;
      return kind === 'expression_statement' && LOGS.test(codeOf(document, node));
    })
  );
}

/** Whether a handler lets the exception go unanswered: it does not raise again. */
export function swallows(document: SyntaxDocument, handler: number): boolean {
  const { tree, units } = document;
  const { node } = units[handler]!;
  for (let inner = node; inner < tree.next[node]!; inner += 1) {
    if (/^(raise|throw)_statement$/.test(kindOf(tree, inner))) return false;
  }
  return true;
}

/** What a return, an assignment or a declaration gives: the expression on its right, or null. */
export function givenValue(document: SyntaxDocument, unit: number): number | null {
  const { tree, units } = document;
  const { kind, node } = units[unit]!;
  if (kind === 'return_statement') return operand(node);
  if (kind === 'expression_statement') {
    const [inner] = namedChildrenOf(tree, node);
    if (inner === undefined) return null;
    return /assignment/.test(kindOf(tree, inner)) ? childOfField(tree, inner, 'right') : inner;
  }
  if (/^(lexical|variable)_declaration$/.test(kind)) {
    const declarators = childrenOf(tree, node).filter(
      (child) => kindOf(tree, child) === 'variable_declarator',
    );
    return declarators.length === 1 ? childOfField(tree, declarators[0]!, 'value') : null;
  }
  return null;

  function operand(statement: number): number | null {
    const [value] = namedChildrenOf(tree, statement);
    return value === undefined ? null : withoutParentheses(document, value);
  }
}

const DEFAULT_VALUE =
  /^(None|null|undefined|True|False|true|false|-?\d[\w.]*|"[^"]*"|`[^`$]*`|\[ ?\]|\{ ?\}|\( ?\)|(list|dict|set|tuple|str|int) \( \)|\{ \} as [\w.\s]+|[\w.\s]*\b[A-Z][A-Z0-9_]+|\[ \] as .+)$/;

/** Whether an expression stands in for a value that is missing: a literal, something empty, a constant, a parameter. */
export function isDefaultValue(
  document: SyntaxDocument,
  node: number | null,
  parameters: ReadonlySet<string>,
): boolean {
  if (node === null) return true;
  const code = codeOf(document, node);
  return DEFAULT_VALUE.test(code) || parameters.has(code);
}
