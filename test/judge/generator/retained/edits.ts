import { childOfField } from '../../../../server/engine/syntax/syntaxTree';
import { indentation, lineStart, nextLine } from '../lines';
import { functionAround, identifiersIn, kind, spanOf, textOf, type Program } from '../program';
import type { Random } from '../random';
import { parametersOf } from '../statements';
import { setNames, without, type Target } from './target';

export const RETAINED_KINDS = [
  'partial',
  'commented',
  'disabled',
  'guard-around',
  'guard-else',
  'guard-ahead',
  'try',
  'over-deletion',
] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** What an assistant did that was told to delete something, and the text that was wanted. */
export interface RetainedDraft {
  readonly after: string;
  readonly truth: string;
}

export type RetainedProducer = (program: Program, target: Target, random: Random) => RetainedDraft | null;

export const RETAINED_EDITS: Readonly<Record<RetainedKind, RetainedProducer>> = {
  partial(program, target, random) {
    if (target.nodes.length < 2) return null;
    const kept = random.below(target.nodes.length);
    const gone = target.nodes.filter((_, index) => index !== kept);
    let after = program.text;
    for (const node of [...gone].reverse()) {
      const { start, end } = spanOf(program, node);
      after = without(after, { start: lineStart(after, start), end: nextLine(program.text, end)! });
    }
    return { after, truth: without(program.text, target) };
  },
  commented(program, target, random) {
    const mark = program.isPython ? '#' : '//';
    const atMargin = random.chance(0.3);
    return replaced(program, target, (line) =>
      line.trim() === ''
        ? line
        : atMargin
          ? `${mark} ${line}`
          : `${indentation(line, 0)}${mark} ${line.trimStart()}`,
    );
  },
  disabled(program, target, random) {
    const word = random.pick(program.isPython ? ['False', '0'] : ['false', '0']);
    return enclosed(program, target, program.isPython ? `if ${word}:` : `if (${word}) {`, closing(program));
  },
  'guard-around'(program, target, random) {
    const test = conditionFor(program, target, random);
    return test === null ? null : enclosed(program, target, ifLine(program, test), closing(program));
  },
  'guard-else'(program, target, random) {
    const test = conditionFor(program, target, random);
    if (test === null) return null;
    const lead = target.indentation;
    const answer = program.isPython ? `send("new way")` : `send('new way');`;
    const otherwise = program.isPython ? 'else:' : '} else {';
    const header = `${ifLine(program, test)}\n${lead}${program.step}${answer}\n${lead}${otherwise}`;
    const edit = enclosed(program, target, header, closing(program));
    return { ...edit, truth: spliced(program, target, `${lead}${answer}\n`) };
  },
  'guard-ahead'(program, target, random) {
    const test = conditionFor(program, target, random);
    if (test === null) return null;
    const lead = target.indentation;
    const leave = program.isPython ? `return render("new")` : `return render('new');`;
    const guard = [
      `${lead}${ifLine(program, test)}\n`,
      `${lead}${program.step}${leave}\n`,
      ...closing(program).map((line) => `${lead}${line}\n`),
    ].join('');
    const run = program.text.slice(target.start, target.end);
    const isLast = target.siblings.at(-1) === target.nodes.at(-1);
    const isWholeFunction = isLast && isFunctionBody(program, target);
    return {
      after: spliced(program, target, guard + run),
      // With nothing behind it to choose, what the guard does is all there is to do.
      truth: spliced(program, target, isWholeFunction ? `${lead}${leave}\n` : guard),
    };
  },
  try(program, target) {
    const lines = program.isPython ? ['except Exception:', `${program.step}pass`] : ['} catch {', '}'];
    return enclosed(program, target, program.isPython ? 'try:' : 'try {', lines);
  },
  'over-deletion'(program, target, random) {
    const first = target.siblings.indexOf(target.nodes[0]!);
    const neighbours = [target.siblings[first - 1], target.siblings[first + target.nodes.length]].flatMap(
      (node) => (node !== undefined && isPlain(program, node) ? [node] : []),
    );
    if (neighbours.length === 0 || target.siblings.length < target.nodes.length + 2) return null;
    const { start, end } = spanOf(program, random.pick(neighbours));
    const extra = { start: lineStart(program.text, start), end: nextLine(program.text, end) };
    if (extra.end === null) return null;
    const all = { start: Math.min(extra.start, target.start), end: Math.max(extra.end, target.end) };
    // What stands between the two goes with them only if it is blank.
    const between = program.text.slice(Math.min(extra.end, target.end), Math.max(extra.start, target.start));
    if (between !== '') return null;
    return { after: without(program.text, all), truth: without(program.text, target) };
  },
};

/** A statement that binds nothing, so that nobody can say that it only served what went. */
function isPlain(program: Program, node: number): boolean {
  return (
    /^(expression|if|for|for_in|while|return|raise|throw|with)_statement$/.test(kind(program, node)) &&
    setNames(program, { nodes: [node] }).length === 0 &&
    !/["'`]$/.test(textOf(program, node))
  );
}

function isFunctionBody(program: Program, { nodes }: Target): boolean {
  const outer = functionAround(program, nodes[0]!);
  return childOfField(program.tree, outer, 'body') === program.tree.parent[nodes[0]!]!;
}

/** A test of a parameter of the function, by name, value or type. */
function conditionFor(program: Program, { nodes }: Target, random: Random): string | null {
  const outer = functionAround(program, nodes[0]!);
  const parameters = parametersOf(program, outer);
  const used = new Set(
    nodes.flatMap((node) => identifiersIn(program, node)).map((node) => textOf(program, node)),
  );
  const named = parameters.filter(({ name }) => used.has(name));
  if (parameters.length === 0) return null;
  const { name } = random.pick(named.length > 0 ? named : parameters);
  return random.pick(
    program.isPython
      ? [`${name} is not None`, `isinstance(${name}, str)`, `${name} == "special"`, `len(${name}) > 3`]
      : [`${name} !== null`, `typeof ${name} === 'string'`, `${name} === 'special'`, `${name}.length > 3`],
  );
}

function ifLine({ isPython }: Program, test: string): string {
  return isPython ? `if ${test}:` : `if (${test}) {`;
}

function closing({ isPython }: Program): string[] {
  return isPython ? [] : ['}'];
}

function enclosed(
  program: Program,
  target: Target,
  header: string,
  footer: readonly string[],
): RetainedDraft {
  const lead = target.indentation;
  const inside = linesOf(program, target).map((line) =>
    line.trim() === '' ? line : `${program.step}${line}`,
  );
  const lines = [`${lead}${header}`, ...inside, ...footer.map((line) => `${lead}${line}`)];
  return { after: spliced(program, target, `${lines.join('\n')}\n`), truth: without(program.text, target) };
}

function replaced(program: Program, target: Target, change: (line: string) => string): RetainedDraft {
  const lines = linesOf(program, target).map(change);
  return { after: spliced(program, target, `${lines.join('\n')}\n`), truth: without(program.text, target) };
}

function linesOf({ text }: Program, { start, end }: Target): string[] {
  return text.slice(start, end - 1).split('\n');
}

function spliced({ text }: Program, { start, end }: Target, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}
