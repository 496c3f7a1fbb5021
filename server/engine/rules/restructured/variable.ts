import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { bindingsOf } from '../../syntax/bindings/bindings';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import type { Unit } from '../../syntax/units';
import { textOf } from '../checks/expressions';
import type { Pattern, Restructuring } from './pattern';

/**
 * A new variable for an expression that stood where the variable is now read.
 *
 * Not for all values: the expression is worked out earlier, and also where the code that read it would not have run.
 */
export const extractedVariable: Pattern = {
  form: 'extracted-variable',
  words: 'give an expression a name',
  holdsForAll: false,
  find: (edit) => named(edit, 'before', 'after'),
};

/** The reverse: a variable that was read once is replaced by its expression. Holds no further than extracting does. */
export const inlinedVariable: Pattern = {
  form: 'inlined-variable',
  words: 'write an expression in place of its name',
  holdsForAll: false,
  find: (edit) =>
    named(edit, 'after', 'before').map(({ before, after }) => ({ before: after, after: before })),
};

/** @param plain the text in which the expression stands in its place */
function named(edit: Edit, plain: 'before' | 'after', naming: 'before' | 'after'): Restructuring[] {
  const [one, other] = [edit.alignment[plain], edit.alignment[naming]];
  const { bindings, occurrences } = bindingsOf(other.document);
  return other.document.units.flatMap((unit): Restructuring[] => {
    if (other.unitPair[unit.index] !== -1 || other.holds[unit.index] === 1) return [];
    const value = valueOf(other.document, unit);
    // A name for a name, or for a literal, says something new.
    if (value === null || !isExpression(other.document, value)) return [];
    const binding = bindings.find(
      ({ name, scope, occurrences: own }) =>
        name === unit.name &&
        scope !== 0 &&
        own.some((index) => isIn(other.document, unit, occurrences[index]!.node)),
    );
    const uses = (binding?.occurrences ?? []).filter(
      (index) => !isIn(other.document, unit, occurrences[index]!.node),
    );
    if (uses.length !== 1) return [];
    const use = other.document.lexemes.first[occurrences[uses[0]!]!.node]!;
    const reader = other.owner[use]!;
    const twin = other.unitPair[reader]!;
    if (twin === -1 || other.pair[use] !== -1) return [];
    const node = nodeWithHash(one.document, one.document.units[twin]!, other.document.hashes.of(value));
    if (
      node === null ||
      standsIn(other.document, other.document.units[reader]!, other.document.hashes.of(value))
    )
      return [];
    const { lexemes, tree } = one.document;
    return [
      {
        before: [{ first: lexemes.first[node]!, end: lexemes.first[tree.next[node]!]! }],
        after: [
          { first: unit.firstLexeme, end: unit.endLexeme },
          { first: use, end: use + 1 },
        ],
      },
    ];
  });
}

function isIn({ tree }: SyntaxDocument, { node }: Unit, inner: number): boolean {
  return inner >= node && inner < tree.next[node]!;
}

/** What a statement that only binds one name binds it to. */
function valueOf(document: SyntaxDocument, { kind, node, name }: Unit): number | null {
  const { tree } = document;
  if (name === null || !/^\w+$/.test(name)) return null;
  if (!/^(expression_statement|lexical_declaration|variable_declaration)$/.test(kind)) return null;
  const [inner, more] = namedChildrenOf(tree, node);
  if (inner === undefined || more !== undefined) return null;
  if (kindOf(tree, inner) === 'variable_declarator') return childOfField(tree, inner, 'value');
  return kindOf(tree, inner) === 'assignment' ? childOfField(tree, inner, 'right') : null;
}

function isExpression(document: SyntaxDocument, value: number): boolean {
  const { first } = document.lexemes;
  const size = first[document.tree.next[value]!]! - first[value]!;
  return (
    size >= 4 &&
    !/^(string|template_string|arrow_function|function_expression|object|array|list|dictionary)$/.test(
      kindOf(document.tree, value),
    ) &&
    textOf(document, value) !== ''
  );
}

function nodeWithHash({ tree, hashes }: SyntaxDocument, { node }: Unit, hash: number): number | null {
  for (let inner = node + 1; inner < tree.next[node]!; inner += 1)
    if (tree.named[inner] === 1 && hashes.of(inner) === hash) return inner;
  return null;
}

function standsIn(document: SyntaxDocument, unit: Unit, hash: number): boolean {
  return nodeWithHash(document, unit, hash) !== null;
}
