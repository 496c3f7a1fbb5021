import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The first argument of every call of `l10n.t` in the client, in order. */
export function clientSentences(folder = 'client'): readonly string[] {
  const sentences = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const source = ts.createSourceFile(
      name,
      readFileSync(join(folder, name), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /(^|\.)l10n\.t$/.test(textOf(node.expression))) {
        const [sentence] = node.arguments;
        if (sentence === undefined || !ts.isStringLiteralLike(sentence)) {
          throw new Error(`${name}: a sentence to be translated must be a literal`);
        }
        sentences.add(sentence.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...sentences].sort();
}

/** A chain of names as it is written, without blanks; empty for anything else. */
function textOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? `${textOf(node.expression)}.${node.name.text}` : '';
}
