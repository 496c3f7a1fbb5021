import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '../../../client/baseline/changes';
import type { TextChange } from '../../../client/baseline/typing';

const BULK: readonly TextChange[] = [{ rangeLength: 40, rangeBreaks: 3, text: 'a\nb\n' }];
const LETTER: readonly TextChange[] = [{ rangeLength: 0, rangeBreaks: 0, text: 'x' }];

let text: string;
let told: string[];
let changes: Changes;
const document = { uri: 'file:///w/a.py', version: 1, isDirty: false, getText: () => text };

function change(to: string, how: readonly TextChange[], given = {}): void {
  text = to;
  changes.changed({ document, changes: how, isUndo: false, isSaving: false, ...given });
}

beforeEach(() => {
  vi.useFakeTimers();
  text = 'one';
  told = [];
  changes = new Changes(200, {
    typed: ({ before, after, isUndo }) => told.push(`${isUndo ? 'undone' : 'typed'} ${before} > ${after}`),
    burst: ({ before, after }) => told.push(`burst ${before} > ${after}`),
  });
  changes.opened(document);
});
afterEach(() => {
  changes.dispose();
  vi.useRealTimers();
});

test('collects what happens until it is quiet', () => {
  change('two', LETTER);
  vi.advanceTimersByTime(150);
  change('three', LETTER);
  vi.advanceTimersByTime(199);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  change('four', BULK);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(['typed one > three', 'burst three > four']);
});

test('a burst among keystrokes is a burst as a whole', () => {
  change('two', LETTER);
  change('three', BULK);
  change('four', LETTER);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(['burst one > four']);
});

test('undoing, formatters and white space are none', () => {
  change('two', BULK, { isUndo: true });
  vi.advanceTimersByTime(200);
  change('three', BULK, { isSaving: true });
  vi.advanceTimersByTime(200);
  change('th ree', BULK);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(['undone one > two', 'typed two > three', 'typed three > th ree']);
});

test('says nothing of a reload that is known as one, of what came to nothing, or of a closed document', () => {
  change('two', BULK);
  changes.discard(document);
  vi.advanceTimersByTime(500);
  change('three', BULK);
  change('two', BULK);
  vi.advanceTimersByTime(500);
  change('four', LETTER);
  changes.closed(document);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([]);
});
