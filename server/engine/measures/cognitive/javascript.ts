import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, fieldOf, kindOf, type SyntaxTree } from '../../syntax/syntaxTree';
import type { CognitiveComplexity, FunctionTotals } from './functionTotals';
import { isDefaultValue, outsideParentheses } from './javascriptDefaults';
import { functionName } from './javascriptNames';
import { isNamespace } from './javascriptNamespace';
import { LogicalSequences } from './logicalSequences';
import { Recursion } from './recursion';
import { roleTable } from './roles';
import { complexityBy, type ComplexityRules } from './walk';

const Role = {
  /** Costs 1 and its nesting level; its branches nest. */
  if: 1,
  structure: 2,
  ternary: 3,
  /** Costs 1. An `if` right after it is part of it. */
  else: 4,
  function: 5,
  binary: 6,
  operator: 7,
  call: 8,
  jump: 9,
} as const;

const ROLES: ReadonlyMap<string, number> = new Map([
  ['if_statement', Role.if],
  ['for_statement', Role.structure],
  ['for_in_statement', Role.structure],
  ['while_statement', Role.structure],
  ['do_statement', Role.structure],
  ['switch_statement', Role.structure],
  ['catch_clause', Role.structure],
  ['ternary_expression', Role.ternary],
  ['else_clause', Role.else],
  ['function_declaration', Role.function],
  ['generator_function_declaration', Role.function],
  ['function_expression', Role.function],
  ['generator_function', Role.function],
  ['arrow_function', Role.function],
  ['method_definition', Role.function],
  ['binary_expression', Role.binary],
  ['&&', Role.operator],
  ['||', Role.operator],
  ['??', Role.operator],
  ['call_expression', Role.call],
  ['break_statement', Role.jump],
  ['continue_statement', Role.jump],
]);

/** Where the white paper and SonarSource's own ESLint rule part. */
export interface JavascriptVariant {
  /** `nest`: part of the function around it, one level deeper. `separate`: a function of its own at level 0. */
  readonly nestedFunctions: 'nest' | 'separate';
  readonly recursion: boolean;
  readonly nullish: 'free' | 'counts';
}

const WHITE_PAPER: JavascriptVariant = { nestedFunctions: 'nest', recursion: true, nullish: 'free' };

/** Cognitive complexity by SonarSource's white paper, v1.7; default values with `||` and `??` are free. */
export function javascriptComplexity(
  document: SyntaxDocument,
  variant: JavascriptVariant = WHITE_PAPER,
): CognitiveComplexity {
  return complexityBy(document, (totals) => rulesFor(document, totals, variant));
}

function rulesFor(
  document: SyntaxDocument,
  totals: FunctionTotals,
  variant: JavascriptVariant,
): ComplexityRules {
  const { tree } = document;
  const roles = roleTable(tree, ROLES);
  const sequences = new LogicalSequences(tree);
  const recursion = new Recursion(document);
  const namespaces = new Map<number, boolean>();
  const isSeparate = variant.nestedFunctions === 'separate';
  return { roles, functionRole: Role.function, isSeparate, levelOf, pointsOf };

  function levelOf(node: number, parent: number, parentRole: number, level: number): number {
    switch (parentRole) {
      case Role.if:
        return fieldOf(tree, node) === 'consequence' ? level + 1 : level;
      case Role.structure:
        return fieldOf(tree, node) === 'body' ? level + 1 : level;
      case Role.ternary:
        return fieldOf(tree, node) === 'condition' ? level : level + 1;
      case Role.else:
        return kindOf(tree, node) === 'if_statement' ? level : level + 1;
      case Role.function:
        return fieldOf(tree, node) === 'body' ? levelOfBody(parent, level) : level;
      default:
        return level;
    }
  }

  function levelOfBody(functionNode: number, level: number): number {
    if (isSeparate) return 0;
    const outer = totals.outerOf(functionNode);
    if (outer === -1) return level;
    const isNamespaced = namespaces.get(outer) ?? isNamespace(document, outer, isStructural);
    namespaces.set(outer, isNamespaced);
    return isNamespaced ? level : level + 1;
  }

  function isStructural(node: number): boolean {
    const role = roles[tree.kindIds[node]!]!;
    return role === Role.if || role === Role.structure || role === Role.ternary;
  }

  function pointsOf(node: number, role: number, level: number): number {
    switch (role) {
      case Role.if:
        return kindOf(tree, tree.parent[node]!) === 'else_clause' ? 0 : 1 + level;
      case Role.structure:
      case Role.ternary:
        return 1 + level;
      case Role.else:
        return 1;
      case Role.function:
        if (variant.recursion) recursion.enter(node, functionName(tree, node));
        return 0;
      case Role.jump:
        return childOfField(tree, node, 'label') === null ? 0 : 1;
      case Role.binary:
        enterSequence(node);
        return 0;
      case Role.operator:
        return sequences.pointsOf(node);
      case Role.call:
        return recursion.pointsOf(node, totals.ownerOf(node));
      default:
        return 0;
    }
  }

  function enterSequence(expression: number): void {
    const operator = logicalOperator(tree, roles, expression);
    if (operator === null || (operator === '??' && variant.nullish === 'free')) return;
    if (isDefaultValue(document, expression, operator)) return;
    sequences.enter(expression, outsideParentheses(tree, expression));
  }
}

function logicalOperator(tree: SyntaxTree, roles: Uint8Array, expression: number): string | null {
  for (let child = expression + 1; child < tree.next[expression]!; child = tree.next[child]!) {
    if (roles[tree.kindIds[child]!]! === Role.operator) return kindOf(tree, child);
  }
  return null;
}
