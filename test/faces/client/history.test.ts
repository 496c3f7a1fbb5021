import { expect, test } from 'vitest';
import { History } from '../../../client/baseline/history';

const URI = 'file:///w/a.py';

test('knows what a text was compared with, the last time it was there', () => {
  const history = new History();
  history.remember(URI, { text: 'one', baseline: 'old', kind: 'reload' });
  history.remember(URI, { text: 'two', baseline: 'older', kind: 'reload' });
  history.remember(URI, { text: 'one', baseline: 'new', kind: 'reload' });
  expect(history.recall(URI, 'one', 'reload')).toBe('new');
  expect(history.recall(URI, 'two', 'reload')).toBe('older');
  expect(history.recall(URI, 'three', 'reload')).toBeUndefined();
  history.forget(URI);
  expect(history.recall(URI, 'one', 'reload')).toBeUndefined();
});

test('a baseline of another kind has another past', () => {
  const history = new History();
  history.remember(URI, { text: 'one', baseline: 'old', kind: 'head' });
  expect(history.recall(URI, 'one', 'chat')).toBeUndefined();
  history.remember(URI, { text: 'two', baseline: 'old', kind: 'chat' });
  expect(history.recall(URI, 'one', 'head')).toBeUndefined();
});

test('forgets the oldest of too much', () => {
  const history = new History();
  for (let index = 0; index < 60; index += 1) {
    history.remember(URI, { text: `text ${index}`, baseline: 'old', kind: 'head' });
  }
  expect(history.recall(URI, 'text 9', 'head')).toBeUndefined();
  expect(history.recall(URI, 'text 10', 'head')).toBe('old');
  for (const letter of 'abc') {
    history.remember(URI, { text: letter.repeat(1_500_000), baseline: letter.repeat(400_000), kind: 'head' });
  }
  expect(history.recall(URI, 'a'.repeat(1_500_000), 'head')).toBeUndefined();
  expect(history.recall(URI, 'c'.repeat(1_500_000), 'head')).toBeDefined();
});
