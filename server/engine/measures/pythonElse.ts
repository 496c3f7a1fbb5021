import { childOfField, kindOf, namedChildrenOf, type SyntaxTree } from '../syntax/syntaxTree';

/**
 * The `if` that is all there is in an `else` clause, or null. Python's own syntax tree does not tell it from
 * `elif`.
 */
export function loneIfOf(tree: SyntaxTree, elseClause: number): number | null {
  const body = childOfField(tree, elseClause, 'body');
  if (body === null) return null;
  const statements = namedChildrenOf(tree, body).filter((node) => kindOf(tree, node) !== 'comment');
  const only = statements[0];
  return statements.length === 1 && only !== undefined && kindOf(tree, only) === 'if_statement' ? only : null;
}
