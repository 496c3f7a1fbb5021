import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bindingsOf } from '../../../../server/engine/syntax/bindings/bindings';
import { QUOTED } from '../../../../server/engine/syntax/bindings/model';
import type { SyntaxDocument } from '../../../../server/engine/syntax/document';
import { lineAt } from '../../../../server/engine/syntax/sourceText';
import { childOfField, kindOf } from '../../../../server/engine/syntax/syntaxTree';
import { describeWithPython } from '../../../support/pythonLibrary';
import { document } from '../../../support/read';

const SCRIPT = fileURLToPath(new URL('pythonNames.py', import.meta.url));
const COMPREHENSIONS: Readonly<Record<string, string>> = {
  list_comprehension: 'listcomp',
  set_comprehension: 'setcomp',
  dictionary_comprehension: 'dictcomp',
  generator_expression: 'genexpr',
};

type Row = readonly [scope: string, name: string, target: string];

/** By program: what CPython's own symbol tables say of each name of each scope; null where it does not compile. */
function symbolTables(texts: readonly string[]): (readonly Row[] | null)[] {
  const run = spawnSync('python3', [SCRIPT], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as (readonly Row[] | null)[];
}

/** The same of ours, in the same words. */
function ourTables(read: SyntaxDocument): Set<string> {
  const { tree, source } = read;
  const { scopes, bindings, occurrences } = bindingsOf(read);
  return new Set(
    occurrences
      .filter(({ name, flags }) => (flags & QUOTED) === 0 && !isMangled(name))
      .map(({ name, scope, binding }) =>
        row([keyOf(scope), name, binding < 0 ? 'free' : keyOf(bindings[binding]!.scope)]),
      ),
  );

  function keyOf(scope: number): string {
    if (scope === 0) return 'module';
    const { node, kind } = scopes[scope]!;
    const line = lineAt(source, tree.start[node]!) + 1;
    if (kind === 'comprehension') return `function ${COMPREHENSIONS[kindOf(tree, node)]!} ${line}`;
    const name = childOfField(tree, node, 'name');
    const written = name === null ? 'lambda' : source.text.slice(tree.start[name]!, tree.end[name]!);
    return `${kind} ${written} ${line}`;
  }
}

/** CPython changes the names of private attributes, and brings `__class__` itself. */
function isMangled(name: string): boolean {
  return name === '__class__' || (/^__|^_\w+__/.test(name) && !name.endsWith('__'));
}

function row([scope, name, target]: Row): string {
  return `${scope} | ${name} | ${target}`;
}

describeWithPython('bindings of Python beside those of CPython', (programs) => {
  it('agrees on every name of 100 programs', { timeout: 120_000 }, () => {
    const texts = programs(100);
    const tables = symbolTables(texts);
    const differing: string[] = [];
    let compared = 0;
    texts.forEach((text, index) => {
      const table = tables[index];
      const read = document('a.py', text);
      if (table === null || table === undefined || read.language === null) return;
      const ours = ourTables(read);
      const theirs = new Set(table.map(row));
      // Type parameters are scopes of their own from Python 3.12 on; annotations are not read with this import.
      const isLater = /^from __future__ import .*annotations/m.test(text);
      compared += theirs.size;
      // The grammar takes the `type` of `type(a).b = c` for a keyword.
      for (const each of theirs)
        if (!ours.has(each) && !each.endsWith('| type | free')) differing.push(`CPython: ${each}`);
      for (const each of ours) if (!theirs.has(each) && !isLater) differing.push(`Pare: ${each}`);
    });
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(5_000);
  });
});
