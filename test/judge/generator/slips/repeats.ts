import { firstOf, freshName, insertion, type Producer } from '../edits/producer';
import { kind, nodesOf, textOf, type Program } from '../program';
import { bodyStart, functionsOf, runOf, statementsOf } from '../statements';
import { indentation } from '../lines';
import { definitionsOf, topLevelRuns } from './definitions';

/** An import is written a second time: behind itself, in a function, or between the definitions. */
export const importRepeated: Producer = (program, random) => {
  const imports = nodesOf(
    { ...program, focus: wholeOf(program) },
    'import_statement',
    'import_from_statement',
  );
  return firstOf(imports, random, (node) => {
    const run = runOf(program, [node]);
    if (run === null || program.tree.parent[node] !== 0) return null;
    const line = program.text.slice(run.start, run.end);
    const form = random.pick(program.isPython ? ['behind', 'local', 'mid-file'] : ['behind', 'mid-file']);
    if (form === 'behind') return { form, replacements: [insertion(run.end, line)] };
    if (form === 'mid-file') {
      const places = topLevelRuns(program).filter(({ start }) => start > run.end);
      return firstOf(places, random, ({ start }) => ({
        form,
        replacements: [insertion(start, `${line}\n\n`)],
      }));
    }
    return firstOf(functionsOf(program), random, ({ body }) => {
      const at = bodyStart(program, body);
      if (at === null) return null;
      const inner = indentation(program.text, program.tree.start[statementsOf(program, body)[0]!]!);
      return { form, replacements: [insertion(at, `${inner}${textOf(program, node)}\n`)] };
    });
  });
};

function wholeOf({ text }: Program): Program['focus'] {
  return { start: 0, end: text.length };
}

/** A definition is written a second time behind itself. */
export const definitionRepeated: Producer = (program, random) =>
  firstOf(definitionsOf(program), random, ({ run, form }) => {
    const isDeep = run.indentation !== '';
    const blank = isDeep || !program.isPython ? '\n' : '\n\n';
    return { form, replacements: [insertion(run.end, blank + program.text.slice(run.start, run.end))] };
  });

/** A function that is still to be written. */
export const stub: Producer = (program, random) => {
  const name = freshName(
    program,
    program.isPython ? ['export_rows', 'read_again'] : ['exportRows', 'readAgain'],
  );
  if (name === null) return null;
  const form = random.pick(['not-implemented', 'to-do']);
  const { step } = program;
  return firstOf(topLevelRuns(program), random, ({ start, nodes: [node] }) => {
    if (kind(program, node!) === 'class_body') return null;
    const body = program.isPython
      ? {
          'not-implemented': `${step}raise NotImplementedError("later")`,
          'to-do': `${step}# TODO: write this\n${step}pass`,
        }
      : {
          'not-implemented': `${step}throw new Error('Not implemented');`,
          'to-do': `${step}// TODO: write this`,
        };
    const text = program.isPython
      ? `def ${name}(value):\n${body[form as keyof typeof body]}\n\n\n`
      : `function ${name}(value) {\n${body[form as keyof typeof body]}\n}\n\n`;
    return { form, replacements: [insertion(start, text)] };
  });
};
