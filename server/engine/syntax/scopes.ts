import type { SyntaxDocument } from './document';
import { CLASS, ENVELOPE, FUNCTION } from './kindTable';
import { childOfField, fieldOf, kindOf } from './syntaxTree';

/** A named function or class. Unnamed functions belong to the scope around them. */
export interface Scope {
  /** Qualified: `Outer.method`. */
  readonly name: string;
  readonly isFunction: boolean;
  readonly node: number;
  readonly firstLexeme: number;
  readonly endLexeme: number;
}

/** The named functions and classes of a text, in preorder. */
export function scopesOf(document: SyntaxDocument): Scope[] {
  const { tree, kinds, lexemes, source } = document;
  const scopes: Scope[] = [];
  const open: { name: string; end: number }[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const bits = kinds[tree.kindIds[node]!]!;
    if ((bits & (FUNCTION | CLASS)) === 0) continue;
    while (open.length > 0 && open[open.length - 1]!.end <= node) open.pop();
    const own = nameOf(node);
    if (own === null) continue;
    const name = open.length > 0 ? `${open[open.length - 1]!.name}.${own}` : own;
    open.push({ name, end: tree.next[node]! });
    // A decorated definition starts at its first decorator.
    const parent = tree.parent[node]!;
    const outer = parent > 0 && (kinds[tree.kindIds[parent]!]! & ENVELOPE) !== 0 ? parent : node;
    scopes.push({
      name,
      isFunction: (bits & FUNCTION) !== 0,
      node,
      firstLexeme: lexemes.first[outer]!,
      endLexeme: lexemes.first[tree.next[outer]!]!,
    });
  }
  return scopes;

  function nameOf(node: number): string | null {
    const name = childOfField(tree, node, 'name');
    if (name !== null) return textOf(name);
    const parent = tree.parent[node]!;
    const kind = kindOf(tree, parent);
    const field = fieldOf(tree, node);
    if (kind === 'variable_declarator' && field === 'value') return fieldText(parent, 'name');
    if (kind === 'assignment_expression' && field === 'right') return fieldText(parent, 'left');
    if (kind === 'pair' && field === 'value') return fieldText(parent, 'key');
    if (/field_definition$/.test(kind)) return fieldText(parent, 'name') ?? fieldText(parent, 'property');
    return null;
  }

  function fieldText(node: number, field: string): string | null {
    const child = childOfField(tree, node, field);
    return child === null ? null : textOf(child);
  }

  function textOf(node: number): string {
    return source.text.slice(tree.start[node]!, tree.end[node]!);
  }
}

const owners = new WeakMap<readonly Scope[], Int32Array>();

/**
 * By lexeme: index of the innermost scope, or -1 for the module.
 *
 * @param scopes of the document
 */
export function scopeOfLexemes(document: SyntaxDocument, scopes: readonly Scope[]): Int32Array {
  const known = owners.get(scopes);
  if (known !== undefined) return known;
  const owner = new Int32Array(document.lexemes.count).fill(-1);
  scopes.forEach(({ firstLexeme, endLexeme }, index) => owner.fill(index, firstLexeme, endLexeme));
  owners.set(scopes, owner);
  return owner;
}
