import type { SyntaxDocument } from '../syntax/document';
import { fieldOf, kindOf, ERROR_KIND } from '../syntax/syntaxTree';

/**
 * Where a run of lexemes that came, or went, inside one statement can be parted so that each part can come or go
 * without the others: `and b and c` behind an operand, `, x, y` in a list, `.trim().toLowerCase()` behind a value.
 *
 * @returns the first lexeme of each part, or null where the run is not made of such parts alone
 */
export function stepsOf(document: SyntaxDocument, from: number, to: number): readonly number[] | null {
  const { tree, lexemes, source } = document;
  const unitNodes = new Set(document.units.map(({ node }) => node));
  const starts: number[] = [];
  for (let lexeme = from; lexeme < to;) {
    const end = stepFrom(lexeme);
    if (end <= lexeme || end > to) return null;
    starts.push(lexeme);
    lexeme = end;
  }
  return starts.length > 1 ? starts : null;

  /** After the last lexeme of the part that starts at a lexeme, or -1. */
  function stepFrom(lexeme: number): number {
    if (lexemes.comment[lexeme] === 1) return -1;
    if (isComma(lexemes.node[lexeme]!)) return elementBehind(lexemes.node[lexeme]!);
    const end = continuation(lexeme);
    return end === -1 ? elementOrOperand(lexeme) : withCalls(end);
  }

  /** Of a list's element and the comma before it; a comma that ends the list goes with the last one. */
  function elementBehind(comma: number): number {
    const element = siblingOf(comma);
    if (element === -1 || tree.named[element] === 0) return -1;
    const end = endOf(element);
    const isLast = end === to - 1 && isComma(lexemes.node[end]!);
    return isLast ? to : end;
  }

  /** Of what follows the first part of an expression, which is an expression without it. */
  function continuation(lexeme: number): number {
    const top = outermostAt(lexeme);
    const parent = tree.parent[top]!;
    if (parent === -1 || unitNodes.has(parent) || kindOf(tree, parent) === ERROR_KIND) return -1;
    const first = parent + 1;
    return tree.named[first] === 1 && siblingOf(first) === top ? endOf(parent) : -1;
  }

  /** A call's arguments go with the member that is called. */
  function withCalls(end: number): number {
    for (let last = end; ;) {
      const isCall = last < to && textOf(last) === '(';
      const next = isCall ? continuation(last) : -1;
      if (next === -1 || next > to) return last;
      last = next;
    }
  }

  /** Of an element or an operand and the comma or operator behind it. */
  function elementOrOperand(lexeme: number): number {
    for (let node = lexemes.node[lexeme]!; ; node = tree.parent[node]!) {
      const joint = jointBehind(node);
      if (joint !== -1) return endOf(joint);
      const parent = tree.parent[node]!;
      if (parent === -1 || unitNodes.has(parent) || node !== parent + 1) return -1;
    }
  }

  function jointBehind(node: number): number {
    const sibling = siblingOf(node);
    if (sibling !== -1) return isComma(sibling) || isOperator(sibling) ? sibling : -1;
    // The last operand of a chain that goes on with the same operator.
    const parent = tree.parent[node]!;
    const next = parent === -1 ? -1 : siblingOf(parent);
    const own = parent === -1 ? -1 : siblingOf(parent + 1);
    const isChain = next !== -1 && own !== -1 && isOperator(own) && isOperator(next);
    return isChain && nodeText(own) === nodeText(next) ? next : -1;
  }

  /** The outermost node that starts at a lexeme and is not the first in the node around it. */
  function outermostAt(lexeme: number): number {
    let node = lexemes.node[lexeme]!;
    while (tree.parent[node] !== -1 && tree.parent[node] === node - 1) node -= 1;
    return node;
  }

  function siblingOf(node: number): number {
    const parent = tree.parent[node]!;
    return parent !== -1 && tree.next[node]! < tree.next[parent]! ? tree.next[node]! : -1;
  }

  function endOf(node: number): number {
    return lexemes.first[tree.next[node]!]!;
  }

  function isComma(node: number): boolean {
    return nodeText(node) === ',';
  }

  function isOperator(node: number): boolean {
    return tree.named[node] === 0 && fieldOf(tree, node) === 'operator';
  }

  function nodeText(node: number): string {
    return source.text.slice(tree.start[node], tree.end[node]);
  }

  function textOf(lexeme: number): string {
    return source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]);
  }
}
