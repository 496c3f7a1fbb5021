import type { SyntaxDocument } from '../../syntax/document';
import { isLeaf } from '../../syntax/syntaxTree';

/** How a method names the object or class it belongs to. */
const OWN_OBJECTS = new Set(['self', 'cls', 'this']);

/**
 * Functions that call themselves by name, seen from syntax only: `name()`, or `name()` of the own object. Calls in
 * functions inside them do not count, and cycles of several functions are not looked for.
 */
export class Recursion {
  /** Of the functions met so far that have a name and were not yet found to call themselves. */
  private readonly names = new Map<number, string>();

  constructor(private readonly document: SyntaxDocument) {}

  /** @param name node of the function's name, or null */
  enter(functionNode: number, name: number | null): void {
    if (name !== null) this.names.set(functionNode, this.textOf(name));
  }

  /** One point for a function's first call of itself. */
  pointsOf(call: number, functionNode: number): number {
    const name = this.names.get(functionNode);
    if (name === undefined || !this.calls(call + 1, name)) return 0;
    this.names.delete(functionNode);
    return 1;
  }

  private calls(callee: number, name: string): boolean {
    const { tree } = this.document;
    if (isLeaf(tree, callee)) return this.reads(callee, name);
    // `object . property`: three children without children of their own.
    const property = tree.next[callee]! - 1;
    const object = callee + 1;
    return (
      tree.parent[property] === callee &&
      isLeaf(tree, object) &&
      this.reads(property, name) &&
      OWN_OBJECTS.has(this.textOf(object))
    );
  }

  private reads(node: number, name: string): boolean {
    const { tree, source } = this.document;
    const start = tree.start[node]!;
    return tree.end[node]! - start === name.length && source.text.startsWith(name, start);
  }

  private textOf(node: number): string {
    const { tree, source } = this.document;
    return source.text.slice(tree.start[node]!, tree.end[node]!);
  }
}
