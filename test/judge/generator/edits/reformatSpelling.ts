import { childrenOf } from '../../../../server/engine/syntax/syntaxTree';
import { isMultiline } from '../lines';
import { kind, nodesOf, spanOf, textOf, type Program } from '../program';
import { ownLines } from '../statements';
import { insertion } from './producer';
import type { Site } from './site';

const PLAIN_STRING = /^(["'])([^"'\\\n]*)\1$/;

/** `'a'` for `"a"` and back, where nothing needs escaping. */
export function quotesSwapped(program: Program): Site[] {
  return nodesOf(program, 'string').flatMap((node) => {
    const match = PLAIN_STRING.exec(textOf(program, node));
    if (match === null || isNextToString(program, node)) return [];
    const quote = match[1] === "'" ? '"' : "'";
    const text = `${quote}${match[2]}${quote}`;
    return [{ node, replacements: [{ ...spanOf(program, node), text }] }];
  });
}

/** A JSX attribute keeps its quotes, a directive its spelling, a concatenated string its style. */
function isNextToString(program: Program, node: number): boolean {
  const parent = kind(program, program.tree.parent[node]!);
  return ['jsx_attribute', 'expression_statement', 'concatenated_string'].includes(parent);
}

/** A comma behind the last element of a list that has two or more. */
export function trailingCommaAdded(program: Program): Site[] {
  return nodesOf(program, 'list', 'array', 'dictionary', 'object', 'argument_list', 'arguments').flatMap(
    (node) => {
      const children = childrenOf(program.tree, node);
      const last = children[children.length - 2];
      const commas = children.filter((child) => kind(program, child) === ',').length;
      if (last === undefined || commas === 0 || [',', 'comment'].includes(kind(program, last))) return [];
      return [{ node, replacements: [insertion(program.tree.end[last]!, ',')] }];
    },
  );
}

/** `return (x)` for `return x`. */
export function parenthesesAdded(program: Program): Site[] {
  return nodesOf(program, 'return_statement').flatMap((node) => {
    const value = childrenOf(program.tree, node)[1];
    if (value === undefined || isMultiline(program, spanOf(program, node))) return [];
    if (!/^(binary_\w+|comparison_\w+|boolean_\w+|call\w*|identifier)$/.test(kind(program, value))) return [];
    const { start, end } = spanOf(program, value);
    return [{ node, replacements: [insertion(start, '('), insertion(end, ')')] }];
  });
}

/** No `;` at the end of a line where the next line cannot continue the statement. */
export function semicolonDropped(program: Program): Site[] {
  if (program.isPython) return [];
  return ownLines(program).flatMap(({ nodes: [node], end }) => {
    const last = program.tree.end[node!]!;
    if (!/^(expression|return)_statement$/.test(kind(program, node!)) || program.text[last - 1] !== ';')
      return [];
    if (!/^\s*(\}|[A-Za-z_])/.test(program.text.slice(end)) || textOf(program, node!) === 'return;')
      return [];
    return [{ node: node!, replacements: [{ start: last - 1, end: last, text: '' }] }];
  });
}
