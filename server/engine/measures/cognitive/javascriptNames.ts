import { childOfField, kindOf, type SyntaxTree } from '../../syntax/syntaxTree';

/** Field that holds the name a function is bound to, by kind of the node that binds it. */
const BINDING_FIELDS: ReadonlyMap<string, string> = new Map([
  ['variable_declarator', 'name'],
  ['public_field_definition', 'name'],
  ['field_definition', 'property'],
  ['pair', 'key'],
  ['assignment_expression', 'left'],
]);

/** Node of the name by which a function can be called: its own, or that of the variable or member it is given to. */
export function functionName(tree: SyntaxTree, functionNode: number): number | null {
  const own = childOfField(tree, functionNode, 'name');
  if (own !== null) return own;
  const binding = tree.parent[functionNode]!;
  const field = BINDING_FIELDS.get(kindOf(tree, binding));
  const target = field === undefined ? null : childOfField(tree, binding, field);
  if (target === null || target === functionNode) return null;
  return kindOf(tree, target) === 'member_expression' ? childOfField(tree, target, 'property') : target;
}
