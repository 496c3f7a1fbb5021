import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf, type SyntaxTree } from '../../syntax/syntaxTree';

const LITERALS = new Set(['string', 'number', 'true', 'false', 'null', 'regex', 'array', 'object']);

/**
 * `const x = a || literal` and `a = a || literal`, also with `??`: how a default value was written before default
 * parameters and `??=`. SonarSource's JavaScript rule does not count it.
 */
export function isDefaultValue(
  { tree, source }: SyntaxDocument,
  expression: number,
  operator: string,
): boolean {
  if (operator === '&&') return false;
  const right = childOfField(tree, expression, 'right')!;
  if (!LITERALS.has(kindOf(tree, withoutParentheses(tree, right)))) return false;
  const outer = outsideParentheses(tree, expression);
  switch (kindOf(tree, outer)) {
    case 'variable_declarator':
      return true;
    case 'assignment_expression':
      return textOf(childOfField(tree, outer, 'left')!) === textOf(childOfField(tree, expression, 'left')!);
    default:
      return false;
  }

  function textOf(node: number): string {
    return source.text.slice(tree.start[node]!, tree.end[node]!);
  }
}

/** The nearest node around `node` that is not parentheses. */
export function outsideParentheses(tree: SyntaxTree, node: number): number {
  let outer = tree.parent[node]!;
  while (kindOf(tree, outer) === 'parenthesized_expression') outer = tree.parent[outer]!;
  return outer;
}

function withoutParentheses(tree: SyntaxTree, node: number): number {
  let inner = node;
  while (kindOf(tree, inner) === 'parenthesized_expression') {
    const only = namedChildrenOf(tree, inner).find((child) => kindOf(tree, child) !== 'comment');
    if (only === undefined) break;
    inner = only;
  }
  return inner;
}
