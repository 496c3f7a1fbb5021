import { split } from './split';

test('splits', () => {
  expect(split('a\nb')).toEqual(['a', 'b']);
});

test('finds markers', () => {
  const text = `
<<<<<<< SEARCH
old
=======
new
>>>>>>> REPLACE
\`\`\`
// ... existing code ...
*** End Patch
`;
  expect(split(text)).toHaveLength(10);
});
