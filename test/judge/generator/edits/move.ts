import { hasLinesOfItsOwn } from '../lines';
import { kind, spanOf, type Program } from '../program';
import { nodesOf } from '../program';
import { runOf, statementsOf, type Run } from '../statements';
import { namedChildrenOf } from '../../../../server/engine/syntax/syntaxTree';
import { firstOf, insertion, type Producer } from './producer';

const DEFINITION =
  /^(function_definition|class_definition|decorated_definition|method_definition|function_declaration)$/;

/** A definition put behind a later one that is longer than it: moving the shorter is the smaller description. */
export const move: Producer = (program, random) =>
  firstOf(pairs(program), random, ([moved, target]) => ({
    form: 'down',
    replacements: [
      { start: moved.start, end: moved.end, text: '' },
      insertion(target.end, `\n${program.text.slice(moved.start, moved.end)}`),
    ],
    twins: [{ start: moved.end, end: target.end }],
  }));

function pairs(program: Program): (readonly [Run, Run])[] {
  const holders = nodesOf(program, 'module', 'program', 'block', 'class_body');
  return holders.flatMap((holder) => {
    const children =
      kind(program, holder) === 'class_body'
        ? namedChildrenOf(program.tree, holder)
        : statementsOf(program, holder);
    const runs = children.filter(
      (node) => DEFINITION.test(kind(program, node)) && hasLinesOfItsOwn(program, spanOf(program, node)),
    );
    return runs.flatMap((node, index) => {
      const moved = runOf(program, [node]);
      const target = runs.slice(index + 1).flatMap((other) => runOf(program, [other]) ?? [])[0];
      if (moved === null || target === undefined) return [];
      return target.end - target.start > 1.5 * (moved.end - moved.start) ? [[moved, target] as const] : [];
    });
  });
}
