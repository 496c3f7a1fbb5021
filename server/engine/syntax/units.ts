import type { LanguageDescriptor } from './language';
import { CLAUSE, ENVELOPE, STATEMENT } from './kindTable';
import type { Lexemes } from './lexemes';
import { childOfField, findChild, isLeaf, kindOf, type SyntaxTree } from './syntaxTree';

/**
 * A statement, a member of a class or a clause of a compound statement; unit 0 is the whole text. Its children
 * are the nearest units inside it, wherever they stand: in its block, or in a function passed as an argument.
 */
export interface Unit {
  readonly index: number;
  readonly node: number;
  /** Kind of the declaration inside `export` or decorators, else the node's kind. */
  readonly kind: string;
  /** What a definition defines, or null. */
  readonly name: string | null;
  readonly isClause: boolean;
  readonly parent: number;
  readonly children: number[];
  /** Index after the last unit inside it. */
  end: number;
  readonly firstLexeme: number;
  /** After the last lexeme. */
  readonly endLexeme: number;
}

export function unitsOf(
  tree: SyntaxTree,
  text: string,
  lexemes: Lexemes,
  kinds: Uint16Array,
  language: LanguageDescriptor | null,
): Unit[] {
  const units: Unit[] = [];
  const open: Unit[] = [];
  let node = 0;
  while (node < tree.size) {
    while (open.length > 1 && tree.next[open[open.length - 1]!.node]! <= node) close();
    const bits =
      language === null ? (node === 0 || !isLeaf(tree, node) ? STATEMENT : 0) : kinds[tree.kindIds[node]!]!;
    if (node === 0 || (bits & (STATEMENT | CLAUSE)) !== 0) {
      if (node === 0 || !isInsideEnvelope(node)) open.push(addUnit(node, bits, open[open.length - 1]));
    }
    node += 1;
  }
  while (open.length > 0) close();
  return units;

  function close(): void {
    open.pop()!.end = units.length;
  }

  function isInsideEnvelope(node: number): boolean {
    const parent = tree.parent[node]!;
    return (kinds[tree.kindIds[parent]!]! & ENVELOPE) !== 0;
  }

  function addUnit(node: number, bits: number, above: Unit | undefined): Unit {
    const inner = (bits & ENVELOPE) !== 0 ? enveloped(node) : node;
    const unit: Unit = {
      index: units.length,
      node,
      kind: kindOf(tree, inner),
      name: nameOf(inner),
      isClause: (bits & CLAUSE) !== 0,
      parent: above?.index ?? -1,
      children: [],
      end: 0,
      firstLexeme: lexemes.first[node]!,
      endLexeme: lexemes.first[tree.next[node]!]!,
    };
    units.push(unit);
    above?.children.push(unit.index);
    return unit;
  }

  function enveloped(node: number): number {
    const inner = findChild(tree, node, (child) => (kinds[tree.kindIds[child]!]! & STATEMENT) !== 0);
    if (inner === undefined) return node;
    return (kinds[tree.kindIds[inner]!]! & ENVELOPE) !== 0 ? enveloped(inner) : inner;
  }

  function nameOf(node: number): string | null {
    const name = childOfField(tree, node, 'name');
    if (name !== null) return text.slice(tree.start[name]!, tree.end[name]!);
    const declarator = findChild(tree, node, (child) => kindOf(tree, child) === 'variable_declarator');
    if (declarator !== undefined) return nameOf(declarator);
    const assignment = findChild(tree, node, (child) => /^assignment/.test(kindOf(tree, child)));
    const left = assignment === undefined ? null : childOfField(tree, assignment, 'left');
    return left === null || tree.end[left]! - tree.start[left]! > 80
      ? null
      : text.slice(tree.start[left]!, tree.end[left]!);
  }
}
