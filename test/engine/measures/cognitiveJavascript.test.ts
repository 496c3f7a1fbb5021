import { describe, expect, test } from 'vitest';
import { cognitiveComplexity } from '../../../server/engine/measures/cognitive/cognitiveComplexity';
import { javascriptComplexity } from '../../../server/engine/measures/cognitive/javascript';
import { document } from '../../support/read';

const PATHS = ['a.js', 'a.jsx', 'a.ts', 'a.tsx'];
const body = (text: string) => `function f(a, b, c) { ${text} }`;

describe('sums of a JavaScript file', () => {
  test.each([
    ['a chain of conditions', body('if (a) {} else if (b) {} else if (c) {} else {}'), 4],
    ['a chain in a loop', body('for (;;) { if (a) {} else if (b) {} else {} }'), 1 + 2 + 1 + 1],
    ['else with an if in a block nests', body('if (a) {} else { if (b) {} }'), 1 + 1 + 2],
    [
      'bodies without blocks nest',
      body('if (a) for (;;) while (b) g(); else do g(); while (c)'),
      1 + 2 + 3 + 1 + 2,
    ],
    ['every loop counts', body('for (;;); for (b of a); for (b in a); while (a); do {} while (a)'), 5],
    ['switch counts once and nests', body('switch (a) { case 1: if (b) {} default: }'), 1 + 2],
    [
      'catch nests, try and finally do not',
      body('try { if (a) {} } catch { if (b) {} } finally { if (c) {} }'),
      1 + 1 + 2 + 1,
    ],
    ['the outcomes of a ternary nest', body('return a ? b : b ? c : a'), 1 + 2],
    ['its condition does not', body('return (a ? b : c) ? b : c'), 1 + 1],
    ['a test does not nest', body('while (a ? b : c) {}'), 1 + 1],
    ['jumps to a label count', body('x: for (;;) { if (a) break x; else continue; }'), 1 + 2 + 1 + 1],
    ['each change of operator counts', body('return a || b && c || a'), 3],
    ['parentheses do not split', body('return a && ((b && c)) && a'), 1],
    ['a negated group does', body('return a && !(b && c)'), 2],
    ['?? and ?. are free', body('return a?.b ?? c'), 0],
    ['?? ends a sequence', body('return (a && b) ?? (b && c)'), 2],
    ['assignments with an operator are free', body('a ||= b; a &&= b; a ??= b'), 0],
    ['a default value is free', body('const x = a || []; a = (a || { b: 1 }); a.b = a.b || "c"'), 0],
    ['but not for another name, value or operator', body('a = b || []; const x = a || b, y = a && 1'), 3],
    ['nor what comes before it', body('const x = a || b || 1'), 1],
    ['types are free', body('type T = A extends B ? C : D'), 0],
  ])('%s', (name, text, expected) => {
    for (const path of name.startsWith('types') ? PATHS.slice(2) : PATHS) {
      expect(cognitiveComplexity(document(path, text))!.file).toBe(expected);
    }
  });
});

describe('functions', () => {
  test.each([
    ['a callback nests', body('return a.map((x) => { if (x) return 1; })'), 2],
    ['one in a condition nests twice', body('if (a) a.map((x) => x ? 1 : 2)'), 1 + 3],
    ['methods of a class do not', 'class A { m() { if (a) {} } get p() { return b ? 1 : 2 } }', 2],
    ['members that are functions do not', 'class A { m = () => { if (a) {} } }', 1],
    [
      'functions in a namespace do not',
      '(function () { "use strict"; const x = 1; function g() { if (a) {} } })()',
      1,
    ],
    ['nor functions it assigns', '(function () { var x; x.y = function () { if (a) {} } })()', 1],
    [
      'a structure makes it none',
      '(function () { const x = a ? 1 : 2; function g() { if (a) {} } })()',
      1 + 2,
    ],
    ['a statement makes it none', '(function () { g(); function g() { if (a) {} } })()', 2],
    ['a top-level callback is a namespace like any', 'run(() => { const g = () => { if (a) {} }; })', 1],
  ])('%s', (_, text, expected) => {
    for (const path of PATHS) expect(cognitiveComplexity(document(path, text))!.file).toBe(expected);
  });

  test('each function holds what is inside it', () => {
    const { file, functions } = cognitiveComplexity(
      document('a.ts', `${body('if (a) {} return a.map((x) => x ? 1 : 2)')} if (a) {}`),
    )!;
    expect([...functions.values()]).toEqual([3, 2]);
    expect(file).toBe(4);
  });

  test('separate functions start at 0 and hold only their own', () => {
    const { file, functions } = javascriptComplexity(
      document('a.ts', body('if (a) { a.map((x) => x ? 1 : 2) } return f(a ?? b)')),
      { nestedFunctions: 'separate', recursion: false, nullish: 'counts' },
    );
    expect([...functions.values()]).toEqual([2, 1]);
    expect(file).toBe(3);
  });
});

describe('recursion', () => {
  test.each([
    ['a declaration', body('f(a); return f(b)'), 1],
    ['a variable', 'const f = (a) => f(a)', 1],
    ['a named expression', 'g(function f() { f() })', 1],
    ['a method', 'class A { m() { this.m() } }', 1],
    ['a private method', 'class A { #m() { this.#m() } }', 1],
    ['a member that is a function', 'class A { m = () => this.m() }', 1],
    ['a property', 'const o = { m: function () { this.m() } }', 1],
    ['an assigned property', 'o.m = function () { this.m() }', 1],
    ['not another object', 'class A { m() { a.m() } }', 0],
    ['not the parent class', 'class A { m() { super.m() } }', 0],
    ['not a function inside', body('return () => f(a)'), 0],
    ['not a construction', body('return new f(a)'), 0],
    ['in a template', body('return `${f(a)}`'), 1],
  ])('%s', (_, text, expected) => {
    for (const path of PATHS) expect(cognitiveComplexity(document(path, text))!.file).toBe(expected);
  });
});
