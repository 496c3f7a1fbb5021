import { split } from './split';

test('splits', () => {
  expect(split('a\nb')).toEqual(['a', 'b']);
});
