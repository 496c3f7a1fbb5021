import { describe, expect, test } from 'vitest';
import { document } from '../../support/read';
import { tokenTexts } from './tokenTexts';

const words = (list: string) => list.split(' ').map((word) => (word === '⏎' ? '\n' : word));
const python = (text: string) => tokenTexts(document('a.py', text));
const typescript = (text: string) => tokenTexts(document('a.tsx', text));

describe('Python', () => {
  test.each([
    ['a comment is no token', 'x = 1 # why\n# more\ny\n', 'x = 1 ⏎ y ⏎'],
    ['blank lines and indentation are none', 'if x:\n\n        y\n\n', 'if x : ⏎ y ⏎'],
    ['a bracket holds a line open', 'f(a,\n  b)\ng\n', 'f ( a , b ) ⏎ g ⏎'],
    ['a backslash holds a line open', 'x = 1 + \\\n  2\ny\n', 'x = 1 + 2 ⏎ y ⏎'],
    ['a backslash at the end of a comment does not', 'x = 1 # \\\ny\n', 'x = 1 ⏎ y ⏎'],
    ['a comment inside brackets ends no line', '[a, # one\n b]\n', '[ a , b ] ⏎'],
    ['a docstring is one token', '"""a\nb"""\nx\n', '"""a\nb""" ⏎ x ⏎'],
    ['literals in a row are separate', '"a" "b"\n', '"a" "b" ⏎'],
    ['an f-string is one token', "f'{a!r:>{w}}'\n", "f'{a!r:>{w}}' ⏎"],
    ['operators of two words are two', 'a is not b\n', 'a is not b ⏎'],
    ['statements on one line share its end', 'x; y\n', 'x ; y ⏎'],
    ['three dots are one token', 'from ....a import b\n', 'from ... . a import b ⏎'],
    ['two dots are two', 'from ..a import b\n', 'from . . a import b ⏎'],
  ])('%s', (_, text, expected) => {
    expect(python(text)).toEqual(words(expected));
  });

  test('a last line without line end has an empty end', () => {
    expect(python('x')).toEqual(['x', '']);
    expect(python('x # why')).toEqual(['x', '']);
    expect(python('x # why\n')).toEqual(['x', '\n']);
    expect(python('x\n   ')).toEqual(['x', '\n']);
  });

  test('a text without code has no tokens', () => {
    expect(python('')).toEqual([]);
    expect(python('# nothing\n')).toEqual([]);
  });

  test('a function has the end of its own last line', () => {
    const read = document('a.py', 'a\ndef f(x):\n    return x # why\n\nb\n');
    const unit = read.units.find(({ name }) => name === 'f')!;
    const range = { first: unit.firstLexeme, end: unit.endLexeme };
    expect(tokenTexts(read, range)).toEqual(words('def f ( x ) : ⏎ return x ⏎'));
  });

  test('a statement before another one on its line has no end', () => {
    const read = document('a.py', 'x; y\n');
    expect(tokenTexts(read, { first: 0, end: 1 })).toEqual(['x']);
    expect(tokenTexts(read, { first: 0, end: 3 })).toEqual(['x', ';', 'y', '\n']);
  });

  test('the last function of a text without line end has an empty end', () => {
    const read = document('a.py', 'def f(): pass');
    expect(tokenTexts(read, { first: 0, end: read.lexemes.count }).at(-1)).toBe('');
  });
});

describe('JavaScript and TypeScript', () => {
  test.each([
    ['comments are no tokens', 'a // why\n/* more */ b', 'a b'],
    ['a semicolon at the end is none', 'const x = 1; f();\nreturn;', 'const x = 1 f ( ) return'],
    ['nor after a member', 'class A { x = 1; y() {}; }', 'class A { x = 1 y ( ) { } }'],
    ['nor in a type', 'interface A { x: B; y: C }', 'interface A { x : B y : C }'],
    ['nor alone in a block', 'function f() {};', 'function f ( ) { }'],
    [
      'in the head of a loop it is one',
      'for (let i = 0; i < n; i++) f();',
      'for ( let i = 0 ; i < n ; i ++ ) f ( )',
    ],
    ['even if nothing is between', 'for (;;) {}', 'for ( ; ; ) { }'],
    ['alone as a body it is one', 'while (f());', 'while ( f ( ) ) ;'],
    ['a string is one token', "f('a b')", "f ( 'a b' )"],
    ['a template is one token', 'f(`a${b}c`)', 'f ( `a${b}c` )'],
    ['a regular expression is one token', 'f(/a b/g)', 'f ( /a b/g )'],
    ['types are tokens', 'let x: A | B = c as D', 'let x : A | B = c as D'],
    ['optional access is one token', 'a?.b ?? c', 'a ?. b ?? c'],
  ])('%s', (_, text, expected) => {
    expect(typescript(text).join(' ')).toBe(expected);
  });

  test('text between tags is one token, blank text none', () => {
    expect(typescript('const e = <b>\n  one two\n  <i /> <u />\n</b>;')).toEqual([
      'const',
      'e',
      '=',
      '<',
      'b',
      '>',
      'one two',
      '<',
      'i',
      '/>',
      '<',
      'u',
      '/>',
      '</',
      'b',
      '>',
    ]);
  });

  test('there is no token for a line end', () => {
    expect(typescript('a\n\nb\n')).toEqual(['a', 'b']);
  });
});

test('texts without a grammar are words', () => {
  expect(tokenTexts(document('a.txt', 'x += the_word, 1.\n'))).toEqual([
    'x',
    '+',
    '=',
    'the_word',
    ',',
    '1',
    '.',
  ]);
});
