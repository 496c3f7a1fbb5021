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
  /** Not held: a row of edits would keep all texts that there ever were. */
  readonly tree: WeakRef<SyntaxTree>;
  readonly subtrees: readonly SharedSubtree[];
}

const origins = new WeakMap<SyntaxTree, Origin>();

/** @param subtrees in text order, none inside another */
export function keepShared(tree: SyntaxTree, from: SyntaxTree, subtrees: readonly SharedSubtree[]): void {
  origins.set(tree, { tree: new WeakRef(from), subtrees });
}

/** What a tree took from another one, in text order: what was found out below these roots need not be found out again. */
export function sharedWith(tree: SyntaxTree, other: SyntaxTree): readonly SharedSubtree[] {
  const origin = origins.get(tree);
  return origin?.tree.deref() === other ? origin.subtrees : [];
}
