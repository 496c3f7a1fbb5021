import { expect, test } from 'vitest';
import { tokenDistance } from '../../../server/engine/measures/tokenDistance';
import { tokenSequence } from '../../../server/engine/measures/tokenSequence';
import { pair } from '../../support/read';

const distanceOf = (path: string, before: string, after: string) => {
  const documents = pair(path, before, after);
  return tokenDistance(tokenSequence(documents.before), tokenSequence(documents.after));
};

test('a renamed function is one token, as in the published example', () => {
  const before = 'def add(a, b):\n    return a + b\n';
  const after = 'def someotherfunctionname(a, b):\n    return a + b\n';
  expect(distanceOf('a.py', before, after)).toEqual({
    before: 14,
    after: 14,
    distance: 1,
    normalized: 1 / 14,
    exact: true,
  });
});

test('the longer sequence is the divisor', () => {
  expect(distanceOf('a.js', 'f()', 'f(a, b, c)')).toMatchObject({ before: 3, after: 8, normalized: 5 / 8 });
});

test('two empty texts are equal', () => {
  expect(distanceOf('a.py', '', '# nothing\n')).toEqual({
    before: 0,
    after: 0,
    distance: 0,
    normalized: 0,
    exact: true,
  });
});

test('a created file is as far from nothing as it has tokens', () => {
  expect(distanceOf('a.py', '', 'x = 1\n')).toMatchObject({ distance: 4, normalized: 1 });
});

test('texts that do not parse are compared by words', () => {
  expect(distanceOf('a.py', 'def f(:', 'def g(:')).toMatchObject({ before: 4, after: 4, distance: 1 });
});
