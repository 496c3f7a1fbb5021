import { describe, expect, it } from 'vitest';
import { readEdit } from '../../../server/engine/edit/edit';
import { closureOf } from '../../../server/engine/edit/needs';
import { render } from '../../../server/engine/edit/render';
import { pair } from '../../support/read';

/** What stays of an edit once every move is taken back, and then what is left if only the moves stay. */
const CASES: readonly {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly moves: number;
  readonly withoutMoves: string;
  readonly onlyMoves?: string;
}[] = [
  {
    name: 'two statements that changed places',
    path: 'a.py',
    before: 'a = one()\nb = two()\nc = three()\n',
    after: 'b = two()\na = one()\nc = three()\n',
    moves: 1,
    withoutMoves: 'a = one()\nb = two()\nc = three()\n',
  },
  {
    name: 'a function with its comment, edited on the way',
    path: 'a.py',
    before:
      'def one(x):\n    return x\n\n\n# Doubles.\ndef two(x):\n    y = x * 2\n    return y\n\n\ndef three(x):\n    return x + 3\n',
    after:
      '# Doubles.\ndef two(x):\n    y = x * 3\n    return y\n\n\ndef one(x):\n    return x\n\n\ndef three(x):\n    return x + 3\n',
    moves: 1,
    withoutMoves:
      'def one(x):\n    return x\n\n\n# Doubles.\ndef two(x):\n    y = x * 3\n    return y\n\n\ndef three(x):\n    return x + 3\n',
    onlyMoves:
      '# Doubles.\ndef two(x):\n    y = x * 2\n    return y\n\n\ndef one(x):\n    return x\n\n\ndef three(x):\n    return x + 3\n',
  },
  {
    name: 'a statement with a placeholder for code above it',
    path: 'a.py',
    before: 'a = one(1, 2)\nb = two(3, 4, 5)\nc = three(5, 6)\nd = four(7, 8)\n',
    after: 'b = two(3, 4, 5)\n# ... existing code ...\na = one(1, 2)\nd = four(7, 8)\n',
    moves: 1,
    withoutMoves: '# ... existing code ...\na = one(1, 2)\nb = two(3, 4, 5)\nd = four(7, 8)\n',
  },
  {
    name: 'a statement moved into a block of another depth',
    path: 'a.py',
    before:
      'def f(items, limit):\n    total = compute(items, limit, offset=0, scale=1, weight=2, bias=3, seed=4)\n    for item in items:\n        use(item)\n    return total\n',
    after:
      'def f(items, limit):\n    for item in items:\n        use(item)\n        total = compute(items, limit, offset=0, scale=1, weight=2, bias=3, seed=4)\n    return total\n',
    moves: 1,
    withoutMoves:
      'def f(items, limit):\n    total = compute(items, limit, offset=0, scale=1, weight=2, bias=3, seed=4)\n    for item in items:\n        use(item)\n    return total\n',
  },
  {
    name: 'a method of several lines with an insertion inside',
    path: 'a.ts',
    before:
      'class A {\n  one() {\n    return 1;\n  }\n\n  /** Two. */\n  two(x: number) {\n    const y = x * 2;\n    return y;\n  }\n\n  three() {\n    return 3;\n  }\n}\n',
    after:
      'class A {\n  /** Two. */\n  two(x: number) {\n    const y = x * 2;\n    log(y);\n    return y;\n  }\n\n  one() {\n    return 1;\n  }\n\n  three() {\n    return 3;\n  }\n}\n',
    moves: 1,
    withoutMoves:
      'class A {\n  one() {\n    return 1;\n  }\n\n  /** Two. */\n  two(x: number) {\n    const y = x * 2;\n    log(y);\n    return y;\n  }\n\n  three() {\n    return 3;\n  }\n}\n',
    onlyMoves:
      'class A {\n  /** Two. */\n  two(x: number) {\n    const y = x * 2;\n    return y;\n  }\n\n  one() {\n    return 1;\n  }\n\n  three() {\n    return 3;\n  }\n}\n',
  },
  {
    name: 'a comment lost on the way',
    path: 'a.py',
    before: 'a = one()\n# why two\nb = two()  # why\nc = three()\nd = four()\n',
    after: 'a = one()\nc = three()\nd = four()\nb = two()\n',
    moves: 1,
    withoutMoves: 'a = one()\nb = two()\nc = three()\nd = four()\n',
    onlyMoves: 'a = one()\nc = three()\nd = four()\n# why two\nb = two()  # why\n',
  },
  {
    name: 'the last line and the first, with CRLF and no final line end',
    path: 'a.js',
    before: "import a from 'a';\r\nimport b from 'b';\r\nimport c from 'c';",
    after: "import c from 'c';\r\nimport a from 'a';\r\nimport b from 'b';",
    moves: 1,
    withoutMoves: "import a from 'a';\r\nimport b from 'b';\r\nimport c from 'c';",
  },
  {
    name: 'what goes into a new function was extracted, not moved',
    path: 'a.py',
    before:
      'def f(items, limit):\n    total = compute(items, limit, offset=0, scale=1, weight=2, bias=3, seed=4)\n    return total\n',
    after:
      'def g(items, limit):\n    total = compute(items, limit, offset=0, scale=1, weight=2, bias=3, seed=4)\n    return total\n\n\ndef f(items, limit):\n    return g(items, limit)\n',
    moves: 0,
    withoutMoves:
      'def g(items, limit):\n    total = compute(items, limit, offset=0, scale=1, weight=2, bias=3, seed=4)\n    return total\n\n\ndef f(items, limit):\n    return g(items, limit)\n',
  },
];

describe('moves', () => {
  it.each(CASES)('$name', ({ path, before, after, moves, withoutMoves, onlyMoves }) => {
    const edit = readEdit(pair(path, before, after), null);
    const moved = edit.changes.filter(({ part }) => part === 'move').map(({ number }) => number);
    expect(render(edit, () => true)).toBe(after);
    expect(render(edit, () => false)).toBe(before);
    expect(moved).toHaveLength(moves);
    const taken = closureOf(edit, moved);
    expect(render(edit, (change) => !taken.has(change))).toBe(withoutMoves);
    if (onlyMoves !== undefined) expect(render(edit, (change) => moved.includes(change))).toBe(onlyMoves);
  });
});
