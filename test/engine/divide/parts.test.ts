import { describe, expect, it } from 'vitest';
import { divideEdit } from '../../../server/engine/divide/divideEdit';
import { languageOf } from '../../../server/engine/syntax/languages';
import { parse } from '../../support/read';

/** The texts with one piece alone, in order. */
function alone(path: string, before: string, after: string): string[] {
  const file = { path, previousPath: null, before, after };
  const edit = divideEdit(file, languageOf(path), parse);
  expect(edit.render(() => true)).toBe(after);
  expect(edit.render(() => false)).toBe(before);
  return edit.pieces.map((_, piece) => {
    expect(edit.faultOf((other) => other === piece)).toBeNull();
    return edit.render((other) => other === piece);
  });
}

const guard = (condition: string) => `if ${condition}:\n    go()\n`;

describe('what was written in one place of a statement', () => {
  it.each([
    ['operands behind another', 'a', 'a and b(a) and c(a) == 3', ['a and b(a)', 'a and c(a) == 3']],
    ['operands of other operators', 'a', 'a and b or c', ['a and b', 'a or c']],
    ['operands before another', 'z', 'a and b(1) and z', ['a and z', 'b(1) and z']],
    ['comparison and operand', 'a', 'a is not None and b', ['a is not None', 'a and b']],
    ['calls of members', 'a', 'a.b(1).c(2)', ['a.b(1)', 'a.c(2)']],
    ['arguments', 'f(a)', 'f(a, b=1, *c)', ['f(a, b=1)', 'f(a, *c)']],
    [
      'members of a list over lines',
      'f(\n  z,\n)',
      'f(\n  y,\n  x,\n  z,\n)',
      ['f(\n  y,\n  z,\n)', 'f(\n  x,\n  z,\n)'],
    ],
    ['arguments and a last comma', 'f(a)', 'f(a, b, c,)', ['f(a, b)', 'f(a, c,)']],
    ['arguments before another', 'f(z)', 'f(a, b(1), z)', ['f(a, z)', 'f(b(1), z)']],
  ])('comes in parts: %s', (_, before, after, texts) => {
    expect(alone('a.py', guard(before), guard(after))).toEqual(texts.map(guard));
    // Taken back, what was written is what was deleted.
    expect(alone('a.py', guard(after), guard(before))).toEqual([...texts].reverse().map(guard));
  });

  it.each([
    ['a call on both sides', 'a', 'f(a, 1)', 2],
    ['one operand', 'a', 'a and b(c, d)', 1],
    ['a list', 'f()', 'f([b, c])', 1],
    ['other code', 'a == b', 'a > c', 1],
  ])('is one in each place where no part can stand alone: %s', (_, before, after, count) => {
    const file = { path: 'a.py', previousPath: null, before: guard(before), after: guard(after) };
    expect(divideEdit(file, languageOf('a.py'), parse).pieces).toHaveLength(count);
  });

  it.each([
    [
      'operands',
      'if (a) go();',
      'if (a && b(a) && c > 3) go();',
      ['if (a && b(a)) go();', 'if (a && c > 3) go();'],
    ],
    ['calls of members', 'x = a;', 'x = a.b(1)?.c(2);', ['x = a.b(1);', 'x = a?.c(2);']],
    ['members of an object', 'f({ a });', 'f({ a, b: 1, c });', ['f({ a, b: 1 });', 'f({ a, c });']],
    ['parameters', 'f((a) => 1);', 'f((a, b, c = 2) => 1);', ['f((a, b) => 1);', 'f((a, c = 2) => 1);']],
  ])('comes in parts in JavaScript: %s', (_, before, after, texts) => {
    expect(alone('a.ts', before, after)).toEqual(texts);
    expect(alone('a.ts', after, before)).toEqual([...texts].reverse());
  });

  it('is needed where one of its parts binds a name, that part only', () => {
    const file = {
      path: 'a.ts',
      previousPath: null,
      before: 'import { a } from "m";\na();\n',
      after: 'import { a, b, c } from "m";\na();\nb();\nc();\n',
    };
    const { pieces, render } = divideEdit(file, languageOf('a.ts'), parse);
    const withNeeds = (piece: number) => (other: number) =>
      other === piece || pieces[piece]!.needed.includes(other);
    expect(pieces.map((_, piece) => render(withNeeds(piece)))).toEqual(
      expect.arrayContaining([
        'import { a, b } from "m";\na();\nb();\n',
        'import { a, c } from "m";\na();\nc();\n',
      ]),
    );
  });
});
