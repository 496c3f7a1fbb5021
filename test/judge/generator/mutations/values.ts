import { childOfField, namedChildrenOf } from '../../../../server/engine/syntax/syntaxTree';
import { kind, nodesOf, spanOf, textOf } from '../program';
import type { MutationOperator } from './operator';

export const booleanConstants: MutationOperator = (program) =>
  nodesOf(program, 'true', 'false').map((node) => [
    { ...spanOf(program, node), text: FLIPPED[textOf(program, node)]! },
  ]);

const FLIPPED: Readonly<Record<string, string>> = {
  true: 'false',
  false: 'true',
  True: 'False',
  False: 'True',
};

/** Whole numbers other than 0 and 1, one up or down. */
export const numericConstants: MutationOperator = (program) =>
  nodesOf(program, 'integer', 'number')
    .filter((node) => /^\d{1,6}$/.test(textOf(program, node)) && Number(textOf(program, node)) > 1)
    .flatMap((node) => {
      const value = Number(textOf(program, node));
      return [1, -1].map((step) => [{ ...spanOf(program, node), text: String(value + step) }]);
    });

export const listIndexing: MutationOperator = (program) =>
  nodesOf(program, 'subscript', 'subscript_expression').flatMap((node) => {
    const index = childOfField(program.tree, node, program.isPython ? 'subscript' : 'index');
    if (index === null || !/^\d{1,6}$/.test(textOf(program, index))) return [];
    return [[{ ...spanOf(program, index), text: String(Number(textOf(program, index)) + 1) }]];
  });

export const rangeBounds: MutationOperator = (program) =>
  nodesOf(program, 'call').flatMap((node) => {
    const list = childOfField(program.tree, node, 'arguments');
    if (list === null || textOf(program, node + 1) !== 'range') return [];
    const last = namedChildrenOf(program.tree, list).at(-1);
    if (last === undefined || namedChildrenOf(program.tree, list).length > 2) return [];
    const { end } = spanOf(program, last);
    return [' - 1', ' + 1'].map((text) => [{ start: end, end, text }]);
  });

const CALLS: Readonly<Record<string, string>> = {
  mean: 'median',
  max: 'min',
  min: 'max',
  sum: 'len',
  any: 'all',
  all: 'any',
  append: 'extend',
  strip: 'rstrip',
  lower: 'upper',
  some: 'every',
  every: 'some',
  find: 'findLast',
  indexOf: 'lastIndexOf',
  toLowerCase: 'toUpperCase',
  trim: 'trimEnd',
};

export const functionCallName: MutationOperator = (program) =>
  nodesOf(program, 'call', 'call_expression').flatMap((node) => {
    let name = childOfField(program.tree, node, 'function');
    if (name === null) return [];
    if (/^(attribute|member_expression)$/.test(kind(program, name))) name = program.tree.next[name]! - 1;
    const text = Object.hasOwn(CALLS, textOf(program, name)) ? CALLS[textOf(program, name)]! : null;
    return text === null ? [] : [[{ ...spanOf(program, name), text }]];
  });

export const breakToContinue: MutationOperator = (program) =>
  nodesOf(program, 'break_statement')
    .filter((node) => !/switch/.test(kind(program, program.tree.parent[node]!)))
    .map((node) => {
      const { start } = spanOf(program, node);
      return [{ start, end: start + 'break'.length, text: 'continue' }];
    });
