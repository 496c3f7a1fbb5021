import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from '../../../server/engine/edit/render';
import { editScript } from '../../../server/engine/edit/script';
import { pair } from '../../support/read';

const CASES: readonly (readonly [string, string, string])[] = [
  [
    'a.py',
    'def f(a):\n    x = 1\n    return x\n',
    'def f(a):\n    if a is None:\n        return 0\n    x = 1\n    return x\n',
  ],
  [
    'a.py',
    'def f(a):\n    # why\n    x = 1\n    return x\n',
    'def f(a):\n    try:\n        x = 1\n        return x\n    except E:\n        pass\n',
  ],
  ['a.py', "x = 'a'\ny = (1)\n", 'x = "a"  \ny = 1'],
  ['a.ts', 'function f() {\n  a();\n  b();\n}\n', 'function f() {\n  if (x) {\n    a()\n    b()\n  }\n}\n'],
  ['a.ts', 'a();\r\nb();\r\n', 'a();\nc();\nb();\n'],
  ['a.txt', 'one two\nthree\n', 'one  two\nfour\n'],
  ['a.txt', 'some code\n', 'some note\n'],
  ['a.py', '\uFEFFa = 1\n', 'a = 1\n'],
  ['a.py', '', 'a = 1\n'],
  ['a.py', 'a = 1\n', ''],
];

describe('render', () => {
  it.each(CASES)('gives back both texts of %s %j', (path, before, after) => {
    const script = editScript(pair(path, before, after));
    expect(render(script, () => true)).toBe(after);
    expect(render(script, () => false)).toBe(before);
  });

  const line = fc.constantFrom(
    'x = 1',
    'y = f(a, b)',
    '# note',
    'if x:',
    '    y = 2  # why',
    '    z = "s"  ',
    '',
    '    ',
    'def g(a):',
    '    return a',
    '        return b',
    'try:',
    'except E:',
    's = """a',
    'b"""',
  );
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), fc.boolean())
    .map(([lines, end, bom, final]) => (bom ? '\uFEFF' : '') + lines.join(end) + (final ? end : ''));

  it('gives back both texts of any edit, parsed or not', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('a.py', 'a.txt', 'a.ts'), (before, after, path) => {
        const script = editScript(pair(path, before, after));
        expect(render(script, () => true)).toBe(after);
        expect(render(script, () => false)).toBe(before);
      }),
      { numRuns: 2000 },
    );
  });
});
