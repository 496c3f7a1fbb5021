import { describe, expect, it } from 'vitest';
import { rolesOf } from './roles';

/** Text, and its identifiers with what they do: `=` declares, `+` writes, `-` deletes, without a sign reads. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['imports', 'import a.b.c, d as e', '=a =e'],
  ['imports from a module', 'from m.n import x as y, z', '=y =z'],
  ['relative imports', 'from . import q\nfrom ..p import r', '=q =r'],
  ['imports of the future', 'from __future__ import annotations', '=annotations'],
  ['an import under another name', 'import a.b as c', '=c'],
  ['assignments', 'a = b = c', '=a =b c'],
  ['unpacking', 'a, (b, *c) = [d, *e] = f', '=a =b =c =d =e f'],
  ['parentheses around a target', '(a) = b', '=a b'],
  ['attributes and elements as targets', 'a.b = c\nd[e] = f', 'a c d e f'],
  ['a declared variable', 'a: int\nb: str = c', '=a int =b str c'],
  ['a quoted annotation', 'a: "T"', '=a'],
  ['assignments that change', 'a += b', '+a b'],
  ['deletions', 'del a, b[0]', '-a b'],
  ['an assignment expression', 'if (n := g(a)): n', '=n g a n'],
  [
    'functions',
    'def f(a, /, b: B = c, *args: D, e, g=h, **kw: K) -> R: pass',
    '=f =a =b B c =args D =e =g h =kw K R',
  ],
  ['lambdas', 'lambda a, *b, c=d, **e: a', '=a =b =c d =e a'],
  ['classes', 'class A(B, metaclass=M):\n    x = y', '=A B M =x y'],
  ['decorators', '@a.b(c)\ndef f(): pass', 'a c =f'],
  ['type parameters', 'def f[T: int, *Ts, **P](x: T) -> T: pass', '=f =T int =Ts =P =x T T'],
  ['type parameters of a class', 'class A[T](B[T]): pass', '=A =T B T'],
  ['type aliases', 'type A[T] = list[T] | U\ntype B = A', '=A =T list T U =B A'],
  ['arguments of types', 'x: dict[K, list[V]]', '=x dict K list V'],
  ['loops', 'for i, (j, *k) in z: pass', '=i =j =k z'],
  ['loops over members', 'for a.b in c: pass', 'a c'],
  ['comprehensions', '[x for x, (y, *z) in it if y]', 'x =x =y =z it y'],
  [
    'other comprehensions',
    '{k: v for k, v in d}; {s for s in t}; (g for g in h)',
    'k v =k =v d s =s t g =g h',
  ],
  ['with', 'with open(p) as f, g() as (h, i): pass', 'open p =f g =h =i'],
  ['with in parentheses', 'with (a() as f, b() as r): pass', 'a =f b =r'],
  ['with and members', 'with a() as b.c, d() as e[k]: pass', 'a b d e k'],
  ['except', 'try: pass\nexcept E as e: pass\nexcept (A, B): pass', 'E =e A B'],
  ['except groups', 'try: pass\nexcept* G as g: pass', 'G =g'],
  [
    'asynchronous code',
    'async def f():\n    async for x in y:\n        async with z as w: await x',
    '=f =x y z =w x',
  ],
  ['global and nonlocal', 'global g\nnonlocal n', 'g n'],
  ['captures of match', 'match v:\n    case a: a', 'v =a a'],
  [
    'classes and keywords of match',
    'match v:\n    case m.P(x=px, y=0): pass\n    case str() as s if s: pass',
    'v m =px str =s s',
  ],
  [
    'sequences and mappings of match',
    'match v:\n    case [a, *b]: pass\n    case {"k": c, **d}: pass',
    'v =a =b =c =d',
  ],
  ['values of match', 'match v:\n    case m.CONST | 3: pass', 'v m'],
  ['attributes and keyword arguments', 'f(k=v, *a, **kw).b', 'f v a kw'],
  ['format strings', 'f"{a!r:>{w}} {{b}} {c[\'k\']=}" + "{d}"', 'a w c'],
];

describe('what names of Python do', () => {
  it.each(CASES)('%s', (_, text, expected) => {
    expect(rolesOf('a.py', text)).toBe(expected);
  });
});
