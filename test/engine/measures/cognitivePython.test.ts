import { describe, expect, test } from 'vitest';
import { cognitiveComplexity } from '../../../server/engine/measures/cognitive/cognitiveComplexity';
import { document } from '../../support/read';

const fileOf = (text: string) => cognitiveComplexity(document('a.py', text))!.file;

const body = (...lines: readonly string[]) =>
  ['def f(a, b, c):', ...lines.map((line) => `    ${line}`), ''].join('\n');

describe('sums of a Python file', () => {
  test.each([
    ['code without branches', body('return a'), 0],
    ['a loop in a condition nests', body('if a:', '    for b in c: pass'), 1 + 2],
    ['the test of a condition does not', body('while a if b else c: pass'), 1 + 1],
    ['the branches of a conditional expression do', body('return (a if b else c) if a else b'), 1 + 2],
    ['its condition does not', body('return a if (a if b else c) else b'), 1 + 1],
    [
      'elif and else cost 1 at any depth',
      body('if a:', '    if b: pass', '    elif c: pass', '    else: pass'),
      1 + 2 + 1 + 1,
    ],
    ['else: if is not elif', body('if a: pass', 'else:', '    if b: pass'), 1 + 1 + 2],
    [
      'else of a loop and of try counts',
      body('for a in b: pass', 'else: pass', 'try: pass', 'except: pass', 'else: pass'),
      4,
    ],
    [
      'each except counts, try and finally do not',
      body('try: pass', 'except a: pass', 'except b: pass', 'finally: pass'),
      2,
    ],
    [
      'try and with do not nest',
      body('try:', '    with a:', '        if b: pass', 'finally:', '    if c: pass'),
      2,
    ],
    ['except nests', body('try: pass', 'except a:', '    if b: pass'), 1 + 2],
    ['except* is an except', body('try: pass', 'except* a:', '    if b: pass'), 1 + 2],
    [
      'match counts once and nests',
      body('match a:', '    case 1 if b: pass', '    case _:', '        if b: pass'),
      1 + 2,
    ],
    ['comprehensions and assert are free', body('assert [x for x in a if b]'), 0],
    ['a sequence of operators counts once', body('return a and b and c and a'), 1],
    ['each change of operator counts', body('return a or b and c or a'), 3],
    ['parentheses split', body('return a and (b and c)'), 2],
    ['so does not', body('return a and not (b and c)'), 2],
    ['not alone is free', body('return not a'), 0],
    ['operators inside a call are a sequence of their own', body('return a and g(b and c) and a'), 2],
    ['a nested function nests', body('b = 1', 'def g():', '    if a: pass', 'return g'), 2],
    ['a lambda nests', body('return lambda: a if b else c'), 2],
    ['a decorator does not', body('def g():', '    if a: pass', 'return g'), 1],
    [
      'nor one with a docstring',
      body('"""Says why."""', '# and how', '@wraps(a)', 'def g():', '    if a: pass', 'return g'),
      1,
    ],
    ['two functions are no decorator', body('def g():', '    if a: pass', 'def h(): pass', 'return g'), 2],
    [
      'a class starts at 0',
      body('if a:', '    class A:', '        def m(self):', '            if a: pass'),
      1 + 1,
    ],
    ['code outside functions counts', 'if a:\n    while b: pass\n', 1 + 2],
  ])('%s', (_, text, expected) => {
    expect(fileOf(text)).toBe(expected);
  });
});

describe('recursion', () => {
  test.each([
    ['counts once', body('f(a)', 'return f(b)'), 1],
    ['by self', 'class A:\n    def m(self):\n        self.m()\n', 1],
    ['by cls', 'class A:\n    def m(cls):\n        cls.m()\n', 1],
    ['not by another object', 'class A:\n    def m(self):\n        other.m()\n', 0],
    ['not by a longer path', 'class A:\n    def m(self):\n        self.x.m()\n', 0],
    ['not in a function inside', body('a = 1', 'def g():', '    f()', 'return a'), 0],
    ['in a string', body("return f'{f(a)}'"), 1],
    ['not as a mere name', body('return f'), 0],
  ])('%s', (_, text, expected) => {
    expect(fileOf(text)).toBe(expected);
  });
});

test('a function holds what is inside it, nested functions too', () => {
  const read = document(
    'a.py',
    body('if a: pass', 'def g():', '    if b: pass', 'return lambda: a if b else c'),
  );
  const { file, functions } = cognitiveComplexity(read)!;
  const byName = read.units
    .filter(({ kind }) => kind === 'function_definition')
    .map(({ name, node }) => [name, functions.get(node)]);
  expect(Object.fromEntries(byName)).toEqual({ f: 5, g: 2 });
  expect(file).toBe(5);
  expect(functions.size).toBe(2);
});

test('a text without a tree has none', () => {
  expect(cognitiveComplexity(document('a.py', 'def f(:'))).toBeNull();
  expect(cognitiveComplexity(document('a.txt', 'if'))).toBeNull();
});
