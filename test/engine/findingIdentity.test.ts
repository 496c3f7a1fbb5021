import { expect, test } from 'vitest';
import { applyEdits } from '../judge/applyEdits';
import { check } from '../support/check';

const BEFORE = 'def f(a):\n    one(a, 1)\n    two(a, 2)\n    three(a, 3)\n    return a\n';
const AFTER =
  'def f(a):\n    if a is not None:\n        one(a, 1)\n    two(a, 2)\n    if a is not None:\n        three(a, 3)\n    return a + 1\n';

test('of two findings that read alike, each is found again once the other is taken back', () => {
  const questions = { levels: {}, questions: true };
  const [first, second] = check('a.py', BEFORE, AFTER, questions).findings;
  expect([first?.rule, second?.rule]).toEqual(['added-validation', 'added-validation']);
  expect(first!.message).toBe(second!.message);
  for (const [taken, left] of [
    [first!, second!],
    [second!, first!],
  ] as const) {
    const between = applyEdits(AFTER, taken.actions[0]!.edits);
    expect(check('a.py', BEFORE, between, questions).findings.map(({ id }) => id)).toEqual([left.id]);
  }
});

test('findings that nothing tells apart are counted', () => {
  const before = 'one(a)\none(a)\n';
  const after = 'if a is not None:\n    one(a)\nif a is not None:\n    one(a)\nb = 2\n';
  const { findings } = check('a.py', before, after, { levels: {}, questions: true });
  const alike = findings.filter(({ rule }) => rule === 'added-validation');
  expect(new Set(alike.map(({ id }) => id)).size).toBe(alike.length);
});

test('a moved statement is found again once a comment at it is as it was', () => {
  const before =
    'def f(a):\n    first(a, 1, 2)\n    # keeps the order\n    second(a, 3, 4)  # twice\n    third(a, 5, 6)\n    return a\n';
  const after =
    'def f(a):\n    # keeps the old order\n    second(a, 3, 4)  # only twice\n    first(a, 1, 2)\n    third(a, 5, 6)\n    return a\n';
  const options = { levels: { moved: 'hint' as const }, questions: true };
  const { findings } = check('a.py', before, after, options);
  const comments = findings.find(({ rule }) => rule === 'comment-changed')!;
  const move = findings.find(({ rule }) => rule === 'moved')!;
  const between = applyEdits(after, comments.actions[0]!.edits);
  expect(check('a.py', before, between, options).findings.map(({ id }) => id)).toContain(move.id);
});

test('a finding above a comment is found again once the statement behind the comment is back', () => {
  const before =
    'def f(a):\n    start(a)\n    # The names.\n    names = []\n    rows = []\n    return use(a, names, rows)\n';
  const after =
    'def f(a):\n    start(a)\n    count = 0\n    # The names.\n    rows = []\n    return use(a, names, rows, 1)\n';
  const { findings } = check('a.py', before, after);
  const lost = findings.find(({ rule }) => rule === 'dangling-name')!;
  const idle = findings.find(({ rule }) => rule === 'no-effect')!;
  const between = applyEdits(after, lost.actions[0]!.edits);
  expect(check('a.py', before, between).findings.map(({ id }) => id)).toContain(idle.id);
});

test('a comment is asked about under the same id once it is the only change of its function', () => {
  const before = 'def f(a):\n    one(a)\n    return a\n\n\ndef g(a):\n    return a\n';
  const after =
    'def f(a):\n    breakpoint()\n    one(a)\n    # Gives the input back.\n    return a\n\n\ndef g(a):\n    return a + 1\n';
  const { findings } = check('a.py', before, after);
  const debug = findings.find(({ rule }) => rule === 'debug-left')!;
  const comment = findings.find(({ rule }) => rule === 'comment-added')!;
  const later = check('a.py', before, applyEdits(after, debug.actions[0]!.edits)).findings;
  expect(later.find(({ id }) => id === comment.id)?.rule).toBe('comment-only');
});

test('a check that went is found again once the statement behind it is back', () => {
  const before =
    'def f(a, b):\n    if a is None:\n        raise ValueError(a)\n    if b is None:\n        raise ValueError(b)\n    return a + b\n';
  const after = 'def f(a, b):\n    return a + b\n\n\nLIMIT = 3\n';
  const { findings } = check('a.py', before, after, { levels: {}, questions: true });
  const [first, second] = findings.filter(({ rule }) => rule === 'check-removed');
  const between = applyEdits(after, second!.actions[0]!.edits);
  const later = check('a.py', before, between, { levels: {}, questions: true }).findings;
  expect(later.map(({ id }) => id)).toContain(first!.id);
  expect(later.map(({ id }) => id)).not.toContain(second!.id);
});

test('a finding whose reason was written in parentheses is found again once these are gone', () => {
  const before = 'def f(a):\n    b = a + 1\n    return b\n';
  const after = 'def f(a):\n    b = a + 2\n    return (b)\n    finished = True\n';
  const { findings } = check('a.py', before, after);
  const layout = findings.find(({ rule }) => rule === 'formatting')!;
  const idle = findings.find(({ rule }) => rule === 'no-effect')!;
  const later = check('a.py', before, applyEdits(after, layout.actions[0]!.edits)).findings;
  expect(later.map(({ id }) => id)).toContain(idle.id);
});

test('of two findings that differ in signs alone, each is found again once the other is taken back', () => {
  const before = 'def f(a):\n    return [a + "/foo.py", a + "/foo/*.py", 1]\n';
  const after = 'def f(a):\n    return [f"{a}/foo.py", f"{a}/foo/*.py", 2]\n';
  const options = { levels: {}, questions: true };
  const [first, second] = check('a.py', before, after, options).findings;
  expect([first?.rule, second?.rule]).toEqual(['restructured', 'restructured']);
  const later = check('a.py', before, applyEdits(after, first!.actions[0]!.edits), options).findings;
  expect(later.map(({ id }) => id)).toEqual([second!.id]);
});

test('blanks in two functions are two findings, where the file had some before', () => {
  const before = 'def f(a):  \n    return a\n\n\ndef g(a):\n    return a\n';
  const after = 'def f(a):  \n    return a  \n\n\ndef g(a):\n    return a  \n';
  const ids = check('a.py', before, after).findings.map(({ id }) => id);
  const [first] = check('a.py', before, after).findings;
  const later = check('a.py', before, applyEdits(after, first!.actions[0]!.edits)).findings;
  expect(later.map(({ id }) => id)).toEqual(ids.slice(1));
});

test('of two moves that begin alike, each is found again once the other is taken back', () => {
  const block = (name: string) => [
    `def ${name}(rows, other):`,
    '    if other == 0:',
    `        rows.append(${name}_of(other, 1, 2))`,
    '        stop()',
  ];
  const rest = (name: string) => [
    `    first(rows, ${name}, 3)`,
    '    second(rows, other, 4)',
    '    third(other, 5)',
    '',
  ];
  const moved = (name: string) => {
    const [head, ...check] = block(name);
    return [head, ...rest(name).slice(0, 3), ...check, ''];
  };
  const before = [...block('one'), ...rest('one'), ...block('two'), ...rest('two')].join('\n');
  const after = [...moved('one'), ...moved('two'), 'LIMIT = 3', ''].join('\n');
  const options = { levels: { moved: 'hint' as const }, questions: true };
  const moves = (text: string) =>
    check('a.py', before, text, options).findings.filter(({ rule }) => rule === 'moved');
  const [first, second, more] = moves(after);
  expect(more).toBeUndefined();
  expect(moves(applyEdits(after, first!.actions[0]!.edits)).map(({ id }) => id)).toEqual([second!.id]);
});

test('comments in functions that begin with the same decorator are told apart', () => {
  const before = ['one', 'two', 'three']
    .map((name) => `@pytest.mark.slow\ndef ${name}(a):\n    import shop\n    return shop.run(a)\n`)
    .join('\n\n');
  const after = before.replaceAll('import shop', 'import shop  # ty: ignore');
  const options = { levels: {}, questions: true };
  const [first, ...others] = check('a.py', before, after, options).findings;
  const between = applyEdits(after, first!.actions[0]!.edits);
  expect(check('a.py', before, between, options).findings.map(({ id }) => id)).toEqual(
    others.map(({ id }) => id),
  );
});

test('a comment behind code and one below that says the same are told apart', () => {
  const before = 'def f(a):\n    one(a)\n    two(a)\n    return a\n';
  const after = 'def f(a):\n    one(a)  # goes on\n    # goes on\n    two(a)\n    return a + 1\n';
  const [first, second] = check('a.py', before, after, { levels: {}, questions: true }).findings;
  const between = applyEdits(after, first!.actions[0]!.edits);
  expect(check('a.py', before, between).findings.map(({ id }) => id)).toEqual([second!.id]);
});

test('a repeated import is found again once an import above it is back', () => {
  const before = 'import random\nfrom shop import Basket\n\nprint(random, Basket)\n';
  const after = 'from shop import Basket\nfrom shop import Basket\n\nprint(random, Basket)\n';
  const { findings } = check('a.py', before, after);
  const lost = findings.find(({ rule }) => rule === 'dangling-name')!;
  const repeated = findings.find(({ rule }) => rule === 'duplicate-import')!;
  const between = applyEdits(after, lost.actions[0]!.edits);
  expect(check('a.py', before, between).findings.map(({ id }) => id)).toEqual([repeated.id]);
});

test('layout of two functions that share lines is found again once one of them is as it was', () => {
  const before = 'it(function () {\n  var a = f({ g: function (b) {\n    return b\n  } })\n  use(a)\n})\n';
  const after =
    'it(function () {\n  var a = f({\n    g: function (b) {\n      return b\n    }\n  })\n  use(a, 1)\n})\n';
  const layout = check('a.js', before, after).findings.filter(({ rule }) => rule === 'formatting');
  expect(layout.length).toBeGreaterThan(1);
  const between = applyEdits(after, layout[0]!.actions[0]!.edits);
  const later = check('a.js', before, between).findings.map(({ id }) => id);
  expect(later).toEqual(layout.slice(1).map(({ id }) => id));
});

test('a finding above a placeholder is found again once the code that it stands for is back', () => {
  const before = 'def f(a):\n    start(a)\n\n    rows = read(a)\n    show(rows)\n    return a\n';
  const after =
    'def f(a):\n    start(a)\n    breakpoint()\n\n    # ... existing code ...\n    show(rows)\n    return a + 1\n';
  const { findings } = check('a.py', before, after);
  const elided = findings.find(({ rule }) => rule === 'edit-artifact')!;
  const debug = findings.find(({ rule }) => rule === 'debug-left')!;
  const between = applyEdits(after, elided.actions[0]!.edits);
  expect(between).toBe(
    'def f(a):\n    start(a)\n    breakpoint()\n\n    rows = read(a)\n    show(rows)\n    return a + 1\n',
  );
  expect(check('a.py', before, between).findings.map(({ id }) => id)).toEqual([debug.id]);
});
