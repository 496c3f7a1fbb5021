import { inParentheses, separated, type NodeReader, type Part } from './nodeReader';
import { Level } from './precedence';

/** Parts of a node that lists things, or null for any other node. */
export function sequenceParts(reader: NodeReader, node: number, level: number): readonly Part[] | null {
  switch (reader.kind(node)) {
    case 'tuple':
    case 'expression_list':
    case 'pattern_list':
    case 'tuple_pattern':
      return tupleParts(reader, node, level);
    case 'subscript':
      return subscriptParts(reader, node);
    case 'type_parameter':
      return ['[', ...indexParts(reader, node, reader.named(node)), ']'];
    case 'argument_list':
      return argumentParts(reader, node);
    case 'call':
      return callParts(reader, node);
    case 'slice':
      return sliceParts(reader, node);
    default:
      return null;
  }
}

/** A tuple, with parentheses wherever it is no target. `(a)` in a target is none. */
export function tupleParts(reader: NodeReader, node: number, level: number): readonly Part[] {
  const elements = reader.named(node);
  if (elements.length === 1 && !reader.hasComma(node)) return [{ node: elements[0]!, level }];
  return inParentheses(elementParts(elements), level > Level.tuple || elements.length === 0);
}

/** The elements of a tuple, which a comma tells from an expression if there is only one. */
function elementParts(elements: readonly number[]): readonly Part[] {
  const parts = separated(elements.map((element) => ({ node: element, level: Level.test })));
  return elements.length === 1 ? [...parts, ','] : parts;
}

function subscriptParts(reader: NodeReader, node: number): readonly Part[] {
  const [value, ...indices] = reader.named(node);
  return [{ node: value!, level: Level.atom }, '[', ...indexParts(reader, node, indices), ']'];
}

/** `x[(1, 2)]` is `x[1, 2]`. */
function indexParts(reader: NodeReader, node: number, indices: readonly number[]): readonly Part[] {
  if (indices.length > 1 || reader.hasComma(node)) return elementParts(indices);
  const only = reader.bare(indices[0]!);
  const elements = reader.kind(only) === 'tuple' ? reader.named(only) : [];
  return elements.length > 0 ? elementParts(elements) : [{ node: only, level: Level.test }];
}

/** Positional arguments come first. The parentheses of a class without bases go. */
function argumentParts(reader: NodeReader, node: number): readonly Part[] {
  const list = reader.named(node);
  const isClass = reader.kind(reader.tree.parent[node]!) === 'class_definition';
  if (isClass && list.length === 0) return [];
  const isKeyword = (argument: number) => /^(keyword_argument|dictionary_splat)$/.test(reader.kind(argument));
  const ordered = [...list.filter((argument) => !isKeyword(argument)), ...list.filter(isKeyword)];
  return ['(', ...separated(ordered.map((argument) => ({ node: argument, level: Level.test }))), ')'];
}

/** A generator that is the only argument has parentheses of its own besides those of the call. */
function callParts(reader: NodeReader, node: number): readonly Part[] {
  const target = { node: reader.field(node, 'function')!, level: Level.atom };
  const list = { node: reader.field(node, 'arguments')!, level: Level.test };
  return reader.kind(list.node) === 'generator_expression' ? [target, '(', list, ')'] : [target, list];
}

/** `a:b:` is `a:b`. */
function sliceParts(reader: NodeReader, node: number): readonly Part[] {
  const children = reader.children(node);
  const colons = children.filter((child) => reader.kind(child) === ':').length;
  const isEmptyStep = colons === 2 && reader.kind(children.at(-1)!) === ':';
  return (isEmptyStep ? children.slice(0, -1) : children).map((child) => ({
    node: child,
    level: Level.test,
  }));
}
