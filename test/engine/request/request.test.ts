import { describe, expect, it } from 'vitest';
import { readRequest, requestAcceptor, ruledOutLevels } from '../../../server/engine/request';
import { fileReport, finding } from '../../present/reports';

const RULES = [
  'rename',
  'formatting',
  'whitespace',
  'import-order',
  'comment-lost',
  'comment-added',
  'added-annotation',
  'added-validation',
  'added-logging',
  'restructured',
  'moved',
  'definition-removed',
];

const understood = (text: string): readonly string[] =>
  readRequest(text, RULES).actions.map(({ action, asked, names }) =>
    [asked ? '' : 'not ', action, ...names.map((name) => ` ${name}`)].join(''),
  );

describe('a request', () => {
  it.each([
    ['Rename `total` to `sum`', ['rename total sum']],
    ['please rename get_total and update its callers', ['rename get_total']],
    ['Could you reformat utils.py?', ['format utils.py']],
    ['Fix the indentation', ['format']],
    ['Sort the imports', ['sort imports']],
    ['Add docstrings to all functions', ['document']],
    ['Add type hints', ['annotate types']],
    ['Validate `amount` in `pay`', ['validate amount pay']],
    ['Add some input validation', ['validate']],
    ['1. Handle the empty list\n2. Log the error', ['validate', 'log']],
    ['Refactor `Cart.total()` and add a test', ['refactor Cart.total']],
    ['Remove parseLegacy', ['remove parseLegacy']],
    ['Fix the off-by-one in `pages`, but do not reformat', ['not format']],
    ['Fix the bug. No refactoring, please', ['not refactor']],
    ['Fix the bug without renaming anything', ['not rename']],
    ['Fix it, keep the comments', ['not document']],
    ['Rename a_b, do not rename c_d', ['rename a_b']],
  ])('"%s" says: %j', (text, expected) => {
    expect(understood(text)).toEqual(expected);
  });

  it.each([
    'Fix the off-by-one in pages()',
    'When I rename a file the application crashes',
    'The formatter drops the last comment',
    'There is no validation of the last page',
    'Comment out the call',
    'The method `rename()` returns the wrong path',
    'The user can no longer log in',
    '',
  ])('"%s" asks for nothing of the kind', (text) => {
    expect(understood(text)).toEqual([]);
  });

  it('leaves out actions that no rule is about', () => {
    expect(readRequest('Rename a_b', ['formatting']).actions).toEqual([]);
  });
});

describe('what a request asks for', () => {
  const file = fileReport('shop/cart.py', 'a', 'b');
  const accept = requestAcceptor(
    readRequest('Rename `total`. Reformat cart.py. Add validation to `pay`', RULES),
  );

  it.each([
    [finding('1', { rule: 'rename', message: '`total` became `sum`.' }), 'rename total'],
    [finding('2', { rule: 'formatting' }), 'format cart.py'],
    [finding('3', { rule: 'added-validation', scope: 'Cart.pay' }), 'validate pay'],
  ])('is accepted, with the words', (found, words) => {
    expect(accept(found, file)).toBe(`the request asks for it: ${words}`);
  });

  it.each([
    finding('1', { rule: 'rename', message: '`subtotal` became `x`.', scope: 'load' }),
    finding('2', { rule: 'added-validation', scope: 'load' }),
    finding('3', { rule: 'comment-lost', scope: 'pay' }),
  ])('is accepted about nothing else', (found) => {
    expect(accept(found, file)).toBeNull();
  });
});

describe('what a request rules out', () => {
  it('is at least a warning', () => {
    const request = readRequest('Do not reformat', RULES);
    const levels = { formatting: 'hint', whitespace: 'error' } as const;
    expect(ruledOutLevels(request, (rule) => levels[rule as keyof typeof levels])).toEqual({
      formatting: 'warning',
      whitespace: 'error',
    });
  });
});
