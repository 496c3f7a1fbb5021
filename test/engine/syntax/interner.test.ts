import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Interner } from '../../../server/engine/syntax/interner';

test('numbers texts as they come, and equal texts alike wherever they stand', () => {
  const interner = new Interner();
  expect(interner.idOf('name')).toBe(1);
  expect(interner.idOf('')).toBe(2);
  expect(interner.idOf('a name, b', 2, 6)).toBe(1);
  expect(interner.idOf('a name, b', 0, 1)).toBe(3);
  expect(interner.idOf('a')).toBe(3);
  expect(interner.idOf('name', 2, 2)).toBe(2);
});

test('does what a map of strings does', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3, unit: 'binary' }), { maxLength: 2000 }), (texts) => {
      const interner = new Interner();
      const known = new Map<string, number>();
      for (const text of texts) {
        if (!known.has(text)) known.set(text, known.size + 1);
        expect(interner.idOf(`<${text}>`, 1, text.length + 1)).toBe(known.get(text));
      }
    }),
  );
});

test('keeps its numbers as it grows', () => {
  const interner = new Interner();
  const numbers = Array.from({ length: 5000 }, (_, index) => interner.idOf(`name${index}`));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.map((_, index) => interner.idOf(`name${index}`))).toEqual(numbers);
});
