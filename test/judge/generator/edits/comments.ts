import type { Span } from '../../../../server/engine/edit/model';
import { lineEnd, lineStart, nextLine } from '../lines';
import { nodesOf, spanOf, type Program } from '../program';
import type { EditDraft } from '../replacements';
import { ownLines } from '../statements';
import { firstOf, insertion, type Producer } from './producer';

const DIRECTIVE =
  /^(#!|#\s*(type|noqa|pragma|pylint|mypy|pyright|fmt|isort|-\*-)|\/\/\/|\/[/*]\s*(@|eslint|prettier|tslint|istanbul|c8|#|global))/;
const PROSE = /[A-Za-z]{3,}\W+[A-Za-z]{2,}/;

/** Line comments of several words that mean nothing to a tool. */
function proseComments(program: Program): Span[] {
  return nodesOf(program, 'comment')
    .map((node) => spanOf(program, node))
    .filter(({ start, end }) => isProse(program.text.slice(start, end)));
}

function isProse(text: string): boolean {
  return /^(#|\/\/)/.test(text) && PROSE.test(text) && !DIRECTIVE.test(text);
}

/** Whether the comment stands on lines of its own rather than behind code. */
function isOwnLine({ text }: Program, start: number): boolean {
  return text.slice(lineStart(text, start), start).trim() === '';
}

export const commentDropped: Producer = (program, random) =>
  firstOf(proseComments(program), random, ({ start, end }) =>
    isOwnLine(program, start) ? ownLinesDropped(program, start) : trailingDropped(program, start, end),
  );

/** The comment's line and the comment lines around it. */
function ownLinesDropped({ text }: Program, offset: number): EditDraft | null {
  const isCommentLine = (at: number): boolean => isProseLine(text.slice(at, lineEnd(text, at)));
  let start = lineStart(text, offset);
  let end = nextLine(text, offset);
  while (start > 0 && isCommentLine(lineStart(text, start - 1))) start = lineStart(text, start - 1);
  while (end !== null && isCommentLine(end)) end = nextLine(text, end);
  return end === null ? null : { form: 'own-line', replacements: [{ start, end, text: '' }] };
}

function isProseLine(line: string): boolean {
  return /^\s*(#|\/\/)/.test(line) && !DIRECTIVE.test(line.trim());
}

function trailingDropped({ text }: Program, start: number, end: number): EditDraft {
  const line = text.slice(lineStart(text, start), start);
  return {
    form: 'trailing',
    replacements: [{ start: start - (line.length - line.trimEnd().length), end, text: '' }],
  };
}

const SENTENCES = [
  'Handle the common case first',
  'Make sure the result is valid',
  'Use the updated logic here',
  'Fixed: off by one',
  'Iterate over all remaining items',
  'Compute the value and keep it',
];

export const commentRewritten: Producer = (program, random) =>
  firstOf(proseComments(program), random, ({ start, end }) => {
    const marker = /^(#|\/\/)\s*/.exec(program.text.slice(start, end))![0];
    const replacement = { start: start + marker.length, end, text: random.pick(SENTENCES) };
    return { form: isOwnLine(program, start) ? 'own-line' : 'trailing', replacements: [replacement] };
  });

export const commentAdded: Producer = (program, random) =>
  firstOf(ownLines(program), random, (run) => {
    const comment = `${program.isPython ? '#' : '//'} ${random.pick(SENTENCES)}`;
    const end = program.tree.end[run.nodes[0]!]!;
    if (random.chance(0.5))
      return { form: 'own-line', replacements: [insertion(run.start, `${run.indentation}${comment}\n`)] };
    if (lineEnd(program.text, end) !== end) return null;
    return { form: 'trailing', replacements: [insertion(end, `  ${comment}`)] };
  });
