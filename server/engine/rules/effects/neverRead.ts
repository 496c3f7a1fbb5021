import type { Edit } from '../../edit/edit';
import { bindingsOf, lexemeOf } from '../../syntax/bindings/bindings';
import { DESTRUCTURED, UNKNOWN, type Binding, type Bindings } from '../../syntax/bindings/model';
import { renameFacts } from '../../syntax/bindings/renameFacts';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf } from '../../syntax/syntaxTree';
import { runOf } from '../shared/newCode';
import { belongsToTests } from '../../paths/tests';
import type { WithoutEffect } from './codeWithoutEffect';

/** New locals that are given a value and never read. */
export function neverRead(edit: Edit, path: string): WithoutEffect[] {
  const { after } = edit.pair;
  const all = bindingsOf(after);
  return all.bindings.flatMap((binding): WithoutEffect[] => {
    if (binding.name.startsWith('_')) return [];
    const own = binding.occurrences.map((index) => all.occurrences[index]!);
    const isNew = own.every(({ node }) => edit.alignment.after.pair[lexemeOf(after, node)] === -1);
    if (!isNew || !isLocalVariable(after, all, binding)) return [];
    const values = own.map(({ node }) => assignmentOf(after, node));
    if (belongsToTests(path) && own.some(({ node }) => isAnnotated(after, node))) return [];
    if (values.length === 0 || values.includes(null)) return [];
    const [first] = own;
    return [
      {
        ...runOf(edit, values[0]!),
        told: `\`${first!.name}\` is given a value here that nothing reads`,
        because: null,
      },
    ];
  });
}

/** Whether all that happens to a binding shows, and nothing reads it. */
function isLocalVariable(document: SyntaxDocument, all: Bindings, binding: Binding): boolean {
  const own = binding.occurrences.map((index) => all.occurrences[index]!);
  const isUnread = own.every(
    ({ role, flags }) => (role === 'declare' || role === 'write') && (flags & DESTRUCTURED) === 0,
  );
  if (binding.kind !== 'variable' || !isUnread) return false;
  const facts = renameFacts(document, binding);
  return (
    facts.isLocal &&
    !facts.isOpaque &&
    !facts.isQuoted &&
    !facts.isExported &&
    !facts.isAmbient &&
    !all.occurrences.some(({ name, binding: target }) => name === binding.name && target === UNKNOWN)
  );
}

/** In tests of types, an annotated name asks a type checker whether its value has that type. */
function isAnnotated({ tree }: SyntaxDocument, node: number): boolean {
  return childOfField(tree, tree.parent[node]!, 'type') !== null;
}

/** The statement that gives a name alone a value, or null if it is bound in another way. */
function assignmentOf({ tree }: SyntaxDocument, node: number): number | null {
  const parent = tree.parent[node]!;
  const statement = tree.parent[parent]!;
  switch (kindOf(tree, parent)) {
    case 'assignment':
    case 'augmented_assignment':
      // Of `a = b = c()`, the other name may be read.
      return childOfField(tree, parent, 'right') !== null &&
        kindOf(tree, statement) === 'expression_statement' &&
        kindOf(tree, childOfField(tree, parent, 'right')!) !== 'assignment'
        ? statement
        : null;
    case 'variable_declarator':
      return childOfField(tree, parent, 'value') !== null ? statement : null;
    case 'assignment_expression':
    case 'augmented_assignment_expression':
      return kindOf(tree, statement) === 'expression_statement' ? statement : null;
    default:
      return null;
  }
}
