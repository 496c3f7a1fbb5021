import { childOfField } from '../../../../server/engine/syntax/syntaxTree';
import { isMultiline } from '../lines';
import { functionAround, identifiersIn, kind, spanOf, textOf, type Program } from '../program';
import { ownLines } from '../statements';
import { firstOf, type Producer } from './producer';

/** A variable used once, its value put where it was used. */
export const inline: Producer = (program, random) =>
  firstOf(ownLines(program), random, (run) => {
    const declared = declarationIn(program, run.nodes[0]!);
    if (declared === null || functionAround(program, declared.name) === -1) return null;
    const name = textOf(program, declared.name);
    const all = identifiersIn(program, 0).filter((node) => textOf(program, node) === name);
    const use = all.find((node) => node > declared.name);
    if (all.length !== 2 || use === undefined || isMultiline(program, spanOf(program, declared.value)))
      return null;
    if (
      /^(attribute|keyword_argument|parameters|interpolation)$/.test(kind(program, program.tree.parent[use]!))
    )
      return null;
    if (functionAround(program, use) !== functionAround(program, declared.name)) return null;
    const text = `(${textOf(program, declared.value)})`;
    return {
      form: 'variable',
      unbinds: name,
      replacements: [
        { start: run.start, end: run.end, text: '' },
        { ...spanOf(program, use), text },
      ],
    };
  });

function declarationIn(program: Program, statement: number): { name: number; value: number } | null {
  const inner = program.isPython ? statement + 1 : statement + 2;
  const expected = program.isPython ? 'assignment' : 'variable_declarator';
  if (inner >= program.tree.next[statement]! || kind(program, inner) !== expected) return null;
  const name = childOfField(program.tree, inner, program.isPython ? 'left' : 'name');
  const value = childOfField(program.tree, inner, program.isPython ? 'right' : 'value');
  return name === null || value === null || kind(program, name) !== 'identifier' ? null : { name, value };
}
