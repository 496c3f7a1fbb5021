import { expect, test } from 'vitest';
import { checkFile } from '../../../server/engine/checkFile';
import type { FileReport } from '../../../server/engine/report';
import type { Parse } from '../../../server/engine/syntax/document';
import { languageOf } from '../../../server/engine/syntax/languages';
import { withRecentTrees } from '../../../server/engine/syntax/recentTrees';
import { parse } from '../../support/read';
import { HARD_PAIRS } from '../hardPairs';

function report(path: string, before: string, after: string, read: Parse): FileReport {
  const edit = { path, previousPath: null, before, after };
  return checkFile(edit, { levels: {}, questions: true }, languageOf(path), read);
}

test('a kept tree leads to the same report as a new one', () => {
  const kept = withRecentTrees(parse, 0);
  for (const { path, before, after } of HARD_PAIRS) {
    const texts = [
      [before, after],
      [after, before],
      [after, after],
      [before, after],
    ] as const;
    for (const [one, other] of texts) {
      expect(report(path, one, other, kept)).toEqual(report(path, one, other, parse));
    }
  }
});

test('parses a text once while it is among the last, in one language', () => {
  const parsed: string[] = [];
  const kept = withRecentTrees((language, text, like) => {
    parsed.push(`${language.id} ${text}`);
    return parse(language, text, like);
  }, 4);
  const [python, script] = [languageOf('a.py')!, languageOf('a.js')!];
  const texts = ['x = 1', 'x = 2', 'x = 1', 'x = 2', 'y', 'y'];
  for (const text of texts) kept(python, text);
  kept(script, 'x = 1');
  expect(parsed).toEqual(['python x = 1', 'python x = 2', 'python y', 'python y', 'javascript x = 1']);
  kept(python, 'x = 3');
  kept(python, 'x = 4');
  kept(python, 'x = 1');
  expect(parsed.slice(5)).toEqual(['python x = 3', 'python x = 4', 'python x = 1']);
});
