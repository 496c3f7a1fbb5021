import { kindOf, type SyntaxTree } from '../syntaxTree';

/** The nearest node around `node` of one of the kinds, else the root. */
export function ancestorOfKind(tree: SyntaxTree, node: number, kinds: ReadonlySet<string>): number {
  let at = tree.parent[node]!;
  while (at > 0 && !kinds.has(kindOf(tree, at))) at = tree.parent[at]!;
  return Math.max(at, 0);
}
