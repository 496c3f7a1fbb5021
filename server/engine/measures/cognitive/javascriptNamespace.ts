import { FUNCTION } from '../../syntax/kindTable';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, isLeaf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';

const DECLARATIONS = new Set([
  'function_declaration',
  'generator_function_declaration',
  'class_declaration',
  'abstract_class_declaration',
  'lexical_declaration',
  'variable_declaration',
  'interface_declaration',
  'type_alias_declaration',
  'enum_declaration',
  'comment',
  'empty_statement',
]);

/**
 * True for a function that only serves as a namespace, so that functions in it do not nest (white paper,
 * "JavaScript: missing class structures"): on its top level it only declares, which an assignment of a function
 * is too, and it has no structural increment of its own.
 */
export function isNamespace(
  { tree, kinds }: SyntaxDocument,
  functionNode: number,
  isStructural: (node: number) => boolean,
): boolean {
  const body = childOfField(tree, functionNode, 'body');
  if (body === null || kindOf(tree, body) !== 'statement_block') return false;
  if (!namedChildrenOf(tree, body).every(declares)) return false;
  let node = body + 1;
  while (node < tree.next[body]!) {
    if (isStructural(node)) return false;
    node = isFunction(node) ? tree.next[node]! : node + 1;
  }
  return true;

  function declares(statement: number): boolean {
    if (kindOf(tree, statement) !== 'expression_statement') return DECLARATIONS.has(kindOf(tree, statement));
    const expression = statement + 1;
    if (kindOf(tree, expression) === 'string') return true;
    const assigned =
      kindOf(tree, expression) === 'assignment_expression' ? childOfField(tree, expression, 'right') : null;
    return assigned !== null && isFunction(assigned);
  }

  function isFunction(node: number): boolean {
    return (kinds[tree.kindIds[node]!]! & FUNCTION) !== 0 && !isLeaf(tree, node);
  }
}
