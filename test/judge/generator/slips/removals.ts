import { childOfField, namedChildrenOf } from '../../../../server/engine/syntax/syntaxTree';
import { firstOf, type Producer } from '../edits/producer';
import { isMultiline, isMultilineAtomIn, lineStartsToIndent } from '../lines';
import { functionAround, kind, nodesOf, spanOf, textOf, type Program } from '../program';
import type { EditDraft } from '../replacements';
import { isExit, ownLines, runOf, statementsOf, type Run } from '../statements';
import { definitionsOf } from './definitions';

/** A function, method or class that nothing else names goes. */
export const definitionDropped: Producer = (program, random) =>
  firstOf(
    definitionsOf(program).filter(({ name }) => mentionsOf(program, name) === 1),
    random,
    ({ run, form }) => ({
      form,
      replacements: [{ start: run.start, end: blankLinesFrom(program, run.end), text: '' }],
    }),
  );

function mentionsOf({ text }: Program, name: string): number {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}

/** The end of the blank lines that begin at an offset. */
function blankLinesFrom({ text }: Program, offset: number): number {
  return offset + /^(?:[ \t]*\n)*/.exec(text.slice(offset))![0].length;
}

/** A check that leaves goes, or a check around statements that stay. */
export const checkDropped: Producer = (program, random) => {
  const checks = ownLines(program).filter(
    ({ nodes: [node] }) =>
      /^(if|assert)_statement$/.test(kind(program, node!)) && functionAround(program, node!) !== -1,
  );
  return firstOf(checks, random, (run) => {
    const [node] = run.nodes;
    if (kind(program, node!) === 'assert_statement') return gone('assertion', run);
    if (childOfField(program.tree, node!, 'alternative') !== null) return null;
    const body = childOfField(program.tree, node!, 'consequence');
    const statements = body === null ? [] : statementsOf(program, body);
    if (statements.length === 1 && isExit(program, statements[0]!)) return gone('exit', run);
    return opened(program, run, statements);
  });
};

function gone(form: string, { start, end }: Run): EditDraft {
  return { form, replacements: [{ start, end, text: '' }] };
}

/** The statements without the lines around them, at the depth of those. */
function opened(program: Program, run: Run, statements: readonly number[]): EditDraft | null {
  const inner = statements.length === 0 ? null : runOf(program, statements);
  if (inner === null || inner.indentation.length <= run.indentation.length) return null;
  if (isMultiline(program, { start: run.start, end: inner.start - 1 })) return null;
  if (isMultilineAtomIn(program, inner)) return null;
  const surplus = inner.indentation.length - run.indentation.length;
  const lines = lineStartsToIndent(program, inner).map((start) => ({
    start,
    end: start + surplus,
    text: '',
  }));
  const [first, ...rest] = lines;
  const replacements = [
    { start: run.start, end: first!.end, text: '' },
    ...rest,
    ...(inner.end < run.end ? [{ start: inner.end, end: run.end, text: '' }] : []),
  ];
  return { form: 'around', replacements };
}

/** The import, or the assignment, that gives a name its value goes; its uses stay. */
export const bindingDropped: Producer = (program, random) => {
  const assignments = nodesOf(program, program.isPython ? 'assignment' : 'variable_declarator').filter(
    (node) => kind(program, node + 1) === 'identifier',
  );
  const imports = nodesOf(program, 'import_statement', 'import_from_statement');
  return firstOf([...assignments, ...imports], random, (node) => {
    const isImport = imports.includes(node);
    const statement = isImport ? node : program.tree.parent[node]!;
    const name = isImport ? importedName(program, node) : textOf(program, node + 1);
    const run = runOf(program, [statement]);
    if (name === null || run === null || isBoundAgain(program, name, isImport)) return null;
    const rest = program.text.slice(run.end);
    return new RegExp(`(?<![.\\w'"])${name}\\b`).test(rest)
      ? gone(isImport ? 'import' : 'assignment', run)
      : null;
  });
};

/** The one name that an import brings. */
function importedName(program: Program, node: number): string | null {
  const text = textOf(program, node).replace(/;$/, '');
  const python = /^(?:from [\w.]+ )?import (?:\w+ as )?(\w+)$/.exec(text);
  const javascript = /^import (?:\{ (?:\w+ as )?(\w+) \}|(\w+)) from /.exec(text);
  return python?.[1] ?? javascript?.[1] ?? javascript?.[2] ?? null;
}

function isBoundAgain({ text }: Program, name: string, isImport: boolean): boolean {
  const bound = [...text.matchAll(new RegExp(`\\b${name}\\b[^=\\n()]*=[^=]`, 'g'))].length;
  return bound > (isImport ? 0 : 1);
}

/** A comment in the place of statements, as tools write it that answer in parts of a file. */
export const codeElided: Producer = (program, random) => {
  const runs = ownLines(program).filter(
    ({ nodes: [node] }) => functionAround(program, node!) !== -1 && !isExit(program, node!),
  );
  return firstOf(runs, random, (run) => {
    const siblings = namedChildrenOf(program.tree, program.tree.parent[run.nodes[0]!]!);
    if (siblings.length < 3) return null;
    const comment = `${program.isPython ? '#' : '//'} ... existing code ...`;
    return {
      form: 'placeholder',
      replacements: [{ start: run.start, end: run.end, text: `${run.indentation}${comment}\n` }],
    };
  });
};

/** A blank and two letters, as word processors and keyboards of other alphabets write them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { ' ': '\u00A0', e: '\u0435', o: '\u043E' };

/** A character of a string becomes one that looks like it. */
export const lookAlike: Producer = (program, random) =>
  firstOf(nodesOf(program, 'string'), random, (node) => {
    const { start, end } = spanOf(program, node);
    const inside = program.text.slice(start + 1, end - 1);
    const at = /[ eo]/.exec(inside)?.index;
    if (at === undefined || !/^\w[^\\{\n]*$/.test(inside)) return null;
    const offset = start + 1 + at;
    return {
      form: 'string',
      replacements: [{ start: offset, end: offset + 1, text: LOOK_ALIKES[program.text[offset]!]! }],
    };
  });
