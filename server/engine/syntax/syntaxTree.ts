/** Kind of a node that holds text the grammar could not read. */
export const ERROR_KIND = 'ERROR';

/**
 * A syntax tree copied out of the parser, in preorder.
 *
 * Node `i` has its first child at `i + 1` if `next[i] > i + 1`; a child's next sibling is `next[child]`. Reading
 * arrays is cheaper than asking the parser again, and the parser's own tree can be freed at once.
 */
export interface SyntaxTree {
  readonly size: number;
  /** Grammar's kind name by kind id. */
  readonly kindNames: readonly string[];
  readonly kindIds: Uint16Array;
  readonly fieldNames: readonly (string | null)[];
  readonly fieldIds: Uint16Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly parent: Int32Array;
  /** Index after the node's last descendant. */
  readonly next: Int32Array;
  readonly named: Uint8Array;
  /** Offsets of syntax errors and missing tokens, ascending. */
  readonly errors: readonly SyntaxFault[];
}

export interface SyntaxFault {
  readonly start: number;
  readonly end: number;
}

/** A tree and the text it was read from. */
export interface ReadTree {
  readonly tree: SyntaxTree;
  readonly text: string;
}

export const ERROR_ID = 65535;

export function kindOf(tree: SyntaxTree, node: number): string {
  const id = tree.kindIds[node]!;
  return id === ERROR_ID ? ERROR_KIND : tree.kindNames[id]!;
}

export function fieldOf(tree: SyntaxTree, node: number): string | null {
  return tree.fieldNames[tree.fieldIds[node]!] ?? null;
}

export function isLeaf(tree: SyntaxTree, node: number): boolean {
  return tree.next[node] === node + 1;
}

export function childrenOf(tree: SyntaxTree, node: number): number[] {
  const children: number[] = [];
  for (let child = node + 1; child < tree.next[node]!; child = tree.next[child]!) children.push(child);
  return children;
}

/** The first child that a test accepts. */
export function findChild(
  tree: SyntaxTree,
  node: number,
  test: (child: number) => boolean,
): number | undefined {
  for (let child = node + 1; child < tree.next[node]!; child = tree.next[child]!)
    if (test(child)) return child;
  return undefined;
}

export function childOfField(tree: SyntaxTree, node: number, field: string): number | null {
  for (let child = node + 1; child < tree.next[node]!; child = tree.next[child]!) {
    if (fieldOf(tree, child) === field) return child;
  }
  return null;
}

export function namedChildrenOf(tree: SyntaxTree, node: number): number[] {
  return childrenOf(tree, node).filter((child) => tree.named[child] === 1);
}
