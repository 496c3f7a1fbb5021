import type { Part } from '../../server/engine/report';

type KnownPart = Exclude<Part, 'insertion' | 'deletion' | 'replacement'>;

/** An edit that is easily read wrong, and the right reading. */
export interface HardPair {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Parts that its changes have; the remainder stands for insertion, deletion and replacement. */
  readonly parts: readonly (KnownPart | 'remainder')[];
  /** After once every change of one part, and what needs it, is taken back. */
  readonly without?: Readonly<Partial<Record<KnownPart | 'remainder', string>>>;
  /** Rules that find something, all being asked. */
  readonly rules?: readonly string[];
}

/** Equal tokens and another meaning: never layout. */
const NOT_LAYOUT: readonly HardPair[] = [
  {
    name: 'a return that left its loop',
    path: 'a.py',
    before: 'def f(xs):\n    for x in xs:\n        use(x)\n        return x\n',
    after: 'def f(xs):\n    for x in xs:\n        use(x)\n    return x\n',
    parts: ['remainder'],
  },
  {
    name: 'a semicolon that kept two statements apart',
    path: 'a.js',
    before: 'const a = b;\n(c || d).run();\n',
    after: 'const a = b\n(c || d).run();\n',
    parts: ['remainder'],
  },
  {
    name: 'a semicolon that was a loop body',
    path: 'a.js',
    before: 'while (next());\ndone();\n',
    after: 'while (next())\ndone();\n',
    parts: ['remainder'],
  },
  {
    name: 'a space between two expressions of JSX',
    path: 'a.jsx',
    before: 'const a = <p>{x} {y}</p>;\n',
    after: 'const a = <p>{x}{y}</p>;\n',
    parts: ['remainder'],
  },
  {
    name: 'a line break behind return',
    path: 'a.js',
    before: 'function f() {\n  return value;\n}\n',
    after: 'function f() {\n  return\n  value;\n}\n',
    parts: ['remainder'],
  },
  {
    name: 'parentheses that bind a minus sign',
    path: 'a.py',
    before: 'y = -x ** 2\n',
    after: 'y = (-x) ** 2\n',
    parts: ['remainder'],
  },
  {
    name: 'a comma that makes a tuple',
    path: 'a.py',
    before: 'a = (b)\n',
    after: 'a = (b,)\n',
    parts: ['remainder'],
  },
  {
    name: 'a comma that is an element',
    path: 'a.js',
    before: 'f([a, b]);\n',
    after: 'f([a, , b]);\n',
    parts: ['remainder'],
  },
  {
    name: 'another kind of string',
    path: 'a.py',
    before: 'a = "n\\n"\n',
    after: 'a = r"n\\n"\n',
    parts: ['remainder'],
  },
  {
    name: 'a template for a string',
    path: 'a.ts',
    before: "const a = '${b}';\n",
    after: 'const a = `${b}`;\n',
    parts: ['remainder'],
  },
  {
    name: 'indentation inside a string',
    path: 'a.py',
    before: 'a = """\n  one\n"""\n',
    after: 'a = """\n    one\n"""\n',
    parts: ['remainder'],
  },
  {
    name: 'parentheses that end an optional chain',
    path: 'a.ts',
    before: 'const c = a?.b.c;\n',
    after: 'const c = (a?.b).c;\n',
    parts: ['remainder'],
  },
  {
    name: 'an else that belongs to another if',
    path: 'a.py',
    before: 'if a:\n    if b:\n        one()\nelse:\n    two()\n',
    after: 'if a:\n    if b:\n        one()\n    else:\n        two()\n',
    parts: ['remainder'],
  },
  {
    name: 'decorators in another order',
    path: 'a.py',
    before: '@one\n@two\ndef f():\n    pass\n',
    after: '@two\n@one\ndef f():\n    pass\n',
    parts: ['remainder'],
  },
];

/** The same normalised tree: layout, whatever it looks like. */
const LAYOUT: readonly HardPair[] = [
  {
    name: 'a body on the line of its header',
    path: 'a.py',
    before: 'if a: b()\nc()\n',
    after: 'if a:\n    b()\nc()\n',
    parts: ['layout'],
    rules: ['formatting'],
  },
  {
    name: 'two statements on one line',
    path: 'a.py',
    before: 'a = 1; b = 2\n',
    after: 'a = 1\nb = 2\n',
    parts: ['layout'],
    rules: ['formatting'],
  },
  {
    name: 'a continuation for parentheses',
    path: 'a.py',
    before: 'a = b + \\\n    c\n',
    after: 'a = (b +\n     c)\n',
    parts: ['layout'],
    rules: ['formatting'],
  },
  {
    name: 'quotes, a trailing comma and lines',
    path: 'a.py',
    before: "f('a', 'b')\n",
    after: 'f(\n    "a",\n    "b",\n)\n',
    parts: ['layout'],
    rules: ['formatting'],
  },
  {
    name: 'parentheses around an arrow function parameter',
    path: 'a.ts',
    before: 'const f = (x) => x;\n',
    after: 'const f = x => x\n',
    parts: ['layout'],
    rules: ['formatting'],
  },
  {
    name: 'JSX on several lines',
    path: 'a.jsx',
    before: 'const a = <p><b>x</b></p>;\n',
    after: 'const a = (\n  <p>\n    <b>x</b>\n  </p>\n);\n',
    parts: ['layout'],
    rules: ['formatting'],
  },
];

const COMMENTS: readonly HardPair[] = [
  {
    name: 'a comment that went with its code',
    path: 'a.py',
    before: 'a = 1\n# why b\nb = 2\nc = 3\n',
    after: 'a = 1\nc = 3\n',
    parts: ['comment', 'remainder'],
    without: { remainder: 'a = 1\n# why b\nb = 2\nc = 3\n' },
    rules: [],
  },
  {
    name: 'a comment lost while its line was edited',
    path: 'a.py',
    before: 'a = 1  # why\n',
    after: 'a = 2\n',
    parts: ['comment', 'remainder'],
    without: { comment: 'a = 2  # why\n', remainder: 'a = 1\n' },
    rules: [],
  },
  {
    name: 'a comment that moved inside its function',
    path: 'a.ts',
    before: '// Adds.\nfunction add(a, b) {\n  return a + b;\n}\n',
    after: 'function add(a, b) {\n  // Adds.\n  return a + b;\n}\n',
    parts: ['comment'],
    rules: [],
  },
  {
    name: 'code that became a comment',
    path: 'a.py',
    before: 'def f():\n    one()\n    two()\n',
    after: 'def f():\n    # one()\n    two()\n',
    parts: ['comment', 'remainder'],
    without: { remainder: 'def f():\n    one()\n    # one()\n    two()\n' },
  },
];

const WRAPS: readonly HardPair[] = [
  {
    name: 'a guard around code that was edited too',
    path: 'a.py',
    before: 'def f(a):\n    b = a.c\n    d = b + 1\n    return d\n',
    after: 'def f(a):\n    if a:\n        b = a.c\n        d = b + 2\n        return d\n',
    parts: ['wrap', 'remainder'],
    without: {
      wrap: 'def f(a):\n    b = a.c\n    d = b + 2\n    return d\n',
      remainder: 'def f(a):\n    if a:\n        b = a.c\n        d = b + 1\n        return d\n',
    },
  },
  {
    name: 'a try that was taken from around its body',
    path: 'a.py',
    before: 'def f(a):\n    try:\n        b = a.c()\n        d = b.e()\n    except E:\n        log(a)\n',
    after: 'def f(a):\n    b = a.c()\n    d = b.e()\n',
    parts: ['wrap'],
    without: {
      wrap: 'def f(a):\n    try:\n        b = a.c()\n        d = b.e()\n    except E:\n        log(a)\n',
    },
  },
  {
    name: 'a copy above a loop that is still there',
    path: 'a.py',
    before: 'def f(xs):\n    for x in xs:\n        total = combine(total, x, 1)\n    return total\n',
    after:
      'def f(xs):\n    total = combine(total, x, 1)\n    for x in xs:\n        total = combine(total, x, 1)\n    return total\n',
    parts: ['remainder'],
    without: {
      remainder: 'def f(xs):\n    for x in xs:\n        total = combine(total, x, 1)\n    return total\n',
    },
  },
  {
    name: 'a block around a block of JavaScript',
    path: 'a.ts',
    before: 'function f(a) {\n  one(a);\n  two(a);\n}\n',
    after: 'function f(a) {\n  if (a) {\n    one(a);\n    two(a);\n  }\n}\n',
    parts: ['wrap'],
    without: { wrap: 'function f(a) {\n  one(a);\n  two(a);\n}\n' },
  },
  {
    name: 'a loop edited inside and put into a block of another kind',
    path: 'a.py',
    before:
      'def f(cities):\n    for city in cities:\n        number = ceil(random(1000) / 10) * 10\n        rows.append([city, number])\n    return rows\n',
    after:
      'def f(cities):\n    try:\n        for city in cities:\n            number = ceil(random(1000) / 10) * 11\n            if rows is not None:\n                rows.append([city, number])\n    except ValueError as error:\n        print(error)\n    return rows\n',
    parts: ['wrap', 'remainder'],
    without: {
      wrap: 'def f(cities):\n    for city in cities:\n        number = ceil(random(1000) / 10) * 11\n        rows.append([city, number])\n    return rows\n',
    },
  },
  {
    name: 'a condition edited inside and put into another condition',
    path: 'a.ts',
    before: 'function f(a) {\n  if (a.ready) {\n    start(a, 1);\n    note(a.name, a.time);\n  }\n}\n',
    after:
      'function f(a) {\n  if (a) {\n    if (a.ready) {\n      start(a, 2);\n      note(a.name, a.date);\n    }\n  }\n}\n',
    parts: ['wrap', 'remainder'],
    without: {
      wrap: 'function f(a) {\n  if (a.ready) {\n    start(a, 2);\n    note(a.name, a.date);\n  }\n}\n',
    },
  },
];

const MOVES_AND_NAMES: readonly HardPair[] = [
  {
    name: 'a move with a rename inside',
    path: 'a.py',
    before:
      'def one(a):\n    return a\n\n\ndef two(xs):\n    n = len(xs)\n    return n * n + n\n\n\ndef three(a):\n    return a + 3\n',
    after:
      'def two(xs):\n    count = len(xs)\n    return count * count + count\n\n\ndef one(a):\n    return a\n\n\ndef three(a):\n    return a + 3\n',
    parts: ['rename', 'move'],
    without: {
      rename:
        'def two(xs):\n    n = len(xs)\n    return n * n + n\n\n\ndef one(a):\n    return a\n\n\ndef three(a):\n    return a + 3\n',
      move: 'def one(a):\n    return a\n\n\ndef two(xs):\n    count = len(xs)\n    return count * count + count\n\n\ndef three(a):\n    return a + 3\n',
    },
    rules: ['rename', 'moved'],
  },
  {
    name: 'a check around statements of which the first was edited and had one put behind it',
    path: 'a.py',
    before: 'def f(xs):\n    words = split(xs, 1, 2)\n    words = clean(words, xs)\n    return words\n',
    after:
      'def f(xs):\n    if xs is not None:\n        words = split(xs, 1, 3)\n        log(words)\n        words = clean(words, xs)\n    return words\n',
    parts: ['wrap', 'remainder'],
    without: {
      wrap: 'def f(xs):\n    words = split(xs, 1, 3)\n    words = clean(words, xs)\n    return words\n',
    },
    rules: ['added-validation'],
  },
  {
    name: 'a member of a type that moved with its separator and was edited, another put behind it',
    path: 'a.ts',
    before: 'interface B {\n  first: One<1, 2>;\n  second: Two<3, 4>;\n  third: Three<5, 6>;\n}\n',
    after:
      'interface B {\n  third: Three<5, 7>;\n  fourth: Four;\n  first: One<1, 2>;\n  second: Two<3, 4>;\n}\n',
    parts: ['remainder', 'move'],
    without: {
      move: 'interface B {\n  fourth: Four;\n  first: One<1, 2>;\n  second: Two<3, 4>;\n  third: Three<5, 7>;\n}\n',
    },
    rules: ['moved'],
  },
  {
    name: 'a field of a class that moved with its separator',
    path: 'a.ts',
    before: 'class A {\n  first = one(1, 2);\n  second = two(3, 4);\n  third = three(5, 6);\n}\n',
    after: 'class A {\n  third = three(5, 6);\n  first = one(1, 2);\n  second = two(3, 5);\n}\n',
    parts: ['remainder', 'move'],
    without: {
      move: 'class A {\n  first = one(1, 2);\n  second = two(3, 5);\n  third = three(5, 6);\n}\n',
    },
    rules: ['moved'],
  },
  {
    name: 'a rename and another edit on one line',
    path: 'a.ts',
    before: 'function f(a: number) {\n  const n = a + 1;\n  return n * 2;\n}\n',
    after: 'function f(a: number) {\n  const next = a + 1;\n  return next * 3;\n}\n',
    parts: ['rename', 'remainder'],
    without: {
      rename: 'function f(a: number) {\n  const n = a + 1;\n  return n * 3;\n}\n',
      remainder: 'function f(a: number) {\n  const next = a + 1;\n  return next * 2;\n}\n',
    },
    rules: ['rename'],
  },
  {
    name: 'a shorthand property that keeps its key',
    path: 'a.ts',
    before: 'function f() {\n  const a = g();\n  return { a };\n}\n',
    after: 'function f() {\n  const b = g();\n  return { a: b };\n}\n',
    parts: ['remainder'],
    rules: [],
  },
  {
    name: 'a format string that prints the name',
    path: 'a.py',
    before: 'def f(a):\n    n = len(a)\n    return f"{n=}"\n',
    after: 'def f(a):\n    size = len(a)\n    return f"{size=}"\n',
    parts: ['remainder'],
    rules: [],
  },
  {
    name: 'a name that captures another',
    path: 'a.py',
    before: 'def f(a):\n    n = len(a)\n    return n + size\n',
    after: 'def f(a):\n    size = len(a)\n    return size + size\n',
    parts: ['remainder'],
    rules: [],
  },
  {
    name: 'imports in another order, one of them edited',
    path: 'a.py',
    before: 'import sys\nimport os\nfrom a import b\n\nuse(sys, os, b)\n',
    after: 'import os\nimport sys\nfrom a import b, c\n\nuse(sys, os, b)\n',
    parts: ['move', 'import'],
    without: {
      move: 'import sys\nimport os\nfrom a import b, c\n\nuse(sys, os, b)\n',
      import: 'import os\nimport sys\nfrom a import b\n\nuse(sys, os, b)\n',
    },
    rules: ['import-order'],
  },
  {
    name: 'two equal statements, one of them gone',
    path: 'a.py',
    before: 'one()\nlog()\ntwo()\nlog()\nthree()\n',
    after: 'one()\ntwo()\nlog()\nthree()\n',
    parts: ['remainder'],
    without: { remainder: 'one()\nlog()\ntwo()\nlog()\nthree()\n' },
    rules: [],
  },
  {
    name: 'a parameter that callers name',
    path: 'a.py',
    before: 'def area(w, h):\n    return w * h\n\n\narea(w=1, h=2)\n',
    after: 'def area(width, h):\n    return width * h\n\n\narea(width=1, h=2)\n',
    parts: ['rename', 'remainder'],
    rules: ['signature-changed'],
  },
  {
    name: 'a loop variable of a comprehension and its namesake outside',
    path: 'a.py',
    before: 'def f(xs):\n    x = 1\n    ys = [x for x in xs]\n    return x, ys\n',
    after: 'def f(xs):\n    x = 1\n    ys = [item for item in xs]\n    return x, ys\n',
    parts: ['rename'],
    without: { rename: 'def f(xs):\n    x = 1\n    ys = [x for x in xs]\n    return x, ys\n' },
    rules: ['rename'],
  },
];

const TEXTS: readonly HardPair[] = [
  {
    name: 'line ends and one edit',
    path: 'a.py',
    before: 'a = 1\r\nb = 2\r\n',
    after: 'a = 1\nb = 3\n',
    parts: ['line-ends', 'remainder'],
    without: { 'line-ends': 'a = 1\r\nb = 3\r\n', remainder: 'a = 1\nb = 2\n' },
    rules: ['whitespace'],
  },
  {
    name: 'an insertion with another line end than the file',
    path: 'a.py',
    before: 'a = 1\r\nc = 3\r\n',
    after: 'a = 1\r\nb = 2\nc = 3\r\n',
    parts: ['line-ends', 'remainder'],
    without: { 'line-ends': 'a = 1\r\nb = 2\r\nc = 3\r\n' },
    rules: ['whitespace'],
  },
  {
    name: 'a byte order mark that went',
    path: 'a.py',
    before: '\uFEFFa = 1\n',
    after: 'a = 1\n',
    parts: ['layout'],
    without: { layout: '\uFEFFa = 1\n' },
  },
  {
    name: 'no final newline, and the last line edited',
    path: 'a.js',
    before: 'a();\nb();\n',
    after: 'a();\nc();',
    parts: ['layout', 'remainder'],
    without: { layout: 'a();\nc();\n', remainder: 'a();\nb();' },
    rules: ['whitespace'],
  },
  {
    name: 'blanks behind inserted code',
    path: 'a.py',
    before: 'a = 1\n',
    after: 'a = 1\nb = 2  \n',
    parts: ['layout', 'remainder'],
    without: { layout: 'a = 1\nb = 2\n' },
    rules: ['whitespace'],
  },
  {
    name: 'a fence around the whole answer',
    path: 'a.py',
    before: 'a = 1\nb = 2\n',
    after: '```python\na = 1\nb = 3\n```\n',
    parts: ['artifact', 'remainder'],
    without: { artifact: 'a = 1\nb = 3\n' },
    rules: ['edit-artifact'],
  },
  {
    name: 'a function replaced by the remark that it stays',
    path: 'a.py',
    before: 'def f():\n    one()\n    two()\n    three()\n\n\ndef g():\n    return 1\n',
    after: 'def f():\n    # ... rest of the code unchanged ...\n\n\ndef g():\n    return 2\n',
    parts: ['artifact', 'remainder'],
    rules: ['edit-artifact'],
  },
];

export const HARD_PAIRS: readonly HardPair[] = [
  ...NOT_LAYOUT,
  ...LAYOUT,
  ...COMMENTS,
  ...WRAPS,
  ...MOVES_AND_NAMES,
  ...TEXTS,
];
