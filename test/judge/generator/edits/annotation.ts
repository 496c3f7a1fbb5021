import { childOfField } from '../../../../server/engine/syntax/syntaxTree';
import { kind, nodesOf, spanOf, type Program } from '../program';
import { functionsOf, parametersOf } from '../statements';
import { firstOf, insertion, type Producer } from './producer';

const TYPES: Readonly<Record<string, string>> = {
  integer: 'int',
  float: 'float',
  string: 'str',
  list: 'list',
  dictionary: 'dict',
  true: 'bool',
  false: 'bool',
};
const TS_TYPES: Readonly<Record<string, string>> = {
  number: 'number',
  string: 'string',
  true: 'boolean',
  false: 'boolean',
  array: 'unknown[]',
};

interface Place {
  readonly form: string;
  readonly at: number;
  readonly text: string;
}

/** A type written where none was. */
export const annotation: Producer = (program, random) => {
  if (!program.isPython && !/^typescript/.test(program.language.id)) return null;
  const places = [...variables(program), ...returns(program), ...parameters(program)];
  return firstOf(places, random, ({ form, at, text }) => ({ form, replacements: [insertion(at, text)] }));
};

function variables(program: Program): Place[] {
  const [kinds, names, types] = program.isPython
    ? (['assignment', ['left', 'right'], TYPES] as const)
    : (['variable_declarator', ['name', 'value'], TS_TYPES] as const);
  return nodesOf(program, kinds).flatMap((node) => {
    const left = childOfField(program.tree, node, names[0]);
    const right = childOfField(program.tree, node, names[1]);
    if (left === null || right === null || childOfField(program.tree, node, 'type') !== null) return [];
    const type = types[kind(program, right)];
    if (type === undefined || kind(program, left) !== 'identifier') return [];
    return [{ form: 'variable', at: spanOf(program, left).end, text: `: ${type}` }];
  });
}

function returns(program: Program): Place[] {
  return functionsOf(program).flatMap(({ node }) => {
    const list = childOfField(program.tree, node, 'parameters');
    if (list === null || childOfField(program.tree, node, 'return_type') !== null) return [];
    const text = program.isPython ? ' -> object' : ': unknown';
    return [{ form: 'return', at: spanOf(program, list).end, text }];
  });
}

function parameters(program: Program): Place[] {
  return functionsOf(program).flatMap(({ node }) =>
    parametersOf(program, node).flatMap(({ node: parameter }) => {
      const isPlain = program.isPython
        ? kind(program, parameter) === 'identifier'
        : kind(program, parameter) === 'required_parameter' && program.tree.next[parameter] === parameter + 2;
      const text = program.isPython ? ': object' : ': unknown';
      return isPlain ? [{ form: 'parameter', at: spanOf(program, parameter).end, text }] : [];
    }),
  );
}
