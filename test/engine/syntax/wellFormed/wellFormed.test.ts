import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../server/engine/syntax/languages';
import { malformations } from '../../../../server/engine/syntax/wellFormed';
import { compilePython, parseTypeScript } from '../../../judge/oracles';
import { describeWithPython } from '../../../support/pythonLibrary';
import { parse } from '../../../support/read';
import { mutants } from './mutations';

/** What we find wrong with a text: an error of the grammar's, or a fault that the grammar lets through. */
function faultsOf(
  path: string,
  text: string,
): { readonly grammar: boolean; readonly own: readonly string[] } {
  const language = languageOf(path)!;
  const tree = parse(language, text);
  const grammar = tree.errors.length > 0;
  return { grammar, own: grammar ? [] : malformations(tree, text, language) };
}

/** Texts that the grammar takes and the compilers do not. */
const PYTHON = [
  'a = \nb = 1',
  'if a\n    : b',
  'def f(a=1, b): pass',
  'def f(a, a): pass',
  'def f(*, **k): pass',
  'def f(*): pass',
  'def f(**k, a): pass',
  'lambda a=1, b: a',
  'f(a=1, a=2)',
  'f(a=1, b)',
  'f(**a, *b)',
  'f(**a, b)',
  'from a import b,',
  'del f()',
  'with a as f(): pass',
  'nonlocal a',
  'yield a',
  'return a',
  'break',
  'for a in b:\n    def f():\n        continue',
  'try: pass',
  'try: a\n    finally: b',
  'def f():\n# only a comment',
  'import sys\nfrom __future__ import annotations',
];
const PYTHON_FINE = [
  '"Text."\n# One.\nfrom __future__ import annotations\nfrom __future__ import division\nimport sys',
  'a = (\n    b\n)',
  'a = \\\n    b',
  'f(a=1, *b, c=2, **d)',
  'f(*a, b, c=1)',
  'def f(a, /, b=1, *, c, d=2, **e): pass',
  'def f(a, *b, c): pass',
  'def f(a=1, *, b): pass',
  'del a, (b.c, [d[0]])',
  'with a as (b, c), d as e.f: pass',
  'x = lambda: (yield)',
  '@a\n\n@b\ndef f(): pass',
  'if a: b\nelif c: d\nelse: e',
  'a = """\n"""; b = 1',
  'from a import (b,)',
  'match a:\n    case 1: pass\n    case _: pass',
];
const JAVASCRIPT = [
  'f(a,, b);',
  'f(, a);',
  'const x = { a,, b };',
  'const { a,, b } = c;',
  'try {}',
  'x = <a>b</c>;',
  'x = <a>b</>;',
  'break;',
  'for (;;) { () => { continue; }; }',
  'function f() { await x; }',
  'let a; const a = 1;',
];
const JAVASCRIPT_FINE = [
  'f(a,); [a,, b]; const [c,, d] = e;',
  'try {} catch {} try {} finally {}',
  'x = <a.b>{c}</a.b>;',
  'a: { break a; } switch (b) { case 1: break; }',
  'const f = async () => { await x; }; await y;',
  'let a; { let a; } var b; var b; function c() { let a; }',
  'class A { async *m() { await x; } @d(await y) n() {} }',
  'interface A {} interface A {} const A = 1;',
];

describe('well-formedness', () => {
  it.each(PYTHON)('rejects %j', (text) => {
    expect(faultsOf('a.py', text)).toEqual({ grammar: false, own: [expect.any(String)] });
  });

  it.each(PYTHON_FINE)('takes %j', (text) => {
    expect(faultsOf('a.py', text)).toEqual({ grammar: false, own: [] });
  });

  it.each(JAVASCRIPT)('rejects %j', (text) => {
    expect(faultsOf('a.tsx', text)).toEqual({ grammar: false, own: [expect.any(String)] });
  });

  it.each(JAVASCRIPT_FINE)('takes %j', (text) => {
    expect(faultsOf('a.tsx', text)).toEqual({ grammar: false, own: [] });
  });
});

describeWithPython('well-formedness beside CPython', (programs) => {
  it('knows what is right of the cases above', () => {
    const verdicts = compilePython([...PYTHON, ...PYTHON_FINE])!.map((fault) => fault === null);
    expect(verdicts).toEqual([...PYTHON.map(() => false), ...PYTHON_FINE.map(() => true)]);
  });

  it('accuses no working program, and misses next to no broken one', () => {
    const texts = programs(15).flatMap((text, index) => [
      text,
      ...mutants('a.py', text, 16, index).map((mutant) => mutant.text),
    ]);
    const verdicts = compilePython(texts)!;
    expect(compared(texts, 'a.py', (_, index) => verdicts[index] !== null)).toEqual({
      accused: [],
      missed: [],
    });
  });
});

describe('well-formedness beside the compilers of JavaScript', () => {
  const isRejected = (text: string): boolean => {
    if (parseTypeScript({ path: 'a.tsx', text }) !== null) return true;
    try {
      transformSync(text, { loader: 'tsx', logLevel: 'silent' });
      return false;
    } catch {
      return true;
    }
  };

  it('knows what is right of the cases above', () => {
    expect(JAVASCRIPT.map(isRejected)).toEqual(JAVASCRIPT.map(() => true));
    expect(JAVASCRIPT_FINE.filter(isRejected)).toEqual([]);
  });

  it('accuses no working program, and misses next to no broken one', () => {
    const paths = ts.sys.readDirectory('server/engine/measures/cognitive', ['.ts']);
    const texts = paths.flatMap((path, index) => {
      const text = readFileSync(path, 'utf8');
      return [text, ...mutants('a.tsx', text, 24, index).map((mutant) => mutant.text)];
    });
    expect(compared(texts, 'a.tsx', isRejected)).toEqual({ accused: [], missed: [] });
  });
});

/** Share of broken texts that may be missed. */
const MISSES = 0.04;

function compared(
  texts: readonly string[],
  path: string,
  isRejected: (text: string, index: number) => boolean,
): { readonly accused: readonly string[]; readonly missed: readonly string[] } {
  const accused: string[] = [];
  const missed: string[] = [];
  let rejected = 0;
  texts.forEach((text, index) => {
    const { grammar, own } = faultsOf(path, text);
    if (!isRejected(text, index)) accused.push(...own);
    else {
      rejected += 1;
      if (!grammar && own.length === 0) missed.push(text);
    }
  });
  expect(rejected).toBeGreaterThan(100);
  return { accused, missed: missed.length <= rejected * MISSES ? [] : missed };
}
