import { describe, expect, it } from 'vitest';
import { boundTo } from './bound';

/** Text, and its names with the number of what each is bound to. */
const JAVASCRIPT: readonly (readonly [string, string, string])[] = [
  ['let lives in its block', 'let a; { let a; a; } a;', 'a1 a2 a2 a1'],
  ['var lives in its function', 'function f() { { var a; } a; } a;', 'f1 a2 a2 a-'],
  ['var can be used before', 'a; var a;', 'a1 a1'],
  ['functions can be used before', 'f(); function f() {}', 'f1 f1'],
  ['closures', 'function f(a) { return () => a; }', 'f1 a2 a2'],
  ['a variable called as a parameter is the parameter', 'function f(a) { var a; a; }', 'f1 a2 a2 a2'],
  [
    'defaults see parameters and not the body',
    'const b = 1; function f(a, c = a + b) { var b; }',
    'b1 f2 a3 c4 a3 b1 b5',
  ],
  ['named function expressions', 'const f = function g() { g(); }; g();', 'f1 g2 g2 g-'],
  ['named class expressions', 'const c = class D { m() { D; } }; D;', 'c1 D2 D2 D-'],
  ['for', 'for (let i = 0; i < n; i++) { i; } i;', 'i1 i1 n- i1 i1 i-'],
  ['for of', 'for (const [k, { v }] of m) { k; v; } k;', 'k1 v2 m- k1 v2 k-'],
  ['catch', 'try {} catch ({ e }) { e; } e;', 'e1 e1 e-'],
  ['switch', 'switch (a) { case 1: let b; default: b; } b;', 'a- b1 b1 b-'],
  ['static blocks', 'class A { static { var x; x; } } x;', 'A1 x2 x2 x-'],
  ['destructuring with defaults', 'const { a = b, c: { d = a }, ...e } = f;', 'a1 b- d2 a1 e3 f-'],
  [
    'destructuring to what is there',
    'let a, b; ({ a, x: b = a } = c); [a, b] = [b, a];',
    'a1 b2 a1 b2 a1 c- a1 b2 b2 a1',
  ],
  ['shorthand properties', 'const a = 1; f({ a, b });', 'a1 f- a1 b-'],
  ['exports', "const a = 1; export { a as b, c }; export { d } from 'm';", 'a1 a1 c-'],
  [
    'imports',
    "import a, { b as c, d } from 'm'; import * as e from 'n'; a, b, c, d, e;",
    'a1 c2 d3 e4 a1 b- c2 d3 e4',
  ],
  ['labels are no names', 'a: for (;;) { break a; }', ''],
  ['with gives any name', 'let a; with (o) { let b; a; b; } a;', 'a1 o- b2 a? b2 a1'],
  ['direct eval adds variables', "function f(a) { eval('var b'); a; b; } b;", 'f1 a2 eval? a2 b? b-'],
];

const SCRIPT: readonly (readonly [string, string, string])[] = [
  ['a function in a block of a script may be seen outside', '{ function f() {} f(); } f();', 'f1 f1 f?'],
  ['not in a module', '{ function f() {} f(); } f(); export {};', 'f1 f1 f-'],
];

const TYPESCRIPT: readonly (readonly [string, string, string])[] = [
  [
    'values and types of one name',
    'interface A {} function f(A: A) { let x: A = A; }',
    'A1 f2 A3 A1 x4 A1 A3',
  ],
  ['merged declarations', 'interface A {} const A = 1; let a: A = A;', 'A1 A1 a2 A1 A1'],
  ['classes are both', 'class A {} let a: A = new A();', 'A1 a2 A1 A1'],
  ['typeof asks for the value', 'function f(a: number) { let b: typeof a; type a = 1; }', 'f1 a2 b3 a2 a2'],
  ['type parameters', 'function f<T>(x: T): T { let y: T; } let z: T;', 'f1 T2 x3 T2 T2 y4 T2 z5 T-'],
  ['type parameters of an interface', 'interface I<T> { a: T; b<T>(x: T): T }', 'I1 T2 T2 T3 x4 T3 T3'],
  ['inferred types', 'type A<T> = T extends (infer U)[] ? U : U;', 'A1 T2 T2 U3 U3 U-'],
  [
    'inferred types deep inside',
    'type A<T> = T extends { [K in k]: infer V } ? V : never;',
    'A1 T2 T2 K3 k- V4 V4',
  ],
  ['mapped types', 'type M<T> = { [K in keyof T as `${K}`]: T[K] }; let a: K;', 'M1 T2 K3 T2 K3 T2 K3 a4 K-'],
  ['parameters of types', 'type F = (a: A) => asserts a is B; a;', 'F1 a2 A- a2 B- a-'],
  ['enumerations', 'enum E { A, B = A } enum E { C = A } A;', 'E1 A2 B3 A2 E1 C4 A2 A-'],
  [
    'namespaces',
    'namespace N { export const a = 1; } namespace N { a; } a; let b: N.T;',
    'N1 a2 N1 a2 a- b3 N1',
  ],
  ['ambient modules', "declare module 'm' { import a = b; const c: a.d; } c;", 'a1 b- c2 a1 c-'],
  ['global augmentations', 'declare global { interface W {} } let w: W; export {};', 'W1 w2 W1'],
  ['import aliases', 'import a = b.c; let d: a.e = a;', 'a1 b- d2 a1 a1'],
  ['type-only imports', "import type { A } from 'm'; let a: A;", 'A1 a2 A1'],
  ['parameter properties', 'class A { constructor(private a = b) { a; } }', 'A1 a2 b- a2'],
  ['overloads', 'function f(a: 1): 2; function f(a) { return a; }', 'f1 a2 f1 a3 a3'],
];

const TSX: readonly (readonly [string, string, string])[] = [
  ['elements', 'const A = 1; const x = <A b={c}><div a={A} /><A.b /></A>;', 'A1 x2 A1 c- A1 A1 A1'],
];

describe.each([
  ['JavaScript', 'a.mjs', JAVASCRIPT],
  ['JavaScript read as TypeScript', 'a.ts', JAVASCRIPT],
  ['scripts', 'a.js', SCRIPT],
  ['TypeScript', 'a.ts', TYPESCRIPT],
  ['TypeScript read as TSX', 'a.tsx', TYPESCRIPT],
  ['TSX', 'a.tsx', TSX],
] as const)('what names of %s are bound to', (_, path, cases) => {
  it.each(cases)('%s', (_case, text, expected) => {
    expect(boundTo(path, text)).toBe(expected);
  });
});
