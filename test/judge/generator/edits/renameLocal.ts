import { childOfField, childrenOf, kindOf } from '../../../../server/engine/syntax/syntaxTree';
import { functionAround, identifiersIn, kind, nodesOf, spanOf, textOf, type Program } from '../program';
import { firstOf, freshName, type Producer } from './producer';

/** A variable of one function under another name. */
export const renameLocal: Producer = (program, random) => {
  const bindings = nodesOf(program, program.isPython ? 'assignment' : 'variable_declarator').flatMap(
    (node) => {
      const target = childOfField(program.tree, node, program.isPython ? 'left' : 'name');
      return target !== null && kind(program, target) === 'identifier' ? [target] : [];
    },
  );
  return firstOf(bindings, random, (binding) => {
    const name = textOf(program, binding);
    const occurrences = occurrencesOf(program, binding, name);
    const fresh = freshName(program, [`${name}_value`, `new_${name}`, `${name}_2`]);
    if (occurrences === null || fresh === null) return null;
    const replacements = occurrences.map((node) => ({ ...spanOf(program, node), text: fresh }));
    return { form: replacements.length === 1 ? 'single' : 'several', replacements, unbinds: name };
  });
};

/** All of a name, if it is a variable of this function and means nothing else anywhere in the file. */
function occurrencesOf(program: Program, binding: number, name: string): number[] | null {
  const { tree } = program;
  const scope = functionAround(program, binding);
  if (scope === -1) return null;
  const all = identifiersIn(program, 0).filter((node) => textOf(program, node) === name);
  const isOther = all.some((node) => node < scope || node >= tree.next[scope]! || !isVariable(program, node));
  const body = childOfField(tree, scope, 'body');
  const isParameter = body === null || all.some((node) => node < body);
  return isOther || isParameter || isShorthand(program, name) || /\b(locals|eval|exec)\(/.test(program.text)
    ? null
    : all;
}

function isVariable({ tree }: Program, node: number): boolean {
  const parent = tree.parent[node]!;
  const children = childrenOf(tree, parent);
  switch (kindOf(tree, parent)) {
    case 'attribute':
      return children[0] === node;
    case 'keyword_argument':
      return children[0] !== node;
    case 'global_statement':
    case 'nonlocal_statement':
    case 'labeled_statement':
      return false;
    default:
      return true;
  }
}

function isShorthand(program: Program, name: string): boolean {
  return nodesOf(program, 'shorthand_property_identifier', 'shorthand_property_identifier_pattern').some(
    (node) => textOf(program, node) === name,
  );
}
