import { describe, expect, it } from 'vitest';
import { readEdit } from '../../../server/engine/edit/edit';
import { closureOf } from '../../../server/engine/edit/needs';
import { render } from '../../../server/engine/edit/render';
import { languageOf } from '../../../server/engine/syntax/languages';
import { pair } from '../../support/read';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Text of after in the change to take back. */
  readonly takes: string;
  readonly left: string;
}

/** Changes that share a gap between two equal lexemes with the one that is taken back. */
const CASES: readonly Case[] = [
  {
    name: 'a comment above a statement, written anew below code that was put in before its blank line',
    path: 'a.py',
    before: 'def f(x):\n    start(x)\n\n    # The rest.\n    rest(x)\n    return x\n',
    after: 'def f(x):\n    start(x)\n    log(x)\n\n    # What is left.\n    rest(x)\n    return x\n',
    takes: '# What is left.',
    left: 'def f(x):\n    start(x)\n    log(x)\n\n    # The rest.\n    rest(x)\n    return x\n',
  },
  {
    name: 'a comment behind code, with code put in below it',
    path: 'a.py',
    before: 'def f(x):\n    start(x)\n\n    rest(x)\n    return x\n',
    after: 'def f(x):\n    start(x)  # begins\n    log(x)\n\n    rest(x)\n    return x\n',
    takes: '# begins',
    left: 'def f(x):\n    start(x)\n    log(x)\n\n    rest(x)\n    return x\n',
  },
  {
    name: 'the first word of a statement, with a statement put above it',
    path: 'a.py',
    before: 'def f(x):\n    a = 1\n    foo(x, 1, 2)\n    return a\n',
    after: 'def f(x):\n    a = 1\n    new()\n    bar(x, 1, 2)\n    return a\n',
    takes: 'bar',
    left: 'def f(x):\n    a = 1\n    new()\n    foo(x, 1, 2)\n    return a\n',
  },
  {
    name: 'the statement above it',
    path: 'a.py',
    before: 'def f(x):\n    a = 1\n    foo(x, 1, 2)\n    return a\n',
    after: 'def f(x):\n    a = 1\n    new()\n    bar(x, 1, 2)\n    return a\n',
    takes: 'new',
    left: 'def f(x):\n    a = 1\n    bar(x, 1, 2)\n    return a\n',
  },
  {
    name: 'a block around a statement whose first word changed',
    path: 'a.py',
    before: 'def f(x):\n    start()\n    foo(x, 1, 2)\n    use(x, 3)\n    return x\n',
    after: 'def f(x):\n    start()\n    if x:\n        bar(x, 1, 2)\n        use(x, 3)\n    return x\n',
    takes: 'if',
    left: 'def f(x):\n    start()\n    bar(x, 1, 2)\n    use(x, 3)\n    return x\n',
  },
  {
    name: 'the first word of a statement with a block put around it',
    path: 'a.py',
    before: 'def f(x):\n    start()\n    foo(x, 1, 2)\n    use(x, 3)\n    return x\n',
    after: 'def f(x):\n    start()\n    if x:\n        bar(x, 1, 2)\n        use(x, 3)\n    return x\n',
    takes: 'bar',
    left: 'def f(x):\n    start()\n    if x:\n        foo(x, 1, 2)\n        use(x, 3)\n    return x\n',
  },
  {
    name: 'the same in TypeScript',
    path: 'a.ts',
    before: 'function f(x) {\n  start();\n  foo(x, 1, 2);\n  use(x, 3);\n}\n',
    after: 'function f(x) {\n  start();\n  if (x) {\n    bar(x, 1, 2);\n    use(x, 3);\n  }\n}\n',
    takes: 'bar',
    left: 'function f(x) {\n  start();\n  if (x) {\n    foo(x, 1, 2);\n    use(x, 3);\n  }\n}\n',
  },
  {
    name: 'a block in TypeScript around a statement whose first word changed',
    path: 'a.ts',
    before: 'function f(x) {\n  start();\n  foo(x, 1, 2);\n  use(x, 3);\n}\n',
    after: 'function f(x) {\n  start();\n  if (x) {\n    bar(x, 1, 2);\n    use(x, 3);\n  }\n}\n',
    takes: 'if',
    left: 'function f(x) {\n  start();\n  bar(x, 1, 2);\n  use(x, 3);\n}\n',
  },
  {
    name: 'a move from behind a line that got a comment',
    path: 'a.py',
    before:
      'def f(n):\n    mu = 0\n    sigma = 1\n\n    data = normal(mu, sigma, n)\n    plot()\n    draw(data)\n',
    after:
      'def f(n):\n    mu = 0\n    sigma = 1  # spread\n\n    plot()\n    data = normal(mu, sigma, n)\n    draw(data)\n',
    takes: 'plot()',
    left: 'def f(n):\n    mu = 0\n    sigma = 1  # spread\n\n    data = normal(mu, sigma, n)\n    plot()\n    draw(data)\n',
  },
  {
    name: 'code deleted behind a line that got a comment',
    path: 'a.py',
    before: 'def f(n):\n    mu = 0\n    log(mu)\n    draw(mu)\n',
    after: 'def f(n):\n    mu = 0  # start\n    draw(mu)\n',
    takes: '',
    left: 'def f(n):\n    mu = 0  # start\n    log(mu)\n    draw(mu)\n',
  },
  {
    name: 'code deleted with the comment behind it, which stays deleted',
    path: 'a.py',
    before: 'start = 1\n\nlog(start)\n\n# Draws it.\ndraw(start)\n',
    after: 'start = 1\n\ndraw(start)\n',
    takes: '',
    left: 'start = 1\n\nlog(start)\n\ndraw(start)\n',
  },
];

describe('taking one of several changes in a gap back', () => {
  it.each(CASES.map((one) => [one.name, one] as const))('%s', (_, { path, before, after, takes, left }) => {
    const edit = readEdit(pair(path, before, after), languageOf(path));
    const { lexemes, source } = edit.pair.after;
    const chosen = edit.changes.find(({ afterLexemes }) => {
      const [first] = afterLexemes;
      if (first === undefined || takes === '') return first === undefined && takes === '';
      return source.text.startsWith(takes, lexemes.start[first]!);
    });
    const closure = closureOf(edit, [chosen!.number]);
    expect(render(edit, (change) => !closure.has(change))).toBe(left);
  });
});
