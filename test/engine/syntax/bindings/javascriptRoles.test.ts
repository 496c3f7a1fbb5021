import { describe, expect, it } from 'vitest';
import { rolesOf } from './roles';

/** Text, and its identifiers with what they do: `=` declares, `+` writes, `^` exports, without a sign reads. */
const JAVASCRIPT: readonly (readonly [string, string, string])[] = [
  ['imports', "import d, { a as b, c } from 'm'; import * as n from 'm'; import 'x';", '=d =b =c =n'],
  ['exports', 'export { a, b as c }; export default d;', '^a ^b ^d'],
  ['re-exports', "export { d as e, f } from 'm'; export * from 'n'; export * as g from 'o';", ''],
  ['exported declarations', 'export const x = y; export default function f() {}', '=x y =f'],
  ['objects taken apart', 'const { a, b: c, [k]: d, e = f, ...g } = h;', '=a =c k =d =e f =g h'],
  ['arrays taken apart', 'const [a, , b = c, ...d] = e;', '=a =b c =d e'],
  ['assignments', '({ a, b: c, d = e } = f); [g, h.i] = j; k += l;', '+a +c +d e f +g h j +k l'],
  ['functions', 'function f({ a, b: [c] }, d = e, ...g) { return a; }', '=f =a =c =d e =g a'],
  ['arrow functions', 'const f = (a, { b }) => a; const g = x => y;', '=f =a =b a =g =x y'],
  ['functions with a name of their own', 'const f = function g() { g(); };', '=f =g g'],
  [
    'classes',
    'class A extends B { #p = q; static { u; } m(x) { return this.#p; } get y() { return z; } }',
    '=A B q u =x z',
  ],
  ['classes with a name of their own', 'const e = class N extends O {};', '=e =N O'],
  ['objects', 'const o = { a, b: c, [d]: e, f() {}, get g() { return 1 }, ...h };', '=o a c d e h'],
  ['members', 'a.b.c; a?.b[d]; new F(g);', 'a a d F g'],
  ['templates', '`x${h} y`; tag`z`; "${i}"', 'h tag'],
  ['labels', 'outer: for (const x of y) { break outer; continue outer; }', '=x y'],
  ['loops', 'for (let i = 0; i < n; i++) {} for (const k in o) {} for (v of w) {}', '=i i n +i =k o +v w'],
  ['loops that take apart', 'for (const [a, { b }] of c) {} for await (const z of q) {}', '=a =b c =z q'],
  ['catch', 'try {} catch (e) { e; } try {} catch ({ m }) { m; } try {} catch {}', '=e e =m m'],
  ['switch', 'switch (a) { case B: let c; default: d; }', 'a B =c d'],
  ['a test whether a name is bound', "typeof D !== 'undefined' && D; 'undefined' == typeof E;", 'D D E'],
  ['other uses of typeof', "typeof D === 'function'; typeof E.f === 'undefined'; typeof G;", 'D E G'],
  ['using', 'using r = q();', '=r q'],
  ['new.target and import.meta', 'new.target; import.meta.url;', ''],
];

const TYPESCRIPT: readonly (readonly [string, string, string])[] = [
  ['type imports', "import type { U } from 'u'; import { type E as F, type T } from 'e';", '=U =F =T'],
  ['other imports', "import x = require('x'); import y = A.B.C;", '=x =y A'],
  ['type exports', "export type { A, B as C }; export type { D } from 'd'; export = g;", '^A ^B ^g'],
  ['a name of the module for others', 'export as namespace Foo;', ''],
  ['enumerations', "enum E { A, B = A, C = D, 'x-y', F = E.A }", '=E =A =B A =C D =F E'],
  ['properties called as members are', 'const a = { A: 1 }; a.A;', '=a a'],
  [
    'interfaces',
    'interface I<T> extends J<T> { a: K; b(c: L): M; [k: string]: N; new (o: O): P }',
    '=I =T J T K =c L M N =o O P',
  ],
  ['generic functions', 'function f<T extends U = V>(x: T): T {}', '=f =T U V =x T T'],
  ['conditional types', 'type A<T> = T extends infer U ? U : V;', '=A =T T =U U V'],
  ['mapped types', 'type M = { [K in keyof T as `x${K}`]: T[K] };', '=M =K T K T K'],
  [
    'function types',
    'type F = (a: A, ...b: B[]) => C; type N = new (z: Z) => W;',
    '=F =a A =b B C =N =z Z W',
  ],
  ['labels of tuples', 'type G = [x: X, y?: Y, ...z: Z[]];', '=G X Y Z'],
  ['members of types', 'type H = typeof a.b; type J = a.B.C;', '=H a =J a'],
  ['predicates', 'function f(x: any): x is S {} function g(y): asserts y is T {}', '=f =x x S =g =y y T'],
  ['namespaces', 'namespace N { const a = 1; } namespace O.P.Q {} module M {}', '=N =a =O =M'],
  [
    'ambient declarations',
    'declare const a: A; declare function f(b: B): C; declare module D.E {}',
    '=a A =f =b B C =D',
  ],
  ['global augmentations', 'declare global { interface Window { x: X } }', '=Window X'],
  [
    'abstract classes',
    'abstract class A<T> { abstract m(a: X): Y; abstract p: Z; q: T }',
    '=A =T =a X Y Z T',
  ],
  ['parameters that are properties', 'class A { constructor(private w: W, x?: X) {} }', '=A =w W =x X'],
  ['this as a parameter', 'function f(this: T, x?: X) {}', '=f T =x X'],
  ['overloads', 'function f(a: A): B; function f(c) { return c; }', '=f =a A B =f =c c'],
  ['assertions', 'x as T; z satisfies U; a!; b as const;', 'x T z U a b'],
  ['decorators', '@dec() class A { @prop() x; @m y(z: Z) {} }', 'dec =A prop m =z Z'],
];

const TSX: readonly (readonly [string, string, string])[] = [
  ['elements', 'const x = <A.B c={d} e="f" {...g}>{h} text</A.B>;', '=x A d g h A'],
  ['elements of the language', 'const x = <div><o-p/><></></div>;', '=x'],
  ['names with a prefix', 'const x = <h:i j:k="l" />;', '=x'],
  ['generic elements', 'const y = <Foo<Bar> x={(z) => <b>{z}</b>} />;', '=y Foo Bar =z z'],
];

describe.each([
  ['JavaScript', 'a.js', JAVASCRIPT],
  ['JavaScript read as TypeScript', 'a.ts', JAVASCRIPT],
  ['TypeScript', 'a.ts', TYPESCRIPT],
  ['TypeScript read as TSX', 'a.tsx', TYPESCRIPT],
  ['TSX', 'a.tsx', TSX],
] as const)('names of %s', (_, path, cases) => {
  it.each(cases)('%s', (_case, text, expected) => {
    expect(rolesOf(path, text)).toBe(expected);
  });
});
