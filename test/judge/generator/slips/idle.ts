import { childOfField } from '../../../../server/engine/syntax/syntaxTree';
import { enclosed } from '../edits/enclose';
import { isEnclosable } from '../edits/guard';
import { firstOf, freshName, insertion, type Producer } from '../edits/producer';
import { indentation, isMultiline } from '../lines';
import { functionAround, kind, textOf, type Program } from '../program';
import type { Random } from '../random';
import type { EditDraft } from '../replacements';
import { bodyStart, functionsOf, isExit, ownLines, parametersOf, pickRun, statementsOf } from '../statements';

/** Code that does nothing. */
export const idle: Producer = (program, random) =>
  firstOf(Object.keys(FORMS), random, (form) => FORMS[form]!(program, random));

const FORMS: Readonly<Record<string, Producer>> = { neverReached, neverRead, askedAgain, equalBranches };

function neverReached(program: Program, random: Random): EditDraft | null {
  const exits = ownLines(program).filter(
    ({ nodes: [node] }) => isExit(program, node!) && functionAround(program, node!) !== -1,
  );
  const line = program.isPython ? 'finished = True' : 'const finished = true;';
  return firstOf(exits, random, ({ end, indentation: lead }) => ({
    form: 'unreachable',
    replacements: [insertion(end, `${lead}${line}\n`)],
  }));
}

function neverRead(program: Program, random: Random): EditDraft | null {
  const name = freshName(program, program.isPython ? ['step_count', 'last_seen'] : ['stepCount', 'lastSeen']);
  return firstOf(functionsOf(program), random, ({ body }) => {
    const at = bodyStart(program, body);
    if (name === null || at === null) return null;
    const lead = indentation(program.text, program.tree.start[statementsOf(program, body)[0]!]!);
    const line = program.isPython ? `${name} = 0` : `const ${name} = 0;`;
    return { form: 'never-read', replacements: [insertion(at, `${lead}${line}\n`)] };
  });
}

function askedAgain(program: Program, random: Random): EditDraft | null {
  const checks = ownLines(program).filter(({ nodes: [node] }) => kind(program, node!) === 'if_statement');
  return firstOf(checks, random, ({ start, end, nodes: [node] }) => {
    const body = childOfField(program.tree, node!, 'consequence');
    const last = body === null ? undefined : statementsOf(program, body).at(-1);
    if (last === undefined || !isExit(program, last)) return null;
    if (childOfField(program.tree, node!, 'alternative') !== null) return null;
    return { form: 'repeated-check', replacements: [insertion(end, program.text.slice(start, end))] };
  });
}

function equalBranches(program: Program, random: Random): EditDraft | null {
  const run = pickRun(program, random, 1, (node) => isEnclosable(program, node));
  if (run === null || isMultiline(program, { start: run.start, end: run.end - 1 })) return null;
  const [parameter] = parametersOf(program, functionAround(program, run.nodes[0]!));
  if (parameter === undefined) return null;
  const { indentation: lead } = run;
  const { step } = program;
  const again = `${lead}${step}${textOf(program, run.nodes[0]!)}\n`;
  return program.isPython
    ? enclosed(program, run, 'equal-branches', `${lead}if ${parameter.name}:\n`, `${lead}else:\n${again}`)
    : enclosed(
        program,
        run,
        'equal-branches',
        `${lead}if (${parameter.name}) {\n`,
        `${lead}} else {\n${again}${lead}}\n`,
      );
}

/** Output, or a stop for a debugger, where somebody looked for a fault. */
export const debugging: Producer = (program, random) => {
  const places = ownLines(program).filter(
    ({ nodes: [node] }) => functionAround(program, node!) !== -1 && !isExit(program, node!),
  );
  const form = random.pick(['stop', 'output']);
  const lines = program.isPython
    ? { stop: 'breakpoint()', output: 'pprint.pprint("here")' }
    : { stop: 'debugger;', output: "console.trace('here');" };
  return firstOf(places, random, ({ end, indentation: lead }) => ({
    form,
    replacements: [insertion(end, `${lead}${lines[form as keyof typeof lines]}\n`)],
  }));
};

/** A failure of statements that stay is caught and goes no further. */
export const silenced: Producer = (program, random) => {
  const run = pickRun(program, random, 3, (node) => isEnclosable(program, node));
  if (run === null) return null;
  const { indentation: lead } = run;
  const { step } = program;
  if (!program.isPython) {
    const footer = `${lead}} catch {\n${lead}${step}// Nothing to do.\n${lead}}\n`;
    return enclosed(program, run, 'try', `${lead}try {\n`, footer);
  }
  const handler = random.pick(['pass', 'return None']);
  return enclosed(
    program,
    run,
    'try',
    `${lead}try:\n`,
    `${lead}except Exception:\n${lead}${step}${handler}\n`,
  );
};
