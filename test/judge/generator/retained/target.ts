import type { Parse } from '../../../../server/engine/syntax/document';
import { namesIn, parses, textOf, type Program } from '../program';
import type { Random } from '../random';
import { isHoisted, blocksOf, runOf, statementsOf, type Run } from '../statements';
import { functionAround } from '../program';
import { isMultilineAtomIn } from '../lines';

/** Statements that should go, so that the text without them is right. */
export interface Target extends Run {
  /** Zero-based, every line of the run that is not blank. */
  readonly lines: readonly number[];
  /** Statements of the same block, in order. */
  readonly siblings: readonly number[];
}

/** Neighbouring statements of a function that nothing outside of them needs; null where the choice was unlucky. */
export function pickTarget(path: string, program: Program, random: Random, parse: Parse): Target | null {
  const blocks = blocksOf(program).filter((block) => functionAround(program, block) !== -1);
  for (const block of random.shuffled(blocks)) {
    const siblings = statementsOf(program, block);
    if (siblings.length < 2) continue;
    const from = random.below(siblings.length);
    const nodes = siblings.slice(from, from + 1 + random.below(3));
    if (nodes.length === siblings.length || nodes.some((node) => isHoisted(program, node))) continue;
    const run = runOf(program, nodes);
    if (run === null || isMultilineAtomIn(program, run) || isNeededElsewhere(program, run)) continue;
    if (!parses(path, without(program.text, run), parse)) continue;
    return { ...run, siblings, lines: linesIn(program.text, run) };
  }
  return null;
}

export function without(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return text.slice(0, start) + text.slice(end);
}

function linesIn(text: string, { start, end }: Run): number[] {
  const first = text.slice(0, start).split('\n').length - 1;
  return text
    .slice(start, end - 1)
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [first + index]));
}

/** Whether a name that is set in the run is read outside of it: told by spelling, so that it errs on the safe side. */
function isNeededElsewhere(program: Program, run: Run): boolean {
  const outer = functionAround(program, run.nodes[0]!);
  const inside = (node: number): boolean =>
    program.tree.start[node]! >= run.start && program.tree.end[node]! <= run.end;
  const set = new Set(setNames(program, run));
  return namesIn(program, outer).some((node) => !inside(node) && set.has(textOf(program, node)));
}

/** Names that statements set. */
export function setNames(
  program: Program,
  { nodes }: { readonly nodes: readonly number[] },
): readonly string[] {
  return nodes
    .flatMap((node) => namesIn(program, node))
    .filter((node) => isSet(program, node))
    .map((node) => textOf(program, node));
}

/** Whether something is given to a name here: `name =`, `name:`, `for name in`, `as name`, `const { name }`. */
function isSet({ text, tree }: Program, node: number): boolean {
  const behind = text.slice(tree.end[node]!, tree.end[node]! + 40);
  const ahead = text.slice(Math.max(0, tree.start[node]! - 40), tree.start[node]!);
  return (
    /^\s*(=(?!=)|[-+*/%&|^]=|:|:=|,[^()\n]*=(?!=)|[\]})][^=\n]*=(?!=)|\s+(in|of)\b|\+\+|--)/.test(behind) ||
    /\b(for|as|const|let|var|del|global|nonlocal|function|class|def)\s*[[{(]?[^=;()\n]*$/.test(ahead)
  );
}
