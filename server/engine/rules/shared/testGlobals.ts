import globals from 'globals';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf } from '../../syntax/syntaxTree';

/** What a test runner can be told to put into the global scope instead of having it imported. */
const PROVIDED: Readonly<Record<string, object>> = {
  vitest: globals.vitest,
  '@jest/globals': globals.jest,
  mocha: globals.mocha,
  jasmine: globals.jasmine,
};

/** Whether a declaration imports what its test runner may provide without an import: a setting elsewhere decides. */
export function mayBeProvided({ tree, source }: SyntaxDocument, declaration: number, name: string): boolean {
  let node = declaration;
  while (node > 0 && kindOf(tree, node) !== 'import_statement') node = tree.parent[node]!;
  const from = node > 0 ? childOfField(tree, node, 'source') : null;
  if (from === null) return false;
  const text = source.text.slice(tree.start[from]! + 1, tree.end[from]! - 1);
  return Object.hasOwn(PROVIDED, text) && Object.hasOwn(PROVIDED[text]!, name);
}
