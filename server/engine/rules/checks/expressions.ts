import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf } from '../../syntax/syntaxTree';

export function textOf({ tree, source }: SyntaxDocument, node: number): string {
  return source.text.slice(tree.start[node]!, tree.end[node]!);
}

const NAMES = new Set(['identifier', 'this', 'super']);
/** By kind: the fields that hold what a member or an element is taken of, and the member. */
const MEMBERS = new Map([
  ['attribute', ['object', 'attribute']],
  ['member_expression', ['object', 'property']],
  ['subscript', ['value', 'subscript']],
  ['subscript_expression', ['object', 'index']],
]);

/** Whether an expression only names a place where a value lies: a name, a member, an element. */
export function isPlace(document: SyntaxDocument, node: number): boolean {
  const { tree } = document;
  const kind = kindOf(tree, node);
  if (NAMES.has(kind)) return true;
  if (kind === 'non_null_expression') return isPlace(document, node + 1);
  const fields = MEMBERS.get(kind);
  return fields !== undefined && isPlace(document, childOfField(tree, node, fields[0]!)!);
}

/** The last name of a place: `size` of `this.rows.size`, `''` of an element. */
export function nameOfPlace(document: SyntaxDocument, node: number): string {
  const { tree } = document;
  const kind = kindOf(tree, node);
  if (NAMES.has(kind)) return textOf(document, node);
  if (kind === 'non_null_expression') return nameOfPlace(document, node + 1);
  const fields = MEMBERS.get(kind);
  if (fields === undefined || kind.startsWith('subscript')) return '';
  return textOf(document, childOfField(tree, node, fields[1]!)!);
}
