import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideEdit } from '../../../server/engine/divide/divideEdit';
import { languageOf } from '../../../server/engine/syntax/languages';
import { createChangeSet } from '../../../server/minimize/changeSet';
import { closedSets as everyClosedSet, keyOf, problems } from '../../minimize/graphs';
import { parse } from '../../support/read';
import { closedSets, isExpressible } from './expressible';

it('gives every closed set once', () => {
  fc.assert(
    fc.property(problems(8), (problem) => {
      const given = [...closedSets(problem)].map(keyOf);
      expect(given.sort()).toEqual(everyClosedSet(problem).map(keyOf).sort());
    }),
  );
});

it('tells whether a part of an edit gives a text', () => {
  const file = { path: 'a.py', previousPath: null, before: 'a = 1\nb = 1\n', after: 'a = 2\nb = 2\n' };
  const edit = divideEdit(file, languageOf('a.py'), parse);
  const set = createChangeSet([{ edit, inBefore: true, inAfter: true }]);
  expect(isExpressible(set, 'a.py', 'a = 2\nb = 1\n')).toBe(true);
  expect(isExpressible(set, 'a.py', 'a = 3\nb = 1\n')).toBe(false);
});
