import { describe, expect, it } from 'vitest';
import { boundTo } from './bound';

/** Text, and its names with the number of what each is bound to. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['a local is not the name of the file', 'x = 1\ndef f():\n    x = 2\n    return x\nx', 'x1 f2 x3 x3 x1'],
  ['a local is local before its assignment too', 'x = 1\ndef f():\n    x\n    x = 2', 'x1 f2 x3 x3'],
  ['a changed name is local', 'x = 1\ndef f():\n    x += 2', 'x1 f2 x3'],
  ['a deleted name is local', 'x = 1\ndef f():\n    del x', 'x1 f2 x3'],
  ['global', 'x = 1\ndef f():\n    global x\n    x = 2\nx', 'x1 f2 x1 x1 x1'],
  ['global without a binding of its own', 'def f():\n    global y\n    y = 2\ny', 'f1 y2 y2 y2'],
  [
    'nonlocal',
    'def f():\n    x = 1\n    def g():\n        nonlocal x\n        x = 2\n    x',
    'f1 x2 g3 x2 x2 x2',
  ],
  [
    'a global statement does not hide a local from inner functions',
    'x = 0\ndef f():\n    global x\n    def g(): return x',
    'x1 f2 x1 g3 x1',
  ],
  ['closures', 'def f(a):\n    def g(): return a\n    return g', 'f1 a2 g3 a2 g3'],
  [
    'functions do not see the names of a class',
    'x = 1\nclass A:\n    x = 2\n    y = x\n    def f(self): return x',
    'x1 A2 x3 y4 x3 f5 self6 x1',
  ],
  [
    'comprehensions do not see the names of a class',
    'class A:\n    x = 2\n    y = [x for _ in z]',
    'A1 x2 y3 x- _4 z-',
  ],
  [
    'the first iterable does',
    'class A:\n    x = 2\n    y = [i for i in x for j in x]',
    'A1 x2 y3 i4 i4 x2 j5 x-',
  ],
  ['comprehensions keep their names', 'i = 1\n[i for i in i]\ni', 'i1 i2 i2 i1 i1'],
  ['comprehensions one inside the other', '[[a for a in b] for b in c]', 'a1 a1 b2 b2 c-'],
  ['an assignment expression binds outside of comprehensions', '[y := x for x in z]\ny', 'y1 x2 x2 z- y1'],
  [
    'an assignment expression in a function',
    'def f(z):\n    any((y := x) for x in z)\n    return y',
    'f1 z2 any- y3 x4 x4 z2 y3',
  ],
  ['an assignment expression in a lambda', 'f = lambda z: (y := z)\ny', 'f1 z2 y3 z2 y-'],
  ['defaults are read outside', 'x = 1\ndef f(x=x): return x', 'x1 f2 x3 x1 x3'],
  ['defaults of lambdas are read outside', 'x = 1\nlambda x=x: x', 'x1 x2 x1 x2'],
  ['annotations are read outside', 'x = 1\ndef f(x: x) -> x: x', 'x1 f2 x3 x1 x1 x3'],
  [
    'decorators and bases are read outside',
    'd = b = 1\n@d\nclass A(b):\n    d = b = 2',
    'd1 b2 d1 A3 b2 d4 b5',
  ],
  ['type parameters', 'T = 1\ndef f[T](x: T, y=T) -> T: return T', 'T1 f2 T3 x4 T3 y5 T1 T3 T3'],
  [
    'type parameters of a class',
    'class A[T](B[T]):\n    x: T\n    def f(self) -> T: ...',
    'A1 T2 B- T2 x3 T2 f4 self5 T2',
  ],
  ['type aliases', 'type A[T] = list[T] | A', 'A1 T2 list- T2 A1'],
  [
    'type parameters see the class around them',
    'class A:\n    x = 1\n    def f[T: x](self): x',
    'A1 x2 f3 T4 x2 self5 x-',
  ],
  ['except binds in its function', 'try: pass\nexcept E as e: e\ne', 'E- e1 e1 e1'],
  [
    'with and for bind in their function',
    'def f():\n    with a as b:\n        for c in b: pass\n    return c',
    'f1 a- b2 c3 b2 c3',
  ],
  ['captures', 'match v:\n    case A(x=y) | [y, *z]: y\n    case {**r}: r\ny', 'v- A- y1 y1 z2 y1 r3 r3 y1'],
  ['imports', 'import a.b\nimport c as d\nfrom e import f as g\na, c, d, f, g', 'a1 d2 g3 a1 c- d2 f- g3'],
  ['imports in a function', 'def f():\n    import a\n    a\na', 'f1 a2 a2 a-'],
  ['names in format strings', 'def f(x): return f"{x!r:>{w}}"', 'f1 x2 x2 w-'],
  ['a star import may bring any name', 'from m import *\nx = 1\nx, y', 'x1 x1 y?'],
  ['so may exec and globals', 'globals()["y"] = 1\nx = y', 'globals? x1 y?'],
  ['but not a function of that name', 'def exec(c): pass\nexec("")\ny', 'exec1 c2 exec1 y-'],
  ['two spellings of one name', 'ﬁ = 1\nfi', 'fi1 fi1'],
  ['__all__', '__all__ = ["a", "b"]\na = 1', '__all__1 a2 b- a2'],
];

describe('what names of Python are bound to', () => {
  it.each(CASES)('%s', (_, text, expected) => {
    expect(boundTo('a.py', text)).toBe(expected);
  });
});
