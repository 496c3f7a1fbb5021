import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { bindingsOf } from '../../../../server/engine/syntax/bindings/bindings';
import { lineAt } from '../../../../server/engine/syntax/sourceText';
import { document } from '../../../support/read';

/** By offset of an identifier: the offset of the first declaration that TypeScript finds for it in the file, or -1. */
function declarationsIn(file: ts.SourceFile, checker: ts.TypeChecker): ReadonlyMap<number, number> {
  const declarations = new Map<number, number>();
  visit(file);
  return declarations;

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) declarations.set(node.getStart(file), first(symbolOf(node)));
    ts.forEachChild(node, visit);
  }

  function symbolOf(name: ts.Identifier): ts.Symbol | undefined {
    const { parent } = name;
    if (ts.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent);
    if (ts.isExportSpecifier(parent)) return checker.getExportSpecifierLocalTargetSymbol(parent);
    return checker.getSymbolAtLocation(name);
  }

  function first(symbol: ts.Symbol | undefined): number {
    const starts = (symbol?.declarations ?? [])
      .filter((declaration) => declaration.getSourceFile() === file && !ts.isSourceFile(declaration))
      .map((declaration) => (ts.getNameOfDeclaration(declaration) ?? declaration).getStart(file));
    return starts.length === 0 ? -1 : Math.min(...starts);
  }
}

it('binds every name of this project as TypeScript does', { timeout: 120_000 }, () => {
  const paths = ts.sys.readDirectory('server', ['.ts']);
  const program = ts.createProgram(paths, {
    noResolve: true,
    noLib: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
  });
  const checker = program.getTypeChecker();
  const differing: string[] = [];
  let compared = 0;
  for (const path of paths) {
    const read = document(path, readFileSync(path, 'utf8'));
    const { tree, source } = read;
    const { bindings, occurrences } = bindingsOf(read);
    const theirs = declarationsIn(program.getSourceFile(path)!, checker);
    for (const { name, node, binding } of occurrences) {
      const declared = bindings[binding]?.occurrences.find((index) => occurrences[index]!.role === 'declare');
      const ours = declared === undefined ? -1 : tree.start[occurrences[declared]!.node]!;
      compared += 1;
      if (ours === theirs.get(tree.start[node]!)) continue;
      differing.push(`${path}:${lineAt(source, tree.start[node]!) + 1} ${name}`);
    }
  }
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
});
