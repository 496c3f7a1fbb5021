import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';

/** A parameter of a function as its callers see it. */
export interface Parameter {
  /** With its stars or dots; the pattern's text where it takes a value apart. */
  readonly name: string;
  readonly node: number;
  /** Hash of the default value, the same however it is written, or null. */
  readonly byDefault: number | null;
  readonly isOptional: boolean;
  /** Node of the annotation, or null. */
  readonly annotation: number | null;
}

/** The parameters of a function, `self` and separators left out; null if they cannot be told. */
export function parametersOf(document: SyntaxDocument, definition: number): Parameter[] | null {
  const { tree, language } = document;
  const list = childOfField(tree, definition, 'parameters');
  if (list === null) return null;
  return namedChildrenOf(tree, list)
    .filter((child) => !language!.comments.has(kindOf(tree, child)))
    .filter((child) => !/separator$/.test(kindOf(tree, child)))
    .map((child) => parameter(document, child))
    .filter(({ name }, index) => !(index === 0 && /^(self|cls|this)$/.test(name)));
}

function parameter(document: SyntaxDocument, node: number): Parameter {
  const { tree } = document;
  const kind = kindOf(tree, node);
  const byDefault =
    childOfField(tree, node, 'value') ??
    (kind === 'assignment_pattern' ? childOfField(tree, node, 'right') : null);
  const annotation = childOfField(tree, node, 'type');
  const name = nameNode(document, node);
  const isOptional =
    kind === 'optional_parameter' || byDefault !== null || /^(\*|\.\.\.)/.test(textOf(document, name));
  return {
    name: textOf(document, name).replace(/\s+/g, ' '),
    node,
    byDefault: byDefault === null ? null : document.hashes.of(byDefault),
    isOptional,
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
