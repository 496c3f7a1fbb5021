import { childOfField, childrenOf, kindOf, type SyntaxTree } from '../../syntax/syntaxTree';

/** A token to write, or a node to write where expressions must bind as tightly as `level`. */
export type Part = string | { readonly node: number; readonly level: number };

const LAYOUT = new Set(['comment', 'line_continuation', ';']);

/** What the canonical form asks of a tree. */
export class NodeReader {
  constructor(
    readonly tree: SyntaxTree,
    readonly source: string,
  ) {}

  kind(node: number): string {
    return kindOf(this.tree, node);
  }

  text(node: number): string {
    return this.source.slice(this.tree.start[node]!, this.tree.end[node]!);
  }

  field(node: number, name: string): number | null {
    return childOfField(this.tree, node, name);
  }

  /** Children that say something: no comment, no continued line, no `;`. */
  children(node: number): number[] {
    return childrenOf(this.tree, node).filter((child) => !LAYOUT.has(this.kind(child)));
  }

  /** Children without the punctuation between them. */
  named(node: number): number[] {
    return this.children(node).filter((child) => this.tree.named[child] === 1);
  }

  hasComma(node: number): boolean {
    return this.children(node).some((child) => this.kind(child) === ',');
  }

  /** The expression inside any parentheses around it. */
  bare(node: number): number {
    let inner = node;
    while (this.kind(inner) === 'parenthesized_expression') inner = this.named(inner)[0] ?? inner + 1;
    return inner;
  }
}

export function inParentheses(parts: readonly Part[], areNeeded: boolean): readonly Part[] {
  return areNeeded ? ['(', ...parts, ')'] : parts;
}

/** `a, b`: with a comma between, none at the end. */
export function separated(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [',', part]));
}
