import { identifiersIn, textOf, type Program } from '../program';
import { blocksOf, isExit, runOf, statementsOf, type Run } from '../statements';
import { firstOf, insertion, type Producer } from './producer';

/** Two neighbouring statements that share no name, the second put first. */
export const reorder: Producer = (program, random) =>
  firstOf(neighbours(program), random, ([first, second]) => {
    const text = program.text.slice(second.start, second.end);
    if (sharesName(program, first, second) || text === program.text.slice(first.start, first.end))
      return null;
    return {
      form: 'neighbours',
      replacements: [insertion(first.start, text), { start: second.start, end: second.end, text: '' }],
      twins: [first],
    };
  });

function neighbours(program: Program): (readonly [Run, Run])[] {
  return blocksOf(program).flatMap((block) => {
    const statements = statementsOf(program, block).filter((node) => !isExit(program, node));
    return statements.slice(1).flatMap((node, index) => {
      const first = runOf(program, [statements[index]!]);
      const second = runOf(program, [node]);
      return first !== null && second !== null && first.end === second.start
        ? [[first, second] as const]
        : [];
    });
  });
}

function sharesName(program: Program, one: Run, other: Run): boolean {
  const names = (run: Run): string[] =>
    run.nodes.flatMap((node) => identifiersIn(program, node)).map((node) => textOf(program, node));
  const mine = new Set(names(one));
  return names(other).some((name) => mine.has(name));
}
