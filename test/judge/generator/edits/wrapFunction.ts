import { identifiersIn, nodesOf, textOf, type Program } from '../program';
import { bodyStart, functionsOf, isDocstring, parametersOf, runOf, statementsOf } from '../statements';
import { enclosed } from './enclose';
import { firstOf, freshName, type Producer } from './producer';

/** The whole body put into a function that is called at once. */
export const wrapFunction: Producer = (program, random) => {
  const name = freshName(program, ['inner', 'run_inner', 'inner_function']);
  if (name === null) return null;
  return firstOf(functionsOf(program), random, ({ node, body }) => {
    const start = bodyStart(program, body);
    const statements = statementsOf(program, body).filter((statement) => !isDocstring(program, statement));
    const run = statements.length < 2 ? null : runOf(program, statements);
    if (start === null || run === null || start > run.start) return null;
    if (isBoundToItsFunction(program, node) || assignsParameter(program, node)) return null;
    const form = program.isPython ? 'def' : random.pick(['function', 'arrow']);
    const [header, ...footer] = LINES[form]!.map(
      (line) => `${run.indentation}${line.replace('NAME', name)}\n`,
    );
    return enclosed(program, { start, end: run.end }, form, header!, footer.join(''));
  });
};

const LINES: Readonly<Record<string, readonly string[]>> = {
  def: ['def NAME():', 'return NAME()'],
  function: ['function NAME() {', '}', 'return NAME();'],
  arrow: ['const NAME = () => {', '};', 'return NAME();'],
};

/** A generator would no longer be one; `this` would be another. */
function isBoundToItsFunction(program: Program, node: number): boolean {
  const bound = nodesOf(program, 'yield', 'yield_expression', 'await', 'await_expression', 'this', 'super');
  return bound.some((inner) => isInside(program, inner, node));
}

/** Inside another function that would make it another variable. */
function assignsParameter(program: Program, node: number): boolean {
  const parameters = new Set(parametersOf(program, node).map(({ name }) => name));
  return nodesOf(program, 'assignment', 'augmented_assignment')
    .flatMap((inner) => identifiersIn(program, inner + 1))
    .some((target) => isInside(program, target, node) && parameters.has(textOf(program, target)));
}

function isInside({ tree }: Program, inner: number, outer: number): boolean {
  return outer < inner && inner < tree.next[outer]!;
}
