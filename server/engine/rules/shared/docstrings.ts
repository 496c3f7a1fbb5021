import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';

/** The unit of a Python definition's docstring, or -1. */
export function docstringOf(document: SyntaxDocument, unit: number): number {
  const { units, tree, language } = document;
  if (language?.family !== 'python') return -1;
  const { kind, node, children } = units[unit]!;
  const [first] = children;
  if (first === undefined || !(language.functions.has(kind) || language.classes.has(kind) || unit === 0))
    return -1;
  const statement = units[first]!.node;
  // The body's first statement, not a default that holds one.
  const block = tree.parent[statement]!;
  const definition = tree.parent[block]!;
  const isFirst =
    block === 0 ? node === 0 : childOfField(tree, definition, 'body') === block && isIn(definition, node);
  return isFirst && isString(document, statement) ? first : -1;

  function isIn(inner: number, outer: number): boolean {
    return inner >= outer && inner < tree.next[outer]!;
  }
}

function isString({ tree }: SyntaxDocument, statement: number): boolean {
  if (kindOf(tree, statement) !== 'expression_statement') return false;
  const [only, other] = namedChildrenOf(tree, statement);
  return only !== undefined && other === undefined && kindOf(tree, only) === 'string';
}
