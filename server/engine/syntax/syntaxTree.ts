import type { Tree } from 'web-tree-sitter';

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

const ERROR_ID = 65535;

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

export function childOfField(tree: SyntaxTree, node: number, field: string): number | null {
  for (let child = node + 1; child < tree.next[node]!; child = tree.next[child]!) {
    if (fieldOf(tree, child) === field) return child;
  }
  return null;
}

export function namedChildrenOf(tree: SyntaxTree, node: number): number[] {
  return childrenOf(tree, node).filter((child) => tree.named[child] === 1);
}

/** Copies a parser's tree. The caller frees it afterwards. */
export function copyTree(tree: Tree): SyntaxTree {
  const { language, rootNode } = tree;
  const size = rootNode.descendantCount;
  const kindIds = new Uint16Array(size);
  const fieldIds = new Uint16Array(size);
  const start = new Uint32Array(size);
  const end = new Uint32Array(size);
  const parent = new Int32Array(size);
  const next = new Int32Array(size);
  const named = new Uint8Array(size);
  const namedKinds = namedKindTable(language.types.length, (id) => language.nodeTypeIsNamed(id));
  const hasError = rootNode.hasError;
  const errors: SyntaxFault[] = [];

  const cursor = tree.walk();
  let node = 0;
  let above = -1;
  walk: for (;;) {
    const index = node;
    node += 1;
    const kindId = cursor.nodeTypeId;
    kindIds[index] = kindId;
    fieldIds[index] = cursor.currentFieldId;
    start[index] = cursor.startIndex;
    end[index] = cursor.endIndex;
    parent[index] = above;
    named[index] = kindId === ERROR_ID ? 1 : namedKinds[kindId]!;
    if (hasError && (kindId === ERROR_ID || cursor.nodeIsMissing)) {
      errors.push({ start: start[index]!, end: end[index]! });
    }
    if (cursor.gotoFirstChild()) {
      above = index;
      continue;
    }
    next[index] = node;
    while (!cursor.gotoNextSibling()) {
      if (above === -1 || !cursor.gotoParent()) break walk;
      next[above] = node;
      above = parent[above]!;
    }
  }
  cursor.delete();
  // A grammar can mark the root without any node below it carrying the mark.
  if (hasError && errors.length === 0) errors.push({ start: rootNode.startIndex, end: rootNode.endIndex });
  return {
    size,
    kindNames: language.types,
    kindIds,
    fieldNames: language.fields,
    fieldIds,
    start,
    end,
    parent,
    next,
    named,
    errors,
  };
}

function namedKindTable(count: number, isNamed: (id: number) => boolean): Uint8Array {
  const table = new Uint8Array(count);
  for (let id = 0; id < count; id += 1) table[id] = isNamed(id) ? 1 : 0;
  return table;
}
