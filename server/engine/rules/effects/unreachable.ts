import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { kindOf } from '../../syntax/syntaxTree';
import { isNewNode, runOf } from '../shared/newCode';
import { isExit, type WithoutEffect } from './codeWithoutEffect';

/** Statements behind one that leaves their block, where the edit brought them or what leaves. */
export function unreachable(edit: Edit): WithoutEffect[] {
  const { after } = edit.pair;
  const { tree } = after;
  return after.units.flatMap(({ node }): WithoutEffect[] => {
    if (!isExit(after, node)) return [];
    const [first, ...rest] = behind(after, node);
    if (first === undefined) return [];
    const last = rest[rest.length - 1] ?? first;
    const run = { first: runOf(edit, first).first, end: runOf(edit, last).end };
    const isNew = [first, ...rest].every((statement) => isNewNode(edit, statement));
    if (!isNew && !isNewNode(edit, node)) return [];
    const keyword = /^[a-z]+/.exec(kindOf(tree, node))![0];
    const told = `This is never reached, since the \`${keyword}\` above it leaves`;
    const exit = runOf(edit, node);
    return [{ ...run, told, because: exit, ...(!isNew && { cause: exit }) }];
  });
}

/** What follows a statement in its block and would run; empty if something else gives it a meaning there. */
function behind(document: SyntaxDocument, exit: number): number[] {
  const { tree, language } = document;
  const statements: number[] = [];
  const parent = tree.parent[exit]!;
  if (!BLOCKS.has(kindOf(tree, parent))) return [];
  for (let at = tree.next[exit]!; at < tree.next[parent]!; at = tree.next[at]!) {
    const kind = kindOf(tree, at);
    if (tree.named[at] === 0 || language!.comments.has(kind) || kind === 'empty_statement') continue;
    if (HOISTED.has(kind) || gives(document, at)) return [];
    // A `break` behind a `return` is how some people end a case.
    if (kind === 'break_statement' && /^switch_/.test(kindOf(tree, parent))) return [];
    statements.push(at);
  }
  return statements;
}

const BLOCKS = new Set(['block', 'statement_block', 'module', 'program', 'switch_case', 'switch_default']);
/** Declarations that hold in the whole block. */
const HOISTED = new Set([
  'function_declaration',
  'generator_function_declaration',
  'variable_declaration',
  'interface_declaration',
  'type_alias_declaration',
  'labeled_statement',
]);

/** A `yield` makes a generator of its function wherever it stands. */
function gives({ tree }: SyntaxDocument, node: number): boolean {
  for (let inner = node; inner < tree.next[node]!; inner += 1) {
    if (/^yield/.test(kindOf(tree, inner))) return true;
  }
  return false;
}
