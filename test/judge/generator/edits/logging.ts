import { functionAround } from '../program';
import { isExit, ownLines } from '../statements';
import { firstOf, insertion, type Producer } from './producer';

/** A line of output behind a statement. */
export const logging: Producer = (program, random) => {
  const runs = ownLines(program).filter(
    ({ nodes: [node] }) => !isExit(program, node!) && functionAround(program, node!) !== -1,
  );
  return firstOf(runs, random, ({ end, indentation }) => {
    const what = random.pick(['done', 'processed one step', 'value updated']);
    const line = program.isPython
      ? random.pick([`print("${what}")`, `logging.debug("${what}")`])
      : `console.log('${what}');`;
    return { form: 'behind', replacements: [insertion(end, `${indentation}${line}\n`)] };
  });
};
