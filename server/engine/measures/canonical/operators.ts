import { inParentheses, type NodeReader, type Part } from './nodeReader';
import { BINARY_LEVELS, Level, nextLevel } from './precedence';

/**
 * Parts of an expression with an operator, or null for any other node. Parentheses stand where `ast.unparse`
 * puts them, which is not always where they are needed: it asks more of each further operand of `and` and `or`.
 */
export function operatorParts(reader: NodeReader, node: number, level: number): readonly Part[] | null {
  switch (reader.kind(node)) {
    case 'named_expression':
      return operation(Level.named, () => Level.atom);
    case 'yield':
      return operation(Level.yield, () => Level.atom);
    case 'await':
      return operation(Level.await, () => Level.atom);
    case 'lambda':
      return operation(Level.test, () => Level.test);
    case 'conditional_expression':
      return operation(Level.test, (index) => (index < 4 ? Level.or : Level.test));
    case 'not_operator':
      return operation(Level.not, () => Level.not);
    case 'unary_operator':
      return operation(Level.factor, () => Level.factor);
    case 'comparison_operator':
      return operation(Level.comparison, () => Level.bitOr);
    case 'boolean_operator':
      return booleanParts(reader, node, level);
    case 'binary_operator':
      return binaryParts();
    default:
      return null;
  }

  function operation(own: number, levelAt: (index: number) => number): readonly Part[] {
    const parts = reader.children(node).map((child, index) => ({ node: child, level: levelAt(index) }));
    return inParentheses(parts, level > own);
  }

  function binaryParts(): readonly Part[] {
    const operator = reader.kind(reader.field(node, 'operator')!);
    const own = BINARY_LEVELS.get(operator)!;
    const [left, right] = operator === '**' ? [nextLevel(own), own] : [own, nextLevel(own)];
    return operation(own, (index) => (index === 0 ? left : right));
  }
}

function booleanParts(reader: NodeReader, node: number, level: number): readonly Part[] {
  const operator = reader.kind(reader.field(node, 'operator')!);
  const own = operator === 'and' ? Level.and : Level.or;
  const operands: number[] = [];
  let left = node;
  while (
    reader.kind(left) === 'boolean_operator' &&
    reader.kind(reader.field(left, 'operator')!) === operator
  ) {
    operands.push(reader.field(left, 'right')!);
    left = reader.field(left, 'left')!;
  }
  operands.push(left);
  let asked: number = own;
  const parts = operands.reverse().flatMap((operand, index): Part[] => {
    asked = nextLevel(asked);
    return index === 0 ? [{ node: operand, level: asked }] : [operator, { node: operand, level: asked }];
  });
  return inParentheses(parts, level > own);
}
