import { isMultiline } from '../lines';
import { functionAround, spanOf, textOf } from '../program';
import { isExit, isHoisted, ownLines, pickRun } from '../statements';
import { firstOf, insertion, type Producer } from './producer';

/** Statements repeated in another block: in the same block either of the two could be the copy. */
export const copyBlock: Producer = (program, random) => {
  const run = pickRun(
    program,
    random,
    3,
    (node) =>
      !isExit(program, node) && !isHoisted(program, node) && !isMultiline(program, spanOf(program, node)),
  );
  if (run === null) return null;
  const block = program.tree.parent[run.nodes[0]!]!;
  const targets = ownLines(program).filter(({ nodes: [node], start, end }) => {
    const isElsewhere = program.tree.parent[node!] !== block && (end <= run.start || start >= run.end);
    const there = textOf(program, program.tree.parent[node!]!);
    const isThere = run.nodes.some((copied) => there.includes(textOf(program, copied)));
    return isElsewhere && !isThere && functionAround(program, node!) !== -1 && !isExit(program, node!);
  });
  return firstOf(targets, random, ({ end, indentation }) => {
    const lines = program.text.slice(run.start, run.end).split('\n').slice(0, -1);
    const moved = lines.map((line) =>
      line.trim() === '' ? '' : indentation + line.slice(run.indentation.length),
    );
    return {
      form: 'other-block',
      replacements: [insertion(end, `${moved.join('\n')}\n`)],
      twins: [run],
    };
  });
};
