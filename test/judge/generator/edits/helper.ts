import { childOfField } from '../../../../server/engine/syntax/syntaxTree';
import { isMultiline, lineStart } from '../lines';
import { functionAround, identifiersIn, kind, nodesOf, spanOf, textOf, type Program } from '../program';
import { parametersOf } from '../statements';
import { firstOf, freshName, insertion, type Producer } from './producer';

/** An expression given a function of its own, called once. */
export const helperExtracted: Producer = (program, random) => {
  const name = freshName(program, ['compute_value', 'build_result', 'get_intermediate']);
  const values = nodesOf(program, program.isPython ? 'assignment' : 'variable_declarator').flatMap(
    (node) => childOfField(program.tree, node, program.isPython ? 'right' : 'value') ?? [],
  );
  return firstOf(values, random, (value) => {
    const outer = functionAround(program, value);
    if (name === null || outer === -1 || functionAround(program, outer) !== -1) return null;
    const { start, end } = spanOf(program, value);
    if (isMultiline(program, { start, end }) || !isWorthAFunction(program, value)) return null;
    const at = placeAbove(program, outer);
    if (at === null) return null;
    const names = namesToPass(program, outer, value).join(', ');
    const expression = program.text.slice(start, end);
    const helper = program.isPython
      ? `def ${name}(${names}):\n${program.step}return ${expression}\n\n\n`
      : `function ${name}(${names}) {\n${program.step}return ${expression};\n}\n\n`;
    return {
      form: 'expression',
      replacements: [insertion(at, helper), { start, end, text: `${name}(${names})` }],
    };
  });
};

function isWorthAFunction(program: Program, value: number): boolean {
  const isCode = /^(binary|comparison|boolean|call|list_comp|subscript)/.test(kind(program, value));
  return isCode && !/\b(await|yield|this|super|self)\b/.test(textOf(program, value));
}

/** Start of the line of a function at the margin, its decorators and `export` included. */
function placeAbove({ tree, text }: Program, outer: number): number | null {
  const parent = tree.parent[outer]!;
  const isTop = (node: number): boolean => tree.parent[node] === 0;
  const node = isTop(outer) ? outer : isTop(parent) ? parent : -1;
  if (node === -1) return null;
  const start = tree.start[node]!;
  return lineStart(text, start) === start ? start : null;
}

/** The function's own variables that the expression uses. */
function namesToPass(program: Program, outer: number, value: number): string[] {
  const bound = new Set(parametersOf(program, outer).map(({ name }) => name));
  for (const node of identifiersIn(program, outer)) {
    const parent = kind(program, program.tree.parent[node]!);
    const isFirst = program.tree.parent[node] === node - 1;
    if (isFirst && /^(assignment|variable_declarator|for_statement)$/.test(parent))
      bound.add(textOf(program, node));
  }
  const used = identifiersIn(program, value).map((node) => textOf(program, node));
  return [...new Set(used)].filter((name) => bound.has(name));
}
