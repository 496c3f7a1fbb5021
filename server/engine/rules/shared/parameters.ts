import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';

/** A parameter of a function as its callers see it. */
export interface Parameter {
  /** With its stars or dots; the same for all patterns that take a value apart, which callers do not see. */
  readonly name: string;
  readonly node: number;
  /** Hash of the default value, the same however it is written, or null. */
  readonly byDefault: number | null;
  readonly isOptional: boolean;
  /** Whether callers can pass it by its name only. */
  readonly isByName: boolean;
  /** Node of the annotation, or null. */
  readonly annotation: number | null;
}

/**
 * The parameters of a function that its callers pass, `self`, separators and what a decorator has handed in left out; null
 * if they cannot be told.
 */
export function parametersOf(document: SyntaxDocument, definition: number): Parameter[] | null {
  const { tree, language } = document;
  const list = childOfField(tree, definition, 'parameters');
  if (list === null) return null;
  const children = namedChildrenOf(tree, list).filter(
    (child) => !language!.comments.has(kindOf(tree, child)),
  );
  const bar = children.findIndex((child) => endsPlaces(document, child));
  return children.flatMap((child, index) => {
    if (/separator$/.test(kindOf(tree, child)) || isHandedIn(document, child)) return [];
    const read = parameter(document, child, bar !== -1 && index > bar);
    return index === 0 && /^(self|cls|this)$/.test(read.name) ? [] : [read];
  });
}

/** `*` or `*rest` of Python: what follows is passed by its name. */
function endsPlaces(document: SyntaxDocument, node: number): boolean {
  const isPython = document.language!.family === 'python';
  return isPython && /^\*(?!\*)/.test(textOf(document, node));
}

function isHandedIn({ tree }: SyntaxDocument, node: number): boolean {
  return childrenOf(tree, node).some((child) => kindOf(tree, child) === 'decorator');
}

function parameter(document: SyntaxDocument, node: number, isBehindBar: boolean): Parameter {
  const { tree } = document;
  const kind = kindOf(tree, node);
  const byDefault =
    childOfField(tree, node, 'value') ??
    (kind === 'assignment_pattern' ? childOfField(tree, node, 'right') : null);
  const annotation = childOfField(tree, node, 'type');
  const named = nameNode(document, node);
  const name = /^(object|array)_pattern$/.test(kindOf(tree, named)) ? '{...}' : textOf(document, named);
  const isOptional = kind === 'optional_parameter' || byDefault !== null || /^(\*|\.\.\.)/.test(name);
  return {
    name,
    node,
    byDefault: byDefault === null ? null : document.hashes.of(byDefault),
    isOptional,
    isByName: isBehindBar || name.startsWith('**'),
    annotation,
  };
}

function nameNode({ tree }: SyntaxDocument, node: number): number {
  const named =
    childOfField(tree, node, 'name') ??
    childOfField(tree, node, 'pattern') ??
    childOfField(tree, node, 'left');
  if (named !== null) return named;
  if (!/^typed_parameter$/.test(kindOf(tree, node))) return node;
  return childrenOf(tree, node)[0] ?? node;
}
