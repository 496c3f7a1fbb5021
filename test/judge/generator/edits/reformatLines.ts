import { lineEnd } from '../lines';
import { functionAround, type Program } from '../program';
import { ownLines } from '../statements';
import { insertion } from './producer';
import type { Site } from './site';

/** A blank line more above a statement, or one less. */
export function blankLinesChanged(program: Program): Site[] {
  const { text } = program;
  return ownLines(program).flatMap(({ nodes: [node], start }) => {
    if (functionAround(program, node!) === -1) return [];
    if (/\n[ \t]*\n$/.test(text.slice(0, start))) {
      const blank = text.lastIndexOf('\n', start - 2) + 1;
      return [{ node: node!, replacements: [{ start: blank, end: start, text: '' }] }];
    }
    return /[;)\]}\w'"]\n$/.test(text.slice(0, start))
      ? [{ node: node!, replacements: [insertion(start, '\n')] }]
      : [];
  });
}

/** Blanks at the end of a statement's line. */
export function trailingBlanks(program: Program): Site[] {
  return ownLines(program).flatMap(({ nodes: [node] }) => {
    const end = program.tree.end[node!]!;
    if (lineEnd(program.text, end) !== end) return [];
    return [{ node: node!, replacements: [insertion(end, '  ')] }];
  });
}
