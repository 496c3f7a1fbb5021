import type { SyntaxTree } from '../../syntax/syntaxTree';
import { FUNCTION } from '../../syntax/kindTable';

/** Cognitive complexity of a text. */
export interface CognitiveComplexity {
  /** Sum of everything, code outside functions included. */
  readonly file: number;
  /** By node of the function. Each value holds those of the functions inside it. */
  readonly functions: ReadonlyMap<number, number>;
}

/** Adds up points by the function they fall into. Nodes must come in preorder. */
export class FunctionTotals {
  /** By node: the innermost function it is in, -1 outside of all. */
  private readonly owners: Int32Array;
  private readonly points = new Map<number, number>();
  private outside = 0;

  constructor(private readonly tree: SyntaxTree) {
    this.owners = new Int32Array(tree.size).fill(-1);
  }

  /** The function around a node; a function is its own. */
  ownerOf(node: number): number {
    return this.owners[node]!;
  }

  /** The function around a function, or -1. */
  outerOf(functionNode: number): number {
    const parent = this.tree.parent[functionNode]!;
    return parent === -1 ? -1 : this.owners[parent]!;
  }

  inherit(node: number, parent: number): void {
    this.owners[node] = this.owners[parent]!;
  }

  open(functionNode: number): void {
    this.owners[functionNode] = functionNode;
    this.points.set(functionNode, 0);
  }

  add(node: number, points: number): void {
    const owner = this.owners[node]!;
    if (owner === -1) this.outside += points;
    else this.points.set(owner, this.points.get(owner)! + points);
  }

  /**
   * @param kinds bits by kind id; only kinds that the language calls functions are listed
   * @param isSeparate true if a function's value leaves out the functions inside it
   */
  result(kinds: Uint16Array, isSeparate: boolean): CognitiveComplexity {
    let file = this.outside;
    for (const points of this.points.values()) file += points;
    const functions = new Map(this.points);
    // Innermost first: a function stands after the one around it.
    for (const node of [...this.points.keys()].reverse()) {
      const outer = this.outerOf(node);
      if (outer !== -1 && !isSeparate) functions.set(outer, functions.get(outer)! + functions.get(node)!);
      if ((kinds[this.tree.kindIds[node]!]! & FUNCTION) === 0) functions.delete(node);
    }
    return { file, functions };
  }
}
