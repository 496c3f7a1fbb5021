import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';
import { isNewNode, runOf } from '../shared/newCode';
import { codeIn, type WithoutEffect } from './codeWithoutEffect';

/**
 * New handlers that only throw again what they caught. One before another handler keeps its exceptions from that
 * one, so only the last handler is without effect.
 */
export function rethrows(edit: Edit): WithoutEffect[] {
  const { after } = edit.pair;
  return after.units.flatMap(({ node, kind }): WithoutEffect[] => {
    const isHandler = kind === 'catch_clause' || kind === 'except_clause';
    if (!isHandler || !isNewNode(edit, node) || !isLast(after, node) || !onlyRethrows(after, node)) return [];
    return [{ ...runOf(edit, node), told: 'This handler only throws what it caught again', because: null }];
  });
}

function isLast({ tree }: SyntaxDocument, handler: number): boolean {
  const siblings = childrenOf(tree, tree.parent[handler]!);
  const behind = siblings.slice(siblings.indexOf(handler) + 1);
  return !behind.some((sibling) => /^except/.test(kindOf(tree, sibling)));
}

function onlyRethrows(document: SyntaxDocument, handler: number): boolean {
  const { tree } = document;
  const blocks = childrenOf(tree, handler).filter((child) =>
    /^(statement_)?block$/.test(kindOf(tree, child)),
  );
  const [statement, more] = blocks.flatMap((block) => codeIn(document, block));
  if (statement === undefined || more !== undefined) return false;
  const thrown = codeIn(document, statement);
  switch (kindOf(tree, statement)) {
    case 'raise_statement':
      // `raise error` and `raise`, but not `raise Other(...) from error`.
      return (
        thrown.length === 0 ||
        (thrown.length === 1 && textOf(document, thrown[0]!) === caughtAs(document, handler))
      );
    case 'throw_statement':
      return thrown.length === 1 && textOf(document, thrown[0]!) === caughtAs(document, handler);
    default:
      return false;
  }
}

/** The name that a handler gives to what it caught, or null. */
function caughtAs(document: SyntaxDocument, handler: number): string | null {
  const { tree } = document;
  const parameter = childOfField(tree, handler, 'parameter');
  if (parameter !== null)
    return kindOf(tree, parameter) === 'identifier' ? textOf(document, parameter) : null;
  for (let node = handler + 1; node < tree.next[handler]!; node += 1) {
    if (kindOf(tree, node) === 'as_pattern_target') return textOf(document, node);
    if (kindOf(tree, node) === 'block') return null;
  }
  return null;
}
