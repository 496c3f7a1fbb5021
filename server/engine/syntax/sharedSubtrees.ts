import type { SyntaxTree } from './syntaxTree';

/** A subtree that was taken from the tree of a similar text: the same nodes over the same text, in another place. */
export interface SharedSubtree {
  /** Its root in the tree that took it. What is below the root was taken, the root itself was read. */
  readonly node: number;
  /** Its root in the tree it was taken from. */
  readonly twin: number;
  /** Number of its nodes, the root included. */
  readonly size: number;
}

interface Origin {
  /** Stands for the tree, which is not held: a row of edits would keep all texts that there ever were. */
  readonly token: object;
  readonly subtrees: readonly SharedSubtree[];
}

const origins = new WeakMap<SyntaxTree, Origin>();
const tokens = new WeakMap<SyntaxTree, object>();

/** @param subtrees in text order, none inside another */
export function keepShared(tree: SyntaxTree, from: SyntaxTree, subtrees: readonly SharedSubtree[]): void {
  const token = tokens.get(from) ?? {};
  tokens.set(from, token);
  origins.set(tree, { token, subtrees });
}

/** What a tree took from another one, in text order: what was found out below these roots need not be found out again. */
export function sharedWith(tree: SyntaxTree, other: SyntaxTree): readonly SharedSubtree[] {
  const origin = origins.get(tree);
  return origin !== undefined && origin.token === tokens.get(other) ? origin.subtrees : [];
}
