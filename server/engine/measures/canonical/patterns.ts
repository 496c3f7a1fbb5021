import { inParentheses, separated, type NodeReader, type Part } from './nodeReader';
import { Level, nextLevel } from './precedence';

/** Parts of a pattern of a `case`, or null for any other node. */
export function patternParts(reader: NodeReader, node: number, level: number): readonly Part[] | null {
  switch (reader.kind(node)) {
    case 'case_clause':
      return caseParts(reader, node);
    case 'case_pattern':
      return reader.children(node).map((child) => ({ node: child, level }));
    case 'union_pattern':
      return inParentheses(
        reader.children(node).map((child) => ({ node: child, level: nextLevel(Level.bitOr) })),
        level > Level.bitOr,
      );
    case 'as_pattern':
      if (!isPattern(reader, node)) return null;
      return inParentheses(
        reader.children(node).map((child) => ({ node: child, level: Level.bitOr })),
        level > Level.test,
      );
    case 'tuple_pattern':
      return isPattern(reader, node) ? sequenceParts(reader, node, level) : null;
    default:
      return null;
  }
}

/** Kinds that patterns share with targets. */
function isPattern(reader: NodeReader, node: number): boolean {
  return /^(case|union)_pattern$/.test(reader.kind(reader.tree.parent[node]!));
}

/** A sequence is always written in brackets. `(a)` is none. */
function sequenceParts(reader: NodeReader, node: number, level: number): readonly Part[] {
  const elements = reader.named(node);
  if (elements.length === 1 && !reader.hasComma(node)) return [{ node: elements[0]!, level }];
  return bracketed(elements);
}

function bracketed(elements: readonly number[]): readonly Part[] {
  return ['[', ...separated(elements.map((element) => ({ node: element, level: Level.test }))), ']'];
}

function caseParts(reader: NodeReader, node: number): readonly Part[] {
  const children = reader.children(node);
  const patterns = children.filter((child) => reader.kind(child) === 'case_pattern');
  const rest = children.filter((child) => !/^(case|case_pattern|,)$/.test(reader.kind(child)));
  const pattern = reader.hasComma(node) ? bracketed(patterns) : [{ node: patterns[0]!, level: Level.test }];
  return ['case', ...pattern, ...rest.map((child) => ({ node: child, level: Level.test }))];
}
