import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf } from '../../syntax/syntaxTree';
import { isNewNode, runOf } from '../shared/newCode';
import { codeIn, isExit, isPure, type WithoutEffect } from './codeWithoutEffect';

/**
 * New checks whose answer is known: the `if` right before asked the same and left, or the `if` right around asks the
 * same.
 */
export function repeatedChecks(edit: Edit): WithoutEffect[] {
  const { after } = edit.pair;
  return after.units.flatMap(({ node, kind }): WithoutEffect[] => {
    if (kind !== 'if_statement') return [];
    const condition = conditionOf(after, node);
    if (condition === null || !isPure(after, condition)) return [];
    const before = statementBefore(after, node);
    const asked = [before !== null && leaves(after, before) ? before : null, statementAround(after, node)];
    const same = asked.find(
      (other) =>
        other !== null &&
        sameCondition(after, other, condition) &&
        [condition, conditionOf(after, other)!].some((each) => isNewNode(edit, each)),
    );
    if (same === undefined || same === null) return [];
    const told = 'This asks again what was asked just before, with nothing in between';
    // Where the check itself was there, the new one before or around it is what asks twice.
    const cause = isNewNode(edit, condition) ? {} : { cause: runOf(edit, same) };
    return [{ ...runOf(edit, node), told, because: runOf(edit, conditionOf(after, same)!), ...cause }];
  });
}

function conditionOf({ tree }: SyntaxDocument, node: number): number | null {
  return kindOf(tree, node) === 'if_statement' ? childOfField(tree, node, 'condition') : null;
}

function sameCondition(document: SyntaxDocument, node: number, condition: number): boolean {
  const other = conditionOf(document, node);
  return other !== null && document.hashes.of(other) === document.hashes.of(condition);
}

function statementBefore(document: SyntaxDocument, node: number): number | null {
  const siblings = codeIn(document, document.tree.parent[node]!);
  return siblings[siblings.indexOf(node) - 1] ?? null;
}

/** Whether an `if` without other branches leaves its block whenever its condition holds. */
function leaves(document: SyntaxDocument, node: number): boolean {
  const { tree } = document;
  if (kindOf(tree, node) !== 'if_statement' || childOfField(tree, node, 'alternative') !== null) return false;
  const body = childOfField(tree, node, 'consequence')!;
  const statements = isExit(document, body) ? [body] : codeIn(document, body);
  const last = statements[statements.length - 1];
  return last !== undefined && isExit(document, last);
}

/** The `if` whose branch starts with a statement. */
function statementAround(document: SyntaxDocument, node: number): number | null {
  const { tree } = document;
  const block = tree.parent[node]!;
  const around = tree.parent[block]!;
  if (around < 0 || conditionOf(document, around) === null) return null;
  if (childOfField(tree, around, 'consequence') !== block) return null;
  return codeIn(document, block)[0] === node ? around : null;
}
