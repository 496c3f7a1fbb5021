import type { SyntaxDocument } from '../syntax/document';
import { childOfField, childrenOf, isLeaf, kindOf, namedChildrenOf } from '../syntax/syntaxTree';

/** Tokens of a node without comments, parted by blanks; strings whatever their quotes. Equal text, equal code. */
export function codeOf(document: SyntaxDocument, node: number): string {
  return tokensOf(document, node).join(' ');
}

export function tokensOf(document: SyntaxDocument, node: number): string[] {
  const { tree, lexemes } = document;
  return tokensBetween(document, lexemes.first[node]!, lexemes.first[tree.next[node]!]!);
}

function tokensBetween(document: SyntaxDocument, first: number, end: number): string[] {
  const tokens: string[] = [];
  for (let lexeme = first; lexeme < end; lexeme += 1) {
    if (document.lexemes.comment[lexeme] === 0) tokens.push(tokenAt(document, lexeme));
  }
  return tokens;
}

export function tokenAt({ tree, lexemes, source }: SyntaxDocument, lexeme: number): string {
  const text = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
  return kindOf(tree, lexemes.node[lexeme]!) === 'string'
    ? text.replace(/^(\w*)'([^'"\\\n]*)'$/, '$1"$2"').replace(/\s+/g, ' ')
    : text;
}

export function withoutParentheses(document: SyntaxDocument, node: number): number {
  if (kindOf(document.tree, node) !== 'parenthesized_expression') return node;
  const inner = namedChildrenOf(document.tree, node).find(
    (child) => !document.language!.comments.has(kindOf(document.tree, child)),
  );
  return inner === undefined ? node : withoutParentheses(document, inner);
}

/** The test of an `if`, `elif`, `while` or conditional expression, without parentheses; null for anything else. */
export function testOf(document: SyntaxDocument, node: number): number | null {
  const { tree } = document;
  const kind = kindOf(tree, node);
  if (kind === 'conditional_expression') return namedChildrenOf(tree, node)[1] ?? null;
  if (!/^(if_statement|elif_clause|while_statement|ternary_expression)$/.test(kind)) return null;
  const condition = childOfField(tree, node, 'condition');
  return condition === null ? null : withoutParentheses(document, condition);
}

/** Names a node mentions: identifiers, and attributes with what they are taken from (`node.parent.owner`). */
export function mentioned(document: SyntaxDocument, node: number): ReadonlySet<string> {
  const { tree, source } = document;
  const names = new Set<string>();
  for (let inner = node; inner < tree.next[node]!; inner += 1) {
    const kind = kindOf(tree, inner);
    if (kind === 'identifier' || kind === 'shorthand_property_identifier' || kind === 'this')
      names.add(source.text.slice(tree.start[inner], tree.end[inner]));
    if (kind === 'attribute' || kind === 'member_expression')
      names.add(codeOf(document, inner).replace(/ /g, '').replace(/\?\./g, '.'));
  }
  return names;
}

const MUTATORS =
  /^(append|extend|insert|update|add|remove|pop|clear|discard|sort|reverse|setdefault|push|unshift|shift|splice|set|delete)$/;

/** Places a statement writes: assigned names and paths, and what a mutating method is called on. Inner functions aside. */
export function written(document: SyntaxDocument, node: number): ReadonlySet<string> {
  const { tree } = document;
  const names = new Set<string>();
  for (let inner = node; inner < tree.next[node]!;) {
    const kind = kindOf(tree, inner);
    if (inner !== node && document.language!.functions.has(kind)) {
      inner = tree.next[inner]!;
      continue;
    }
    if (
      /^(assignment|augmented_assignment|assignment_expression|augmented_assignment_expression)$/.test(kind)
    )
      addTargets(childOfField(tree, inner, 'left'));
    if (kind === 'variable_declarator') addTargets(childOfField(tree, inner, 'name'));
    if (kind === 'for_statement' || kind === 'for_in_statement')
      addTargets(childOfField(tree, inner, 'left'));
    if (kind === 'call' || kind === 'call_expression') addReceiver(childOfField(tree, inner, 'function'));
    inner += 1;
  }
  return names;

  function addTargets(target: number | null): void {
    if (target === null) return;
    const kind = kindOf(tree, target);
    if (/^(subscript|subscript_expression)$/.test(kind)) {
      addTargets(childOfField(tree, target, 'value') ?? childOfField(tree, target, 'object'));
    } else if (isLeaf(tree, target) || kind === 'attribute' || kind === 'member_expression') {
      names.add(codeOf(document, target).replace(/ /g, ''));
    } else for (const child of namedChildrenOf(tree, target)) addTargets(child);
  }

  function addReceiver(called: number | null): void {
    if (called === null || !/^(attribute|member_expression)$/.test(kindOf(tree, called))) return;
    const [receiver] = namedChildrenOf(tree, called);
    const method = childrenOf(tree, called).at(-1)!;
    if (receiver !== undefined && MUTATORS.test(codeOf(document, method))) addTargets(receiver);
  }
}

export function intersects(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of one) if (other.has(name)) return true;
  return false;
}

/** Whether the tokens of one list occur in the other in order, `?.` read as `.`. */
export function isSubsequence(tokens: readonly string[], of: readonly string[]): boolean {
  let at = 0;
  for (const token of of) if (plain(tokens[at]) === plain(token)) at += 1;
  return at >= tokens.length;
}

function plain(token: string | undefined): string | undefined {
  return token === '?.' ? '.' : token;
}
