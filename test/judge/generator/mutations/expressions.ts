import { childrenOf, childOfField } from '../../../../server/engine/syntax/syntaxTree';
import { kind, nodesOf, spanOf, textOf, type Program } from '../program';
import type { MutationOperator } from './operator';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
};

export const comparisonOperators: MutationOperator = (program) =>
  swapped(program, ['comparison_operator', 'binary_expression'], COMPARISONS);

export const arithmeticOperators: MutationOperator = (program) =>
  swapped(
    program,
    ['binary_operator', 'binary_expression'],
    program.isPython
      ? { '+': '-', '-': '+', '*': '//', '//': '/' }
      : { '+': '-', '-': '+', '*': '/', '/': '*' },
  );

function swapped(program: Program, kinds: readonly string[], to: Readonly<Record<string, string>>) {
  return nodesOf(program, ...kinds).flatMap((node) => {
    const children = childrenOf(program.tree, node);
    // `+` may join texts, where `-` would be another kind of error.
    if (children.some((child) => /string/.test(kind(program, child)))) return [];
    const operator = children.find((child) => program.tree.named[child] === 0 && to[textOf(program, child)]);
    if (operator === undefined) return [];
    return [[{ ...spanOf(program, operator), text: to[textOf(program, operator)]! }]];
  });
}

/** `not` or `!` before the first operand. */
export const conditionalInversion: MutationOperator = (program) =>
  nodesOf(program, 'boolean_operator', 'binary_expression').flatMap((node) => {
    const [left, operator] = childrenOf(program.tree, node);
    if (!/^(and|or|&&|\|\|)$/.test(textOf(program, operator!))) return [];
    if (!/^(identifier|call|call_expression|attribute|member_expression)$/.test(kind(program, left!)))
      return [];
    const { start } = spanOf(program, left!);
    return [[{ start, end: start, text: program.isPython ? 'not ' : '!' }]];
  });

/** The `not` or `!` of a condition dropped. */
export const edgeCaseGuards: MutationOperator = (program) =>
  nodesOf(program, 'if_statement').flatMap((node) => {
    let test = childOfField(program.tree, node, 'condition');
    if (test !== null && kind(program, test) === 'parenthesized_expression') test += 2;
    if (test === null || !/^(not_operator|unary_expression)$/.test(kind(program, test))) return [];
    const [operator, operand] = childrenOf(program.tree, test);
    if (!/^(not|!)$/.test(textOf(program, operator!))) return [];
    return [[{ start: spanOf(program, test).start, end: spanOf(program, operand!).start, text: '' }]];
  });

export const nullishToOr: MutationOperator = (program) =>
  program.isPython ? [] : swapped(program, ['binary_expression'], { '??': '||' });
