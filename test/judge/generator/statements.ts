import type { Span } from '../../../server/engine/edit/model';
import { childOfField, namedChildrenOf } from '../../../server/engine/syntax/syntaxTree';
import { hasLinesOfItsOwn, indentation, lineStart, nextLine } from './lines';
import { functionAround, isComment, kind, nodesOf, spanOf, type Program } from './program';
import type { Random } from './random';

/** Neighbouring statements with lines of their own; the span is those lines, with the last line end. */
export interface Run extends Span {
  readonly nodes: readonly number[];
  readonly indentation: string;
}

const EXIT = /^(return|raise|throw|break|continue)_statement$/;
const HOISTED = /import|export|definition|function|class|global|nonlocal|interface|type_alias|future/;

export function isExit(program: Program, node: number): boolean {
  return EXIT.test(kind(program, node));
}

/** Imports and definitions: what nobody puts into a `try` in passing. */
export function isHoisted(program: Program, node: number): boolean {
  return HOISTED.test(kind(program, node));
}

/** Statements of a block, in order. */
export function statementsOf(program: Program, block: number): number[] {
  return namedChildrenOf(program.tree, block).filter((child) => !isComment(program, child));
}

export function blocksOf(program: Program): number[] {
  return nodesOf(program, 'block', 'module', 'statement_block', 'program').filter(
    (block) => functionAround(program, block) !== -1 || program.tree.parent[block] === -1,
  );
}

export function isDocstring(program: Program, node: number): boolean {
  return (
    program.isPython &&
    kind(program, node) === 'expression_statement' &&
    /^[rRuU]?("|')/.test(program.text.slice(program.tree.start[node], program.tree.end[node]))
  );
}

/** Statements with lines of their own, each as a run of one; docstrings are none. */
export function ownLines(program: Program): Run[] {
  return blocksOf(program).flatMap((block) =>
    statementsOf(program, block).flatMap((node) => runOf(program, [node]) ?? []),
  );
}

export function runOf(program: Program, nodes: readonly number[]): Run | null {
  const { text, tree } = program;
  const first = nodes[0]!;
  const last = nodes[nodes.length - 1]!;
  const end = nextLine(text, tree.end[last]!);
  if (end === null || nodes.some((node) => isDocstring(program, node))) return null;
  if (nodes.some((node) => !hasLinesOfItsOwn(program, spanOf(program, node)))) return null;
  const start = lineStart(text, tree.start[first]!);
  return { nodes, start, end, indentation: indentation(text, start) };
}

/** One to `length` neighbouring statements of a function that satisfy a condition, at random. */
export function pickRun(
  program: Program,
  random: Random,
  length: number,
  accepts: (node: number) => boolean,
): Run | null {
  for (const block of random.shuffled(blocksOf(program))) {
    if (functionAround(program, block) === -1) continue;
    const statements = statementsOf(program, block);
    if (statements.length === 0) continue;
    const from = random.below(statements.length);
    const nodes = statements.slice(from, from + 1 + random.below(length));
    const run = nodes.every(accepts) ? runOf(program, nodes) : null;
    if (run !== null) return run;
  }
  return null;
}

/** Functions whose body is a block of several lines. */
export function functionsOf(program: Program): { readonly node: number; readonly body: number }[] {
  return nodesOf(program, ...program.language.functions).flatMap((node) => {
    const body = childOfField(program.tree, node, 'body');
    if (body === null || !/block/.test(kind(program, body))) return [];
    return hasBodyBelow(program, body) ? [{ node, body }] : [];
  });
}

function hasBodyBelow(program: Program, body: number): boolean {
  const statements = statementsOf(program, body);
  return (
    statements.length > 0 && statements.every((node) => hasLinesOfItsOwn(program, spanOf(program, node)))
  );
}

/** Where the first line of a body begins, behind the docstring. */
export function bodyStart(program: Program, body: number): number | null {
  const { text, tree } = program;
  const [first] = statementsOf(program, body);
  if (first !== undefined && isDocstring(program, first)) return nextLine(text, tree.end[first]!);
  if (!program.isPython) return nextLine(text, tree.start[body]!);
  // In Python comments above the first statement lie outside the block: look for the colon's line.
  let header = tree.start[body]!;
  for (let child = tree.parent[body]! + 1; child < body; child = tree.next[child]!) {
    if (kind(program, child) === ':') header = tree.end[child]!;
  }
  return nextLine(text, header);
}

/** Names of a function's plain parameters. */
export function parametersOf(
  program: Program,
  node: number,
): { readonly name: string; readonly node: number }[] {
  const list = childOfField(program.tree, node, 'parameters');
  if (list === null) return [];
  return namedChildrenOf(program.tree, list).flatMap((parameter) => {
    const own = kind(program, parameter) === 'identifier' ? parameter : parameter + 1;
    if (!/^(identifier|.*parameter)$/.test(kind(program, parameter))) return [];
    if (kind(program, own) !== 'identifier') return [];
    const name = program.text.slice(program.tree.start[own], program.tree.end[own]);
    return /^(self|cls|this|_)/.test(name) ? [] : [{ name, node: parameter }];
  });
}
