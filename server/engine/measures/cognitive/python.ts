import type { SyntaxDocument } from '../../syntax/document';
import {
  childOfField,
  childrenOf,
  fieldOf,
  kindOf,
  namedChildrenOf,
  type SyntaxTree,
} from '../../syntax/syntaxTree';
import type { CognitiveComplexity, FunctionTotals } from './functionTotals';
import { LogicalSequences } from './logicalSequences';
import { Recursion } from './recursion';
import { roleTable } from './roles';
import { complexityBy, type ComplexityRules } from './walk';

const Role = {
  /** Costs 1 and its nesting level; its blocks nest. */
  structure: 1,
  /** Costs 1; its block nests. */
  clause: 2,
  ternary: 3,
  function: 4,
  class: 5,
  logical: 6,
  operator: 7,
  call: 8,
} as const;

const ROLES: ReadonlyMap<string, number> = new Map([
  ['if_statement', Role.structure],
  ['for_statement', Role.structure],
  ['while_statement', Role.structure],
  ['match_statement', Role.structure],
  ['except_clause', Role.structure],
  ['except_group_clause', Role.structure],
  ['elif_clause', Role.clause],
  ['else_clause', Role.clause],
  ['conditional_expression', Role.ternary],
  ['function_definition', Role.function],
  ['lambda', Role.function],
  ['class_definition', Role.class],
  ['boolean_operator', Role.logical],
  ['and', Role.operator],
  ['or', Role.operator],
  ['call', Role.call],
]);

/**
 * Cognitive complexity by SonarSource's white paper, v1.7, with what their Python analyser adds to it: `else` of
 * loops and of `try` counts, class bodies start at level 0, parentheses split a sequence of `and` and `or`.
 */
export function pythonComplexity(document: SyntaxDocument): CognitiveComplexity {
  return complexityBy(document, (totals) => rulesFor(document, totals));
}

function rulesFor(document: SyntaxDocument, totals: FunctionTotals): ComplexityRules {
  const { tree } = document;
  const sequences = new LogicalSequences(tree);
  const recursion = new Recursion(document);
  return { roles: roleTable(tree, ROLES), functionRole: Role.function, isSeparate: false, levelOf, pointsOf };

  function levelOf(node: number, parent: number, parentRole: number, level: number): number {
    switch (parentRole) {
      case Role.structure:
      case Role.clause:
        return kindOf(tree, node) === 'block' ? level + 1 : level;
      case Role.ternary:
        // `branch if condition else branch`
        return node === parent + 1 || tree.next[node] === tree.next[parent] ? level + 1 : level;
      case Role.function:
        return fieldOf(tree, node) === 'body' && nestsItsBody(tree, parent) ? level + 1 : level;
      case Role.class:
        return fieldOf(tree, node) === 'body' ? 0 : level;
      default:
        return level;
    }
  }

  function pointsOf(node: number, role: number, level: number): number {
    switch (role) {
      case Role.structure:
      case Role.ternary:
        return 1 + level;
      case Role.clause:
        return 1;
      case Role.logical:
        sequences.enter(node, tree.parent[node]!);
        return 0;
      case Role.operator:
        return sequences.pointsOf(node);
      case Role.function:
        recursion.enter(node, childOfField(tree, node, 'name'));
        return 0;
      case Role.call:
        return recursion.pointsOf(node, totals.ownerOf(node));
      default:
        return 0;
    }
  }
}

/** A lambda nests wherever it stands, a function only directly in another one, unless that one is a decorator. */
function nestsItsBody(tree: SyntaxTree, functionNode: number): boolean {
  if (kindOf(tree, functionNode) === 'lambda') return true;
  let outer = tree.parent[functionNode]!;
  while (outer !== -1 && ROLES.get(kindOf(tree, outer)) !== Role.function) {
    if (kindOf(tree, outer) === 'class_definition') return false;
    outer = tree.parent[outer]!;
  }
  return outer !== -1 && !isDecorator(tree, outer);
}

/** Holds nothing but one function and `return name` (white paper, "Python: decorators"). */
function isDecorator(tree: SyntaxTree, functionNode: number): boolean {
  const body = childOfField(tree, functionNode, 'body');
  if (body === null || kindOf(tree, body) !== 'block') return false;
  const statements = namedChildrenOf(tree, body).filter((node) => kindOf(tree, node) !== 'comment');
  let functions = 0;
  for (const [index, statement] of statements.entries()) {
    if (isFunction(tree, statement)) functions += 1;
    else if (!(index === 0 && isString(tree, statement)) && !isReturnOfName(tree, statement)) return false;
  }
  return functions === 1;
}

function isFunction(tree: SyntaxTree, statement: number): boolean {
  const kind = kindOf(tree, statement);
  if (kind !== 'decorated_definition') return kind === 'function_definition';
  return childrenOf(tree, statement).some((child) => kindOf(tree, child) === 'function_definition');
}

function isString(tree: SyntaxTree, statement: number): boolean {
  return kindOf(tree, statement) === 'expression_statement' && kindOf(tree, statement + 1) === 'string';
}

function isReturnOfName(tree: SyntaxTree, statement: number): boolean {
  return (
    kindOf(tree, statement) === 'return_statement' &&
    namedChildrenOf(tree, statement)
      .map((child) => kindOf(tree, child))
      .join() === 'identifier'
  );
}
