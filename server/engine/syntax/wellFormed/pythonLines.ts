import { flagsByKind } from '../bindings/scopeTree';
import { isLeaf, kindOf, type SyntaxTree } from '../syntaxTree';
import type { MalformedNode } from './malformedNode';

const CLAUSES = new Set([
  'elif_clause',
  'else_clause',
  'except_clause',
  'except_group_clause',
  'finally_clause',
  'case_clause',
]);
const SKIPPED = 1;
const OPENS = 2;
const CLOSES = 4;
const HOLDS_LINES = 8;
const CLAUSE = 16;
const kindFlags = flagsByKind([
  [SKIPPED, new Set(['string', 'comment', 'line_continuation'])],
  [OPENS, new Set(['(', '[', '{'])],
  [CLOSES, new Set([')', ']', '}'])],
  [HOLDS_LINES, new Set(['module', 'block', 'decorated_definition'])],
  [CLAUSE, CLAUSES],
]);

/**
 * Lines that start inside a statement without a bracket around them, and clauses that stand at another depth than the
 * statement they belong to. The grammar reads over line ends where no statement can end.
 */
export function strayLines(tree: SyntaxTree, text: string): MalformedNode[] {
  const faults: MalformedNode[] = [];
  const flags = kindFlags(tree);
  let depth = 0;
  let previous = 0;
  // Start of the last statement or clause seen, which a new line may begin with.
  let opened = 0;
  for (let node = 1; node < tree.size;) {
    const bits = flags[tree.kindIds[node]!]!;
    const start = tree.start[node]!;
    const parent = tree.parent[node]!;
    if ((flags[tree.kindIds[parent]!]! & HOLDS_LINES) !== 0 || (bits & CLAUSE) !== 0) opened = start;
    if ((bits & CLAUSE) !== 0) checkDepth(node);
    if ((bits & SKIPPED) === 0 && !isLeaf(tree, node)) {
      node += 1;
      continue;
    }
    if (!isTrivia(node) && tree.end[node]! > start) {
      if ((bits & CLOSES) !== 0) depth -= 1;
      else if (depth === 0 && start !== opened && breaksLine(previous, start))
        faults.push({ fault: 'a line that starts inside a statement', node, blursBlocks: true });
      if ((bits & OPENS) !== 0) depth += 1;
      previous = tree.end[node]!;
    }
    node = tree.next[node]!;
  }
  return faults;

  function isTrivia(node: number): boolean {
    const kind = kindOf(tree, node);
    return kind === 'comment' || kind === 'line_continuation';
  }

  function breaksLine(from: number, to: number): boolean {
    const newline = text.indexOf('\n', from);
    return newline !== -1 && newline < to && !text.slice(from, to).includes('\\');
  }

  function checkDepth(clause: number): void {
    const lead = leadOf(clause);
    const outer = leadOf(tree.parent[clause]!);
    if (kindOf(tree, clause) === 'case_clause' || lead === null || outer === null || lead === outer) return;
    faults.push({ fault: 'a clause at another depth than its statement', node: clause, blursBlocks: true });
  }

  /** What stands before a node on its line, if only blanks do. */
  function leadOf(node: number): string | null {
    const start = tree.start[node]!;
    const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    return lead.trim() === '' ? lead : null;
  }
}
