import { describe, expect, it } from 'vitest';
import { readEdit } from '../../../server/engine/edit/edit';
import { closureOf } from '../../../server/engine/edit/needs';
import { render } from '../../../server/engine/edit/render';
import { pair } from '../../support/read';

interface Case {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly renames: number;
  /** The edit with its renames taken back; after where there are none. */
  readonly without?: string;
  /** Nothing but the renames. */
  readonly only?: string;
}

const CASES: readonly Case[] = [
  {
    name: 'a local, with other edits on the same line and a use in inserted code',
    path: 'a.py',
    before:
      'def f(items):\n    res = []\n    for item in items:\n        res.append(item + 1)\n    return res\n',
    after:
      'def f(items):\n    results = []\n    for item in items:\n        results.append(item + 2)\n    print(results)\n    return results\n',
    renames: 1,
    without:
      'def f(items):\n    res = []\n    for item in items:\n        res.append(item + 2)\n    print(res)\n    return res\n',
    only: 'def f(items):\n    results = []\n    for item in items:\n        results.append(item + 1)\n    return results\n',
  },
  {
    name: 'a use in code that went comes back by the new name',
    path: 'a.py',
    before: 'def f(a):\n    x = a\n    log(x)\n    use(x)\n    return x\n',
    after: 'def f(a):\n    value = a\n    use(value)\n    return value\n',
    renames: 1,
    without: 'def f(a):\n    x = a\n    use(x)\n    return x\n',
    only: 'def f(a):\n    value = a\n    log(value)\n    use(value)\n    return value\n',
  },
  {
    name: 'a format string and a comment that mention the name',
    path: 'a.py',
    before: 'def f(a):\n    # n counts\n    n = len(a)\n    return f"{n} of {a}"\n',
    after: 'def f(a):\n    # count counts\n    count = len(a)\n    return f"{count} of {a}"\n',
    renames: 1,
    without: 'def f(a):\n    # n counts\n    n = len(a)\n    return f"{n} of {a}"\n',
  },
  {
    name: 'a local beside a comprehension with a name of its own that is spelled the same',
    path: 'a.py',
    before: 'def f(a):\n    check(all(x for x in a))\n    x = pick(a)\n    return [x, a]\n',
    after: 'def f(a):\n    check(all(x for x in a))\n    value = pick(a)\n    return [value, a]\n',
    renames: 1,
    without: 'def f(a):\n    check(all(x for x in a))\n    x = pick(a)\n    return [x, a]\n',
  },
  {
    name: 'a local that a comprehension uses beside a name of its own that would capture it',
    path: 'a.py',
    before: 'def f(a):\n    x = pick(a)\n    return [g(x, y) for y in a]\n',
    after: 'def f(a):\n    value = pick(a)\n    return [g(value, x) for x in a]\n',
    renames: 0,
  },
  {
    name: 'two variables that begin alike and are used for something else',
    path: 'a.py',
    before:
      'def f(a):\n    i = 0\n    while next(a):\n        i += 1\n        if i > 9:\n            stop(a, i)\n    return a\n',
    after:
      'def f(a):\n    total = 0\n    on(a, lambda b: grow(b, total))\n    log(a, total + 1)\n    return a\n',
    renames: 0,
  },
  {
    name: 'a self-documenting format string prints the name',
    path: 'a.py',
    before: 'def f(a):\n    n = len(a)\n    return f"{n=}"\n',
    after: 'def f(a):\n    count = len(a)\n    return f"{count=}"\n',
    renames: 0,
  },
  {
    name: 'a shorthand property names the property too',
    path: 'a.ts',
    before: 'function f() {\n  const a = g();\n  return { a };\n}\n',
    after: 'function f() {\n  const b = g();\n  return { b };\n}\n',
    renames: 0,
  },
  {
    name: 'a template string and JSX',
    path: 'a.tsx',
    before:
      'function Page({ user }: Props) {\n  const t = title(user);\n  return <h1 title={t}>{`${t}!`}</h1>;\n}\n',
    after:
      'function Page({ user }: Props) {\n  const heading = title(user);\n  return <h1 title={heading}>{`${heading}!`}</h1>;\n}\n',
    renames: 1,
    without:
      'function Page({ user }: Props) {\n  const t = title(user);\n  return <h1 title={t}>{`${t}!`}</h1>;\n}\n',
  },
  {
    name: 'a quoted annotation names the class as well',
    path: 'a.py',
    before: 'def f():\n    class A:\n        pass\n    def g(a: "A"):\n        return A()\n    return g\n',
    after: 'def f():\n    class B:\n        pass\n    def g(a: "B"):\n        return B()\n    return g\n',
    renames: 0,
  },
  {
    name: 'two names changed places: neither is a rename',
    path: 'a.py',
    before: 'def f():\n    a = one()\n    b = two()\n    return a - b\n',
    after: 'def f():\n    b = one()\n    a = two()\n    return b - a\n',
    renames: 0,
  },
  {
    name: 'the old name is still used: no rename',
    path: 'a.py',
    before: 'def f(xs):\n    n = len(xs)\n    return n + n\n',
    after: 'def f(xs):\n    m = len(xs)\n    return m + n\n',
    renames: 0,
  },
  {
    name: 'the new name was used: captured, no rename',
    path: 'a.py',
    before: 'def f(xs):\n    n = len(xs)\n    return n + size\n',
    after: 'def f(xs):\n    size = len(xs)\n    return size + size\n',
    renames: 0,
  },
  {
    name: 'locals() sees the name',
    path: 'a.py',
    before: 'def f(xs):\n    n = len(xs)\n    return locals()\n',
    after: 'def f(xs):\n    m = len(xs)\n    return locals()\n',
    renames: 0,
  },
  {
    name: 'one of two bindings of one name',
    path: 'a.js',
    before:
      'function f(x) {\n  const v = x;\n  return v;\n}\nfunction g(x) {\n  const v = x + 1;\n  return v;\n}\n',
    after:
      'function f(x) {\n  const v = x;\n  return v;\n}\nfunction g(x) {\n  const w = x + 1;\n  return w;\n}\n',
    renames: 1,
    without:
      'function f(x) {\n  const v = x;\n  return v;\n}\nfunction g(x) {\n  const v = x + 1;\n  return v;\n}\n',
  },
  {
    name: 'a function and its calls, in a moved one too',
    path: 'a.py',
    before:
      'def calc(a):\n    return a + 1\n\n\ndef one(a):\n    b = calc(a)\n    return b * 2\n\n\ndef two(a):\n    return calc(a) + 3\n',
    after:
      'def compute(a):\n    return a + 1\n\n\ndef two(a):\n    return compute(a) + 3\n\n\ndef one(a):\n    b = compute(a)\n    return b * 2\n',
    renames: 1,
    without:
      'def calc(a):\n    return a + 1\n\n\ndef two(a):\n    return calc(a) + 3\n\n\ndef one(a):\n    b = calc(a)\n    return b * 2\n',
  },
];

describe('renames', () => {
  it.each(CASES)('$name', ({ path, before, after, renames, without, only }) => {
    const edit = readEdit(pair(path, before, after), null);
    const found = edit.changes.filter(({ part }) => part === 'rename').map(({ number }) => number);
    expect(render(edit, () => true)).toBe(after);
    expect(render(edit, () => false)).toBe(before);
    expect(found).toHaveLength(renames);
    const taken = closureOf(edit, found);
    expect(render(edit, (change) => !taken.has(change))).toBe(without ?? after);
    if (only !== undefined) expect(render(edit, (change) => found.includes(change))).toBe(only);
  });
});
