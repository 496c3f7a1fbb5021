import type { Span } from '../../../../server/engine/edit/model';
import { childrenOf } from '../../../../server/engine/syntax/syntaxTree';
import { indentation, isMultiline } from '../lines';
import { kind, nodesOf, spanOf, textOf, type Program } from '../program';
import type { Replacement } from '../replacements';
import type { Site } from './site';

const OPERATIONS = [
  'binary_operator',
  'comparison_operator',
  'binary_expression',
  'assignment',
  'assignment_expression',
  'augmented_assignment',
  'variable_declarator',
];
// `<` and `>` are left out: without blanks TypeScript may read type arguments.
const OPERATORS = /^([-+*/%=]|\/\/|\*\*|[!=]==?|<=|>=|[-+*/]=|&&|\|\|)$/;

/** `a+b` for `a + b` and back. */
export function operatorSpacing(program: Program): Site[] {
  return nodesOf(program, ...OPERATIONS).flatMap((node) => {
    const children = childrenOf(program.tree, node);
    const at = children.findIndex((child) => OPERATORS.test(textOf(program, child)));
    const left = children[at - 1];
    const right = children[at + 1];
    if (left === undefined || right === undefined) return [];
    return siteAround(
      program,
      node,
      spanOf(program, children[at]!),
      spanOf(program, left),
      spanOf(program, right),
    );
  });
}

function siteAround({ text }: Program, node: number, operator: Span, left: Span, right: Span): Site[] {
  const before = text.slice(left.end, operator.start);
  const after = text.slice(operator.end, right.start);
  if (before !== after || !/^ ?$/.test(before)) return [];
  // `a - -b` must not become `a--b`.
  if (!/[\w)\]'"]/.test(text[left.end - 1]!) || !/[\w(['"]/.test(text[right.start]!)) return [];
  const blank = before === '' ? ' ' : '';
  return [
    {
      node,
      replacements: [
        { start: left.end, end: operator.start, text: blank },
        { start: operator.end, end: right.start, text: blank },
      ],
    },
  ];
}

/** A call with each argument on a line of its own. */
export function callWrapped(program: Program): Site[] {
  return nodesOf(program, 'argument_list', 'arguments').flatMap((node) => {
    const children = childrenOf(program.tree, node);
    if (children.length < 5 || isMultiline(program, spanOf(program, node))) return [];
    const outer = indentation(program.text, program.tree.start[node]!);
    const replacements = children.slice(1).flatMap((child, index): Replacement[] => {
      if (kind(program, child) === ',') return [];
      const isLast = index === children.length - 2;
      const lead = isLast ? outer : outer + program.step;
      return [
        { start: program.tree.end[children[index]!]!, end: program.tree.start[child]!, text: `\n${lead}` },
      ];
    });
    return [{ node, replacements }];
  });
}
