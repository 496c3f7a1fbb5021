import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { codeIn } from '../checks/exit';
import { textOf } from '../checks/expressions';
import { runOf } from '../shared/changesAt';
import type { Pattern, Restructuring } from './pattern';

/**
 * `for x in xs: rows.append(f(x))` and `rows = [f(x) for x in xs]`.
 *
 * Not for all values: the loop's variable stays bound behind it, and what `f` sees of the list differs while it grows
 * (Python's language reference, "Displays for lists, sets and dictionaries").
 */
export const loopAndComprehension: Pattern = {
  form: 'loop-and-comprehension',
  words: 'write a loop as a comprehension, or the reverse',
  holdsForAll: false,
  find(edit) {
    if (edit.language?.family !== 'python') return [];
    return [...written(edit, 'before', 'after'), ...written(edit, 'after', 'before').map(turned)];
  },
};

function turned({ before, after }: Restructuring): Restructuring {
  return { before: after, after: before };
}

function written(edit: Edit, looping: 'before' | 'after', listing: 'before' | 'after'): Restructuring[] {
  const [one, other] = [edit.alignment[looping], edit.alignment[listing]];
  const loops = one.document.units.filter(
    ({ index, kind }) => kind === 'for_statement' && one.unitPair[index] === -1,
  );
  if (loops.length === 0) return [];
  const lists = comprehensionsIn(other.document);
  return loops.flatMap((loop) => {
    const told = toldByLoop(one.document, loop.node);
    const twin =
      told === null ? undefined : lists.find(({ content, node }) => content === told && isNew(node));
    if (twin === undefined) return [];
    return [
      {
        before: [{ first: loop.firstLexeme, end: loop.endLexeme }],
        after: [runOf(other.document, twin.node)],
      },
    ];
  });

  function isNew(node: number): boolean {
    const { first, end } = runOf(other.document, node);
    for (let lexeme = first; lexeme < end; lexeme += 1) if (other.pair[lexeme] === -1) return true;
    return false;
  }
}

/** What a loop collects, of what, under which conditions; null if it does anything else. */
function toldByLoop(document: SyntaxDocument, loop: number): string | null {
  const { tree } = document;
  const [left, right] = [childOfField(tree, loop, 'left'), childOfField(tree, loop, 'right')];
  let body = childOfField(tree, loop, 'body');
  if (left === null || right === null || body === null || childOfField(tree, loop, 'alternative') !== null)
    return null;
  const conditions: string[] = [];
  for (;;) {
    const [only, more] = codeIn(document, body);
    if (only === undefined || more !== undefined) return null;
    if (kindOf(tree, only) === 'if_statement' && childOfField(tree, only, 'alternative') === null) {
      conditions.push(textOf(document, childOfField(tree, only, 'condition')!));
      body = childOfField(tree, only, 'consequence')!;
      continue;
    }
    const [call] = codeIn(document, only);
    const value = call === undefined ? null : appended(document, call);
    return value === null ? null : told(value, textOf(document, left), textOf(document, right), conditions);
  }
}

function appended(document: SyntaxDocument, call: number): string | null {
  const { tree } = document;
  const called = kindOf(tree, call) === 'call' ? childOfField(tree, call, 'function') : null;
  if (called === null || !/\.(append|add)$/.test(textOf(document, called))) return null;
  const [value, more] = namedChildrenOf(tree, childOfField(tree, call, 'arguments')!);
  return value === undefined || more !== undefined ? null : textOf(document, value);
}

function told(value: string, left: string, right: string, conditions: readonly string[]): string {
  return [value, left, right, ...conditions].map((text) => text.replace(/\s+/g, ' ')).join('\u0000');
}

function comprehensionsIn(document: SyntaxDocument): { readonly node: number; readonly content: string }[] {
  const { tree } = document;
  const found: { node: number; content: string }[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    if (!/^(list|set)_comprehension$|^generator_expression$/.test(kindOf(tree, node))) continue;
    const value = childOfField(tree, node, 'body');
    const clauses = namedChildrenOf(tree, node).filter((child) => kindOf(tree, child) === 'for_in_clause');
    const [clause, more] = clauses;
    if (value === null || clause === undefined || more !== undefined) continue;
    const conditions = namedChildrenOf(tree, node).filter((child) => kindOf(tree, child) === 'if_clause');
    found.push({
      node,
      content: told(
        textOf(document, value),
        textOf(document, childOfField(tree, clause, 'left')!),
        textOf(document, childOfField(tree, clause, 'right')!),
        conditions.map((condition) => textOf(document, condition).replace(/^if\s+/, '')),
      ),
    });
  }
  return found;
}
