import type { SyntaxDocument } from '../syntax/document';
import { MARKUP_TEXT, SEMICOLON } from '../syntax/kindTable';
import { fieldOf, kindOf } from '../syntax/syntaxTree';

/** Where a lone `;` does nothing; as the body of a loop or an `if` it is what is run. */
const STATEMENT_LISTS = new Set(['program', 'statement_block', 'switch_case', 'switch_default']);

/**
 * The tokens of JavaScript, TypeScript and JSX: a string, a template, a regular expression and a text between
 * tags are one token each. A `;` that ends a statement is none, so that writing it or leaving it out counts 0.
 */
export function javascriptTokens(document: SyntaxDocument, first: number, end: number): Int32Array {
  const { lexemes, tree, kinds, source } = document;
  const tokens = new Int32Array(end - first);
  let count = 0;
  for (let lexeme = first; lexeme < end; lexeme += 1) {
    if (lexemes.comment[lexeme] === 1) continue;
    const node = lexemes.node[lexeme]!;
    const bits = kinds[tree.kindIds[node]!]!;
    if ((bits & SEMICOLON) !== 0 && endsStatement(document, node)) continue;
    if ((bits & MARKUP_TEXT) !== 0 && isBlank(source.text, lexemes.start[lexeme]!, lexemes.end[lexeme]!))
      continue;
    tokens[count++] = lexemes.id[lexeme]!;
  }
  return tokens.slice(0, count);
}

function endsStatement({ tree }: SyntaxDocument, semicolon: number): boolean {
  const statement = tree.parent[semicolon]!;
  switch (kindOf(tree, statement)) {
    case 'for_statement':
      return false;
    case 'lexical_declaration':
    case 'variable_declaration':
      return fieldOf(tree, statement) !== 'initializer';
    case 'empty_statement':
      return STATEMENT_LISTS.has(kindOf(tree, tree.parent[statement]!));
    default:
      return true;
  }
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset += 1) {
    if (!/\s/.test(text[offset]!)) return false;
  }
  return true;
}
