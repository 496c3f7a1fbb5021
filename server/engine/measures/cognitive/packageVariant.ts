import type { SyntaxDocument } from '../../syntax/document';
import {
  childOfField,
  childrenOf,
  fieldOf,
  kindOf,
  namedChildrenOf,
  type SyntaxTree,
} from '../../syntax/syntaxTree';
import { loneIfOf } from '../pythonElse';

interface Visit {
  readonly node: number;
  /** The package's `increment_by`: nesting as it counts it, tests of statements included. */
  readonly level: number;
}

/**
 * Cognitive complexity of a Python text as the package `cognitive_complexity` 1.3.0 counts it: the sum over its
 * outermost functions. Code outside functions counts nothing.
 */
export function packageComplexity(document: SyntaxDocument): number {
  const { tree } = document;
  let sum = 0;
  for (let node = 0; node < tree.size;) {
    if (kindOf(tree, node) === 'function_definition') {
      sum += functionComplexity(document, node);
      node = tree.next[node]!;
    } else node += 1;
  }
  return sum;
}

function functionComplexity(document: SyntaxDocument, functionNode: number): number {
  const { tree } = document;
  const inner = decoratedBy(tree, functionNode);
  if (inner !== null) return functionComplexity(document, inner);
  let sum = callsItself(document, functionNode) ? 1 : 0;
  const visits: Visit[] = [{ node: childOfField(tree, functionNode, 'body')!, level: 0 }];
  for (let next = visits.pop(); next !== undefined; next = visits.pop()) visit(next.node, next.level);
  return sum;

  function visit(node: number, level: number): void {
    switch (kindOf(tree, node)) {
      case 'if_statement':
        return visitIf(node, level);
      case 'for_statement':
        if (kindOf(tree, node + 1) === 'async') return visitChildren(node, level);
        return visitNesting(node, level);
      case 'while_statement':
      case 'conditional_expression':
      case 'except_clause':
        return visitNesting(node, level);
      case 'function_definition':
      case 'lambda':
        return visitChildren(node, level + 1);
      case 'boolean_operator':
        sum += operatorRuns(tree, node);
        return;
      default:
        return visitChildren(node, level);
    }
  }

  function visitChildren(node: number, level: number): void {
    for (const child of namedChildrenOf(tree, node)) visits.push({ node: child, level });
  }

  function visitNesting(node: number, level: number): void {
    sum += level + 1 + (childOfField(tree, node, 'alternative') === null ? 0 : 1);
    visitChildren(node, level + 1);
  }

  /** All but the last branch of a chain are taken to nest nothing. */
  function visitIf(node: number, level: number): void {
    let parts = childrenOf(tree, node).filter((child) => fieldOf(tree, child) !== 'alternative');
    for (const clause of childrenOf(tree, node).filter((child) => fieldOf(tree, child) === 'alternative')) {
      const lone = kindOf(tree, clause) === 'else_clause' ? loneIfOf(tree, clause) : null;
      if (kindOf(tree, clause) === 'elif_clause') {
        addBranch(parts, level);
        parts = [clause];
      } else if (lone !== null) {
        addBranch(parts, level);
        visits.push({ node: lone, level });
        return;
      } else {
        sum += 1;
        parts = [...parts, clause];
      }
    }
    addBranch(parts, level + 1);
  }

  function addBranch(parts: readonly number[], level: number): void {
    sum += Math.max(1, level);
    for (const node of parts) visits.push({ node, level });
  }
}

/** Nodes that Python's own tree has for a logical expression: operators of a kind in a row are one. */
function operatorRuns(tree: SyntaxTree, expression: number): number {
  let runs = 0;
  for (let node = expression; node < tree.next[expression]!; node += 1) {
    if (kindOf(tree, node) === 'boolean_operator' && !continuesRun(tree, node)) runs += 1;
  }
  return runs;
}

function continuesRun(tree: SyntaxTree, node: number): boolean {
  const parent = tree.parent[node]!;
  return (
    kindOf(tree, parent) === 'boolean_operator' &&
    fieldOf(tree, node) === 'left' &&
    operatorOf(tree, parent) === operatorOf(tree, node)
  );
}

function operatorOf(tree: SyntaxTree, expression: number): string {
  return kindOf(tree, childOfField(tree, expression, 'operator')!);
}

/** The function of which this one is only the decorator: its body is that function and a `return`. */
function decoratedBy(tree: SyntaxTree, functionNode: number): number | null {
  const body = childOfField(tree, functionNode, 'body')!;
  const statements = namedChildrenOf(tree, body).filter((node) => kindOf(tree, node) !== 'comment');
  if (statements.length !== 2 || kindOf(tree, statements[1]!) !== 'return_statement') return null;
  const inner = statements[0]!;
  const definition =
    kindOf(tree, inner) === 'decorated_definition' ? childOfField(tree, inner, 'definition')! : inner;
  const isPlain =
    kindOf(tree, definition) === 'function_definition' && kindOf(tree, definition + 1) !== 'async';
  return isPlain ? definition : null;
}

function callsItself({ tree, source }: SyntaxDocument, functionNode: number): boolean {
  const name = textOf(childOfField(tree, functionNode, 'name')!);
  for (let node = functionNode; node < tree.next[functionNode]!; node += 1) {
    if (kindOf(tree, node) !== 'call' || kindOf(tree, node + 1) !== 'identifier') continue;
    if (textOf(node + 1) === name) return true;
  }
  return false;

  function textOf(node: number): string {
    return source.text.slice(tree.start[node]!, tree.end[node]!);
  }
}
