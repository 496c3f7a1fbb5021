import { fieldOf, isLeaf, type SyntaxTree } from '../../syntax/syntaxTree';
import { stringToken } from './literals';
import { NodeReader, type Part } from './nodeReader';
import { canonicalNumber } from './numbers';
import { operatorParts } from './operators';
import { patternParts } from './patterns';
import { Level, nextLevel } from './precedence';
import { sequenceParts } from './sequences';
import { LINE_END, statementParts } from './statements';

/**
 * The tokens of a Python text as `ast.unparse` of CPython 3.11 would write it: comments, redundant parentheses,
 * last commas, quotes and the spelling of numbers are gone.
 */
export function pythonForm(tree: SyntaxTree, source: string): readonly string[] {
  const reader = new NodeReader(tree, source);
  const tokens = tokensOf(reader, { node: 0, level: Level.test });
  // What is written has no line end after its last line.
  if (tokens.at(-1) === LINE_END) tokens[tokens.length - 1] = '';
  return tokens;
}

/** Works off a stack, because a long sum is a deep tree. */
function tokensOf(reader: NodeReader, first: Part): string[] {
  const tokens: string[] = [];
  const parts: Part[] = [first];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (typeof part === 'string') {
      tokens.push(part);
      continue;
    }
    const inner = partsOf(reader, part.node, part.level);
    for (let index = inner.length - 1; index >= 0; index -= 1) parts.push(inner[index]!);
  }
  return tokens;
}

function partsOf(reader: NodeReader, node: number, level: number): readonly Part[] {
  switch (reader.kind(node)) {
    case 'string':
    case 'concatenated_string':
      return [
        stringToken(reader, node, (inner, asked) =>
          tokensOf(reader, { node: inner, level: asked }).join(' '),
        ),
      ];
    case 'integer':
    case 'float':
      return [canonicalNumber(reader.text(node))];
    case 'parenthesized_expression':
      return [{ node: reader.bare(node), level }];
  }
  if (isLeaf(reader.tree, node)) return leafParts(reader, node);
  return (
    patternParts(reader, node, level) ??
    operatorParts(reader, node, level) ??
    sequenceParts(reader, node, level) ??
    statementParts(reader, node) ??
    childParts(reader, node)
  );
}

function leafParts(reader: NodeReader, node: number): readonly Part[] {
  const text = reader.text(node);
  return text === '' ? [] : [text];
}

/** The children in order, without a comma after the last of a list. */
function childParts(reader: NodeReader, node: number): readonly Part[] {
  const children = reader.children(node);
  return children
    .filter((child, index) => {
      const following = children[index + 1];
      return (
        reader.kind(child) !== ',' || (following !== undefined && !/^[)\]}]$/.test(reader.kind(following)))
      );
    })
    .map((child) => ({ node: child, level: levelIn(reader, node, child) }));
}

function levelIn(reader: NodeReader, node: number, child: number): number {
  const field = fieldOf(reader.tree, child);
  switch (reader.kind(node)) {
    case 'expression_statement':
      return Level.yield;
    case 'assignment':
      return field === 'left' && reader.field(node, 'type') === null ? Level.tuple : Level.test;
    case 'for_statement':
      return field === 'left' ? Level.tuple : Level.test;
    case 'for_in_clause':
      return field === 'left' ? Level.tuple : nextLevel(Level.test);
    case 'if_clause':
      return reader.kind(reader.tree.parent[node]!) === 'case_clause' ? Level.test : nextLevel(Level.test);
    case 'attribute':
      return Level.atom;
    case 'list_splat':
      return Level.bitOr;
    case 'dictionary_splat':
      return reader.kind(reader.tree.parent[node]!) === 'dictionary' ? Level.bitOr : Level.test;
    default:
      return Level.test;
  }
}
