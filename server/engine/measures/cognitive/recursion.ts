import type { SyntaxDocument } from '../../syntax/document';
import { isLeaf } from '../../syntax/syntaxTree';

/** How a method names the object or class it belongs to. */
const OWN_OBJECTS = new Set(['self', 'cls', 'this']);

/**
 * Functions that call themselves by name, seen from syntax only: `name()`, or `name()` of the own object. Calls in
 * functions inside them do not count, and cycles of several functions are not looked for.
 */
export class Recursion {
  private readonly found = new Set<number>();

  constructor(private readonly document: SyntaxDocument) {}

  /**
   * One point for a function's first call of itself.
   *
   * @param name node of the function's name, or null
   */
  pointsOf(call: number, functionNode: number, name: number | null): number {
    if (name === null || this.found.has(functionNode) || !this.calls(call + 1, name)) return 0;
    this.found.add(functionNode);
    return 1;
  }

  private calls(callee: number, name: number): boolean {
    const { tree } = this.document;
    if (isLeaf(tree, callee)) return this.idOf(callee) === this.idOf(name);
    // `object . property`: three children without children of their own.
    const property = tree.next[callee]! - 1;
    const object = callee + 1;
    return (
      tree.parent[property] === callee &&
      isLeaf(tree, object) &&
      this.idOf(property) === this.idOf(name) &&
      OWN_OBJECTS.has(this.document.source.text.slice(tree.start[object]!, tree.end[object]!))
    );
  }

  private idOf(leaf: number): number {
    const { lexemes } = this.document;
    return lexemes.id[lexemes.first[leaf]!]!;
  }
}
