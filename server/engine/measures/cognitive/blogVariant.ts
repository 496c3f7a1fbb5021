import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf, type SyntaxTree } from '../../syntax/syntaxTree';
import { loneIfOf } from '../pythonElse';

export interface BlogComplexity {
  readonly cognitive: number;
  /** Cyclomatic complexity as the same visitor counts it. */
  readonly cyclomatic: number;
}

interface Visit {
  readonly node: number;
  readonly level: number;
}

/**
 * Both complexities of a Python text as published in "Coding Models Are Doing Too Much" (nreHieW, 2026): the
 * figures behind its "Added CC". Kept as it is for comparison, with what it leaves out (the tests of statements,
 * iterables) and counts twice (the cases of `match`).
 */
export function blogComplexity({ tree }: SyntaxDocument): BlogComplexity {
  let cognitive = 0;
  let cyclomatic = 1;
  const visits: Visit[] = [{ node: 0, level: 0 }];
  for (let next = visits.pop(); next !== undefined; next = visits.pop()) visit(next.node, next.level);
  return { cognitive, cyclomatic };

  function visit(node: number, level: number): void {
    switch (kindOf(tree, node)) {
      case 'if_statement':
        return visitIf(node, level);
      case 'for_statement':
      case 'while_statement':
        structure(level);
        return visitBlocks(node, level + 1);
      case 'try_statement':
        return visitTry(node, level);
      case 'with_statement':
        return visitBlocks(node, level + 1);
      case 'match_statement':
        return visitMatch(node, level);
      case 'conditional_expression':
      case 'for_in_clause':
        structure(level);
        return visitChildren(node, level);
      case 'if_clause':
        if (kindOf(tree, tree.parent[node]!) !== 'case_clause') structure(level);
        return visitChildren(node, level);
      case 'boolean_operator':
        cognitive += 1;
        cyclomatic += 1;
        return visitChildren(node, level);
      case 'assert_statement':
        cyclomatic += 1;
        return visitChildren(node, level);
      default:
        return visitChildren(node, level);
    }
  }

  function structure(level: number): void {
    cognitive += 1 + level;
    cyclomatic += 1;
  }

  function visitChildren(node: number, level: number): void {
    for (const child of namedChildrenOf(tree, node)) visits.push({ node: child, level });
  }

  /** Blocks of a statement and of its clauses; nothing else of it. */
  function visitBlocks(node: number, level: number): void {
    for (const child of namedChildrenOf(tree, node)) {
      if (kindOf(tree, child) === 'block') visits.push({ node: child, level });
      else if (/_clause$/.test(kindOf(tree, child))) visitBlocks(child, level);
    }
  }

  /** `elif`, and `else` with nothing but an `if`, stay on the level of the first `if`. */
  function visitIf(node: number, level: number): void {
    structure(level);
    for (const child of namedChildrenOf(tree, node)) {
      const lone = kindOf(tree, child) === 'else_clause' ? loneIfOf(tree, child) : null;
      if (kindOf(tree, child) === 'elif_clause') structure(level);
      if (lone !== null) visits.push({ node: lone, level });
      else if (kindOf(tree, child) === 'block') visits.push({ node: child, level: level + 1 });
      else if (/^(elif|else)_clause$/.test(kindOf(tree, child))) visitBlocks(child, level + 1);
    }
  }

  function visitTry(node: number, level: number): void {
    if (isExceptGroup(tree, node)) return visitChildren(node, level);
    for (const child of namedChildrenOf(tree, node)) {
      if (kindOf(tree, child) === 'except_clause') structure(level);
      if (kindOf(tree, child) === 'finally_clause') cyclomatic += 1;
    }
    visitBlocks(node, level + 1);
  }

  function visitMatch(node: number, level: number): void {
    const body = childOfField(tree, node, 'body')!;
    for (const child of namedChildrenOf(tree, body)) {
      if (kindOf(tree, child) !== 'case_clause') continue;
      structure(level);
      visitBlocks(child, level + 1);
    }
    visitChildren(node, level);
  }
}

/** `try` with `except*`, which the visitor does not know. */
function isExceptGroup(tree: SyntaxTree, node: number): boolean {
  return namedChildrenOf(tree, node).some(
    (child) =>
      kindOf(tree, child) === 'except_group_clause' ||
      (kindOf(tree, child) === 'except_clause' && kindOf(tree, tree.next[child + 1]!) === '*'),
  );
}
