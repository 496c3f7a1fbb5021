import { expect, test } from 'vitest';
import { TextCache } from '../../../client/baseline/textCache';

test('keeps the newest texts up to a total length', () => {
  const cache = new TextCache(10);
  cache.set('a', '1234');
  cache.set('b', '1234');
  cache.set('a', '12345');
  cache.set('c', '12345');
  expect(['a', 'b', 'c'].map((uri) => cache.get(uri))).toEqual(['12345', undefined, '12345']);
  cache.delete('a');
  cache.set('d', '12345');
  expect(['c', 'd'].map((uri) => cache.get(uri))).toEqual(['12345', '12345']);
  cache.set('e', '12345678901');
  expect(cache.get('e')).toBeUndefined();
});
