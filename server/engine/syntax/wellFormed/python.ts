import { childrenOf, kindOf, type SyntaxTree } from '../syntaxTree';
import type { MalformedNode } from './malformedNode';
import { listFault } from './pythonLists';
import { strayLines } from './pythonLines';

const NEEDS_BODY = new Set([
  'if_statement',
  'elif_clause',
  'else_clause',
  'for_statement',
  'while_statement',
  'with_statement',
  'try_statement',
  'except_clause',
  'finally_clause',
  'function_definition',
  'class_definition',
  'case_clause',
]);

/** What CPython rejects although the grammar takes it. */
export function pythonFaults(tree: SyntaxTree, text: string): MalformedNode[] {
  const faults: MalformedNode[] = strayLines(tree, text);
  for (let node = 0; node < tree.size; node += 1) {
    const kind = kindOf(tree, node);
    if (NEEDS_BODY.has(kind) && !hasBody(node))
      faults.push({ fault: `${kind} without a body`, node, blursBlocks: true });
    if (kind === 'try_statement' && !hasHandler(node))
      faults.push({ fault: 'try without except or finally', node });
    if (kind === 'block' || kind === 'module') checkIndentation(node);
    if (kind === 'future_import_statement' && isBehindCode(node))
      faults.push({ fault: 'a __future__ import behind other code', node });
    if (kind === 'return_statement' && !isInside(node, 'function_definition'))
      faults.push({ fault: 'return outside a function', node });
    if ((kind === 'break_statement' || kind === 'continue_statement') && !isInLoop(node))
      faults.push({ fault: `${kind} outside a loop`, node });
    if (kind === 'yield' && tree.named[node] === 1 && !isInside(node, 'function_definition', 'lambda'))
      faults.push({ fault: 'yield outside a function', node });
    if (kind === 'nonlocal_statement' && !isInside(node, 'function_definition'))
      faults.push({ fault: 'nonlocal outside a function', node });
    const listed = listFault(tree, text, node, kind);
    if (listed !== null) faults.push({ fault: listed, node });
  }
  return faults;

  function statementsOf(node: number): number[] {
    return childrenOf(tree, node).filter(
      (child) => tree.named[child] === 1 && kindOf(tree, child) !== 'comment',
    );
  }

  function isBehindCode(node: number): boolean {
    const [first, ...others] = statementsOf(tree.parent[node]!).filter((other) => other < node);
    const isOther = (other: number): boolean => kindOf(tree, other) !== 'future_import_statement';
    return (first !== undefined && isOther(first) && !isDocstring(first)) || others.some(isOther);
  }

  function isDocstring(statement: number): boolean {
    return kindOf(tree, statement) === 'expression_statement' && kindOf(tree, statement + 1) === 'string';
  }

  function hasBody(node: number): boolean {
    return childrenOf(tree, node).some(
      (child) => kindOf(tree, child) === 'block' && statementsOf(child).length > 0,
    );
  }

  function hasHandler(node: number): boolean {
    return childrenOf(tree, node).some((child) => /^(except|finally)/.test(kindOf(tree, child)));
  }

  function checkIndentation(node: number): void {
    const indentations = new Set<string>();
    for (const statement of statementsOf(node)) {
      const start = tree.start[statement]!;
      const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
      if (lead.trim() === '') indentations.add(lead);
    }
    if (indentations.size > 1)
      faults.push({ fault: 'uneven indentation in a block', node, blursBlocks: true });
    if (kindOf(tree, node) === 'module' && [...indentations].some((lead) => lead !== ''))
      faults.push({ fault: 'indented module', node });
    const [own] = indentations;
    const outer = outerIndentation(node);
    if (own !== undefined && outer !== null && own.length <= outer.length)
      faults.push({ fault: 'block not indented', node, blursBlocks: true });
  }

  function outerIndentation(block: number): string | null {
    const parent = tree.parent[block]!;
    if (parent === -1) return null;
    const start = tree.start[parent]!;
    const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    return lead.trim() === '' ? lead : null;
  }

  function isInside(node: number, ...kinds: readonly string[]): boolean {
    for (let at = tree.parent[node]!; at !== -1; at = tree.parent[at]!) {
      if (kinds.includes(kindOf(tree, at))) return true;
      if (kindOf(tree, at) === 'class_definition') return false;
    }
    return false;
  }

  function isInLoop(node: number): boolean {
    for (let at = tree.parent[node]!; at !== -1; at = tree.parent[at]!) {
      const kind = kindOf(tree, at);
      if (kind === 'for_statement' || kind === 'while_statement') return true;
      if (kind === 'function_definition' || kind === 'class_definition') return false;
    }
    return false;
  }
}
