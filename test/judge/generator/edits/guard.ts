import { indentation } from '../lines';
import { functionsOf, bodyStart, parametersOf, pickRun, statementsOf, type Run } from '../statements';
import { functionAround, identifiersIn, textOf, type Program } from '../program';
import type { Random } from '../random';
import { enclosed } from './enclose';
import { firstOf, insertion, type Producer } from './producer';

/** A check of a parameter that leaves the function at its start. */
export const guard: Producer = (program, random) =>
  firstOf(functionsOf(program), random, ({ node, body }) => {
    const parameters = parametersOf(program, node);
    const at = bodyStart(program, body);
    if (parameters.length === 0 || at === null) return null;
    const { name } = random.pick(parameters);
    const form = random.pick(['absent', 'empty', 'type']);
    const inner = indentation(program.text, program.tree.start[statementsOf(program, body)[0]!]!);
    const lines = (program.isPython ? pythonGuard : javascriptGuard)(name, form, program.step, random);
    return { form, replacements: [insertion(at, lines.map((line) => `${inner}${line}\n`).join(''))] };
  });

function pythonGuard(name: string, form: string, step: string, random: Random): string[] {
  const conditions: Record<string, string> = {
    absent: `${name} is None`,
    empty: `not ${name}`,
    type: `not isinstance(${name}, (int, str))`,
  };
  const exit = random.pick(['return None', `raise ValueError("${name} is not valid")`, 'return']);
  return [`if ${conditions[form]}:`, `${step}${exit}`];
}

function javascriptGuard(name: string, form: string, step: string, random: Random): string[] {
  const conditions: Record<string, string> = {
    absent: `${name} === null || ${name} === undefined`,
    empty: `!${name}`,
    type: `typeof ${name} !== 'string'`,
  };
  const exit = random.pick(['return;', `throw new Error('${name} is not valid');`]);
  return [`if (${conditions[form]}) {`, `${step}${exit}`, '}'];
}

/** Statements put into an `if` that asks for a value they use. */
export const guardAround: Producer = (program, random) => {
  const run = pickRun(program, random, 3, (node) => isEnclosable(program, node));
  if (run === null) return null;
  const name = namesBoundBefore(program, run)[0];
  if (name === undefined) return null;
  const condition = program.isPython ? `if ${name} is not None:` : `if (${name}) {`;
  const footer = program.isPython ? '' : `${run.indentation}}\n`;
  return enclosed(program, run, 'if', `${run.indentation}${condition}\n`, footer);
};

/** Names the run uses that its function mentions above it, so that asking for their values makes sense. */
function namesBoundBefore(program: Program, run: Run): string[] {
  const outer = functionAround(program, run.nodes[0]!);
  const above = identifiersIn(program, outer).filter((node) => program.tree.end[node]! <= run.start);
  const known = new Set(above.map((node) => textOf(program, node)));
  const used = run.nodes.flatMap((node) => identifiersIn(program, node)).map((node) => textOf(program, node));
  return used.filter((name) => known.has(name) && /^[a-z]/.test(name));
}

/** What a block may hold without hiding it from what follows. */
export function isEnclosable(program: Program, node: number): boolean {
  const kind = program.tree.kindNames[program.tree.kindIds[node]!]!;
  return /^(expression|if|for|for_in|while|return|with|throw|raise|augmented_assignment)_statement$/.test(
    kind,
  );
}
