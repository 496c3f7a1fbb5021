import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import type { Unit } from '../../syntax/units';

/** A statement or a member that defines a function, a method or a class. */
export interface Definition {
  readonly unit: Unit;
  readonly name: string;
  readonly kind: 'function' | 'method' | 'class';
  /** The node with its parameters and its body. */
  readonly node: number;
}

/** The definitions of a text, in order; functions passed along or without a name are none. */
export function definitionsIn(document: SyntaxDocument): Definition[] {
  return document.language === null
    ? []
    : document.units.flatMap((unit) => definitionOf(document, unit) ?? []);
}

function definitionOf(document: SyntaxDocument, unit: Unit): Definition | null {
  if (unit.name === null) return null;
  const node = definingNode(document, unit);
  if (node === null) return null;
  const { classes } = document.language!;
  const isClass = classes.has(kindOf(document.tree, node));
  const isMember = isInClass(document, unit);
  return { unit, name: unit.name, node, kind: isClass ? 'class' : isMember ? 'method' : 'function' };
}

function definingNode({ tree, language }: SyntaxDocument, { node, name }: Unit): number | null {
  const { functions, classes } = language!;
  const isIt = (candidate: number): boolean =>
    functions.has(kindOf(tree, candidate)) || classes.has(kindOf(tree, candidate));
  let at = node;
  // Through `export`, decorators and the one declarator of `const name = () => ...`.
  for (let depth = 0; depth < 4; depth += 1) {
    if (isIt(at)) return name === null ? null : at;
    const inner = namedChildrenOf(tree, at);
    const declarators = inner.filter((child) => kindOf(tree, child) === 'variable_declarator');
    if (declarators.length > 1) return null;
    const value = declarators.length === 1 ? childOfField(tree, declarators[0]!, 'value') : null;
    if (declarators.length === 1) return value !== null && isIt(value) ? value : null;
    const field = /field_definition$/.test(kindOf(tree, at)) ? childOfField(tree, at, 'value') : null;
    if (field !== null) return isIt(field) ? field : null;
    const next = inner.find(
      (child) =>
        isIt(child) ||
        /^(lexical_declaration|variable_declaration|export_statement|decorated_definition)$/.test(
          kindOf(tree, child),
        ),
    );
    if (next === undefined) return null;
    at = next;
  }
  return null;
}

function isInClass({ tree, language, units }: SyntaxDocument, { parent }: Unit): boolean {
  if (parent <= 0) return false;
  const { node } = units[parent]!;
  return (
    language!.classes.has(units[parent]!.kind) ||
    childrenOf(tree, node).some((child) => language!.classes.has(kindOf(tree, child)))
  );
}

/** The statement list or block that a definition runs. */
export function bodyOf({ tree }: SyntaxDocument, { node }: Definition): number | null {
  return childOfField(tree, node, 'body');
}

/** Where a text names something, but for one stretch of it: whole words, also in strings and comments. */
export function mentions(
  text: string,
  name: string,
  except?: { readonly start: number; readonly end: number },
): number {
  const word = new RegExp(`(?<![\\w$])${name.replace(/[$#.[\]]/g, '\\$&')}(?![\\w$])`, 'g');
  const found = [...text.matchAll(word)].filter(
    ({ index }) => except === undefined || index < except.start || index >= except.end,
  );
  return found.length;
}
