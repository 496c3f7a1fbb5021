import type { SyntaxDocument } from '../../syntax/document';
import { FunctionTotals, type CognitiveComplexity } from './functionTotals';
import { NO_ROLE } from './roles';

/** What a family of languages says about nodes that have a role, or whose parent has one. */
export interface ComplexityRules {
  readonly roles: Uint8Array;
  readonly functionRole: number;
  /** True if a function's value leaves out the functions inside it. */
  readonly isSeparate: boolean;
  /** Nesting level of a node, given that of its parent. */
  levelOf(node: number, parent: number, parentRole: number, parentLevel: number): number;
  pointsOf(node: number, role: number, level: number): number;
}

/** One pass over the tree. Levels and owners go from parent to child, which preorder has ready. */
export function complexityBy(
  document: SyntaxDocument,
  rulesFor: (totals: FunctionTotals) => ComplexityRules,
): CognitiveComplexity {
  const { tree, kinds } = document;
  const totals = new FunctionTotals(tree);
  const rules = rulesFor(totals);
  const { roles, functionRole } = rules;
  const levels = new Int32Array(tree.size);
  for (let node = 1; node < tree.size; node += 1) {
    const parent = tree.parent[node]!;
    const parentRole = roles[tree.kindIds[parent]!]!;
    const parentLevel = levels[parent]!;
    totals.inherit(node, parent);
    const level = parentRole === NO_ROLE ? parentLevel : rules.levelOf(node, parent, parentRole, parentLevel);
    levels[node] = level;

    const role = roles[tree.kindIds[node]!]!;
    if (role === NO_ROLE) continue;
    // The keyword `lambda` has the same name as the node that it begins.
    if (role === functionRole && tree.next[node]! > node + 1) totals.open(node);
    const points = rules.pointsOf(node, role, level);
    if (points > 0) totals.add(node, points);
  }
  return totals.result(kinds, rules.isSeparate);
}
