import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';

const OPPOSITE: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** Whether one condition is the negation of the other by how it is written: `not x` and `x`, `a == b` and `a != b`. */
export function areOpposite(one: SyntaxDocument, a: number, other: SyntaxDocument, b: number): boolean {
  const [x, y] = [unwrapped(one, a), unwrapped(other, b)];
  return negates(one, x, other, y) || negates(other, y, one, x) || areOppositeComparisons(one, x, other, y);
}

function unwrapped({ tree }: SyntaxDocument, node: number): number {
  let at = node;
  while (kindOf(tree, at) === 'parenthesized_expression') at = namedChildrenOf(tree, at)[0] ?? at + 1;
  return at;
}

function negates(one: SyntaxDocument, a: number, other: SyntaxDocument, b: number): boolean {
  const kind = kindOf(one.tree, a);
  if (kind !== 'not_operator' && !(kind === 'unary_expression' && textOf(one, a).startsWith('!')))
    return false;
  const argument = childOfField(one.tree, a, 'argument');
  return argument !== null && one.hashes.of(unwrapped(one, argument)) === other.hashes.of(b);
}

function areOppositeComparisons(one: SyntaxDocument, a: number, other: SyntaxDocument, b: number): boolean {
  if (OPPOSITE[operatorOf(one, a)] !== operatorOf(other, b) || operatorOf(one, a) === '') return false;
  const as = namedChildrenOf(one.tree, a);
  const bs = namedChildrenOf(other.tree, b);
  return (
    as.length === 2 &&
    bs.length === 2 &&
    as.every((operand, index) => one.hashes.of(operand) === other.hashes.of(bs[index]!))
  );
}

function operatorOf(document: SyntaxDocument, node: number): string {
  const { tree } = document;
  if (!/^(comparison_operator|binary_expression)$/.test(kindOf(tree, node))) return '';
  const sign = childrenOf(tree, node).find((child) => tree.named[child] === 0);
  return sign === undefined ? '' : textOf(document, sign).replace(/\s+/g, ' ');
}
