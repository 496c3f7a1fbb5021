import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf } from '../../syntax/syntaxTree';
import { holdsNew, runOf } from '../shared/newCode';
import { codeIn, type WithoutEffect } from './codeWithoutEffect';

/** Conditions of which both branches are the same code, where the edit brought some of it. */
export function equalBranches(edit: Edit): WithoutEffect[] {
  const { after } = edit.pair;
  const { tree, hashes } = after;
  const found: WithoutEffect[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const branches = branchesOf(after, node);
    if (branches === null) continue;
    const [one, other] = branches;
    if (hashes.of(one) !== hashes.of(other) || !(holdsNew(edit, one) || holdsNew(edit, other))) continue;
    found.push({ ...runOf(edit, node), told: 'Both branches here are the same', because: null });
  }
  return found;
}

/** The two branches of a condition with exactly two that are not empty. */
function branchesOf(document: SyntaxDocument, node: number): [number, number] | null {
  const { tree } = document;
  switch (kindOf(tree, node)) {
    case 'if_statement': {
      const one = childOfField(tree, node, 'consequence');
      const clause = childOfField(tree, node, 'alternative');
      if (one === null || clause === null || kindOf(tree, clause) !== 'else_clause') return null;
      const other = childOfField(tree, clause, 'body') ?? codeIn(document, clause)[0];
      return other === undefined || codeIn(document, one).length === 0 ? null : [one, other];
    }
    case 'ternary_expression': {
      const one = childOfField(tree, node, 'consequence');
      const other = childOfField(tree, node, 'alternative');
      return one === null || other === null ? null : [one, other];
    }
    case 'conditional_expression': {
      const [one, , other] = codeIn(document, node);
      return one === undefined || other === undefined ? null : [one, other];
    }
    default:
      return null;
  }
}
