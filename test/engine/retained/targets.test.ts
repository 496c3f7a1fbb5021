import { expect, it } from 'vitest';
import { namesToRemove, readTarget, symbolSites } from '../../../server/engine/retained/targets';
import { document } from '../../support/read';

it('reads the lines of a target', () => {
  expect(readTarget('src/a.py:4-6,9')).toEqual({ path: 'src/a.py', lines: [3, 4, 5, 8] });
  expect(readTarget('src/a.py')).toBeNull();
  expect(readTarget('src/a.py:6-4')).toBeNull();
});

it('finds names in a request only behind a verb of removal', () => {
  expect(namesToRemove('Please remove `legacy_parse` and its tests.')).toEqual(['legacy_parse']);
  expect(namesToRemove('Make `legacy_parse` faster.')).toEqual([]);
  expect(namesToRemove('Get rid of oldFetch() and drop old_cache')).toEqual(['oldFetch', 'old_cache']);
});

it('finds definition, use, import, test and mention of a symbol', () => {
  const files = [
    {
      path: 'a.py',
      document: document('a.py', 'def old(x):\n    return x\n\n\ndef main():\n    return old(1)\n'),
    },
    {
      path: 'tests/test_a.py',
      document: document('t.py', 'from a import old\n\n\ndef test():\n    old(2)\n'),
    },
    { path: 'README.md', document: document('r.md', 'Call `old` first.\n') },
  ];
  expect(symbolSites(files, 'old').map(({ path, kind, first, last }) => [path, kind, first, last])).toEqual([
    ['README.md', 'documentation', 0, 0],
    ['a.py', 'definition', 0, 1],
    ['a.py', 'use', 5, 5],
    ['tests/test_a.py', 'test', 0, 0],
    ['tests/test_a.py', 'test', 4, 4],
  ]);
});

it('takes only its own line of a list of names', () => {
  const text = 'from a import (\n    new,\n    old,\n)\n\nnew(old(1))\n';
  const files = [{ path: 'a.py', document: document('a.py', text) }];
  expect(symbolSites(files, 'old').map(({ kind, first, last }) => [kind, first, last])).toEqual([
    ['import', 2, 2],
    ['use', 5, 5],
  ]);
});
