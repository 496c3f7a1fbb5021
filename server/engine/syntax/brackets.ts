import { ATOM, COMMENT, MARKUP_TEXT } from './kindTable';
import { isLeaf, type SyntaxTree } from './syntaxTree';

const CLOSERS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['${', '}'],
]);

/**
 * Whether every bracket outside strings and comments has its mate.
 *
 * A grammar can be behind its language, and then takes valid code for an error. Where the brackets are balanced that
 * is as likely as a broken file, so that nothing is proved.
 */
export function bracketsBalance(tree: SyntaxTree, text: string, kinds: Uint16Array): boolean {
  const open: string[] = [];
  for (let node = 0; node < tree.size;) {
    const bits = kinds[tree.kindIds[node]!]!;
    if ((bits & (ATOM | COMMENT | MARKUP_TEXT)) !== 0) {
      node = tree.next[node]!;
      continue;
    }
    if (isLeaf(tree, node)) {
      const token = text.slice(tree.start[node]!, tree.end[node]!);
      const closer = CLOSERS.get(token);
      if (closer !== undefined) open.push(closer);
      else if (token === ')' || token === ']' || token === '}') {
        if (open.pop() !== token) return false;
      }
    }
    node += 1;
  }
  return open.length === 0;
}
