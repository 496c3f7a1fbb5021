import { describe, expect, test } from 'vitest';
import { canonicalSequence, canonicalTokens } from '../../../server/engine/measures/canonicalForm';
import { document, pair } from '../../support/read';

const formOf = (text: string) => canonicalTokens(document('a.py', text));

describe('one form', () => {
  test.each([
    ['comments and blank lines', 'x\n\n\n# why\ny\n', 'x\ny'],
    ['continued lines', 'x = 1 + \\\n  2', 'x = 1 + 2'],
    ['semicolons', 'x; y;', 'x\ny'],
    ['quotes', `x = 'a' "b" """c"""`, 'x = "abc"'],
    ['escapes', String.raw`x = 'a\x62\u0063\U00000064\145' r'\n' '\n'`, String.raw`x = "abcde\\n" "\n"`],
    ['raw strings of escapes', String.raw`x = r'\\'`, String.raw`x = '\\\\'`],
    ['bytes', String.raw`x = b'a\x62\u0063'`, String.raw`x = B"ab\\u0063"`],
    ['a continued literal', 'x = "a\\\nb"', 'x = "ab"'],
    ['numbers', 'x = 0x10 + 1_000 + 1e3 + 1.50 + 1_0J', 'x = 16 + 1000 + 1000.0 + 1.5 + 10j'],
    ['redundant parentheses', 'if (a): return (b + (c * d))', 'if a: return b + c * d'],
    ['parentheses around a comparison', 'x = a and (b < c)', 'x = a and b < c'],
    ['parentheses of an awaited call', 'await (f())', 'await f()'],
    ['tuples', 'return a, b', 'return (a, b,)'],
    ['targets', 'for (a, b) in c: (a, b) = d', 'for a, b in c: a, b = d'],
    [
      'last commas',
      'f(a, b,)\n[a, b,]\n{a: b,}\ndef g(a, b,): pass',
      'f(a, b)\n[a, b]\n{a: b}\ndef g(a, b): pass',
    ],
    ['indices', 'x[(1, 2)]', 'x[1, 2,]'],
    ['slices', 'x[a:b:]', 'x[a:b]'],
    ['imports', 'from a import (b, c as d,)', 'from a import b, c as d'],
    ['context managers', 'with (a as b, c,): pass', 'with a as b, c: pass'],
    ['a class without bases', 'class A(): pass', 'class A: pass'],
    ['an argument that is a generator', 'f(x for x in y)', 'f((x for x in y))'],
    ['else: if', 'if a: b\nelse:\n  if c: d\n  else: e', 'if a: b\nelif c: d\nelse: e'],
    ['deleted names', 'del (a), b', 'del a, b,'],
    ['order of arguments', 'f(a=1, *b)', 'f(*b, a=1)'],
    ['patterns', 'match a,:\n  case (b, c) | (d): pass', 'match (a,):\n  case [b, c] | d: pass'],
    ['fields of f-strings', `x = f'{a [ "b" ]!r:>{ w }}{{'`, `x = f"{a['b']!r:>{w}}{{"`],
    ['labelled fields', 'x = f"{a=}"', 'x = f"a={a!r}"'],
    ['f-strings in a row', 'x = f"{a}" "{b}"', "x = f'{a}{{b}}'"],
  ])('%s', (_, text, other) => {
    expect(formOf(text)).toEqual(formOf(other));
  });
});

describe('different forms', () => {
  test.each([
    ['a one-element tuple', 'x = (a,)', 'x = a'],
    ['an index that is a tuple', 'x[a,]', 'x[a]'],
    ['grouping', 'x = (a + b) * c', 'x = a + b * c'],
    ['grouping on the right', 'x = a - (b - c)', 'x = a - b - c'],
    ['grouping on the left of a power', 'x = (a ** b) ** c', 'x = a ** b ** c'],
    ['grouping of operators of a kind', 'x = a and (b and c)', 'x = a and b and c'],
    ['an integer and a float', 'x = 1', 'x = 1.0'],
    ['bytes and text', 'x = b"a"', 'x = "a"'],
    ['a raw escape', String.raw`x = r'\n'`, String.raw`x = '\n'`],
    ['an f-string without fields', 'x = f"a"', 'x = "a"'],
    ['else: if of a loop', 'for a in b: c\nelse:\n  if d: e', 'for a in b: c\nelse:\n  d; e'],
    ['formats', 'x = f"{a:.1f}"', 'x = f"{a:.2f}"'],
    ['a walrus', 'if (a := b): c', 'if a == b: c'],
  ])('%s', (_, text, other) => {
    expect(formOf(text)).not.toEqual(formOf(other));
  });
});

test('every logical line ends in a token, the last in an empty one', () => {
  expect(formOf('@a\ndef f(): return 1\n')).toEqual([
    '@',
    'a',
    '\n',
    'def',
    'f',
    '(',
    ')',
    ':',
    '\n',
    'return',
    '1',
    '',
  ]);
  expect(formOf('# nothing\n')).toEqual([]);
});

test('a long sum is no deep recursion', () => {
  expect(formOf(`x = ${Array(20_000).fill('a').join(' + ')}`)).toHaveLength(2 + 20_000 + 19_999 + 1);
});

test('equal tokens have equal ids on both sides of a pair', () => {
  const { before, after, interner } = pair('a.py', "f('a', )", 'f("a")');
  expect(canonicalSequence(after, interner)).toEqual(canonicalSequence(before, interner));
});

test('other languages keep their tokens', () => {
  const { before, after, interner } = pair('a.js', "f('a');", 'f("a")');
  expect(canonicalSequence(before, interner)).toHaveLength(4);
  expect(canonicalSequence(after, interner)).not.toEqual(canonicalSequence(before, interner));
});
