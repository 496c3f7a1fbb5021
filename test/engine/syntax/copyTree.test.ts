import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Language, Parser, type Node } from 'web-tree-sitter';
import { copyTree } from '../../../server/engine/syntax/copyTree';
import { lineEdits } from '../../../server/engine/syntax/lineEdits';
import { fieldOf, kindOf } from '../../../server/engine/syntax/syntaxTree';
import { assets } from '../../support/assets';

await Parser.init({ wasmBinary: await assets.runtime() });

const SNIPPETS: readonly (readonly [string, string])[] = [
  ['tree-sitter-python', 'x = a not in b and c is not d\nif (a\n    := b): pass\n# end'],
  ['tree-sitter-python', 'f"{a:.2f} {b!r:>{c}}" + "\\n"\nmatch a:\n    # none\n    case 1: pass\n'],
  ['tree-sitter-python', 'def f(:\n  return (\n'],
  ['tree-sitter-python', ''],
  ['tree-sitter-python', '\n\n# only a comment\n'],
  ['tree-sitter-tsx', 'const a = <div b={c}>d {e}</div>; type F<T> = { readonly [K in keyof T]?: T[K] };'],
  [
    'tree-sitter-typescript',
    'abstract class A<T> { private x?: number; get y(): T { return this!.z as any } }\n',
  ],
  [
    'tree-sitter-javascript',
    'for (const x of y) if (x) { label: for (;;) break label } else async () => await `a${b}`;',
  ],
];

/** The same tree, asked node by node. */
function outline(node: Node, field: string | null, lines: string[]): void {
  lines.push(
    `${node.isError ? 'ERROR' : node.type} ${node.startIndex} ${node.endIndex} ${node.isNamed ? (field ?? '') : '-'}`,
  );
  node.children.forEach((child, index) => outline(child!, node.fieldNameForChild(index), lines));
}

describe('copyTree', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .slice(0, 25)
    .map((name) => ['tree-sitter-typescript', readFileSync(join('server', name), 'utf8')] as const);

  it.each([...SNIPPETS, ...sources])('copies what the parser sees: %s %.40j', async (grammar, text) => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(await assets.grammar(grammar)));
    const tree = parser.parse(text)!;
    const expected: string[] = [];
    outline(tree.rootNode, null, expected);
    const copy = copyTree(tree, text);
    const actual = Array.from({ length: copy.size }, (_, node) => {
      const field = copy.named[node] === 1 ? (fieldOf(copy, node) ?? '') : '-';
      return `${kindOf(copy, node)} ${copy.start[node]} ${copy.end[node]} ${field}`;
    });
    expect(actual).toEqual(expected);
    expect(copy.errors.length > 0).toBe(tree.rootNode.hasError);
    tree.delete();
    parser.delete();
  });
});

describe('copyTree with a similar tree', () => {
  const files = readdirSync('server/engine', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join('server/engine', name), 'utf8'));

  it('reads the same tree as without', async () => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(await assets.grammar('tree-sitter-typescript')));
    for (const text of files) {
      const lines = text.split('\n');
      const edited = [...lines.slice(0, 5), 'const inserted = 1;', ...lines.slice(5)]
        .join('\n')
        .replaceAll('const start', 'const begin');
      const [before, after] = [parser.parse(text)!, parser.parse(edited)!];
      const like = { tree: copyTree(before, text), edits: lineEdits(text, edited) };
      expect(copyTree(after, edited, like)).toEqual(copyTree(after, edited));
      before.delete();
      after.delete();
    }
    parser.delete();
  });
});
