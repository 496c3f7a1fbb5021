import { describe, expect, it } from 'vitest';
import type { Contents } from '../../../server/minimize/changeSet';
import { minimizeIn, reportIn } from './minimizing';

describe('words at code in pare minimize', () => {
  it.each([
    {
      path: 'a.py',
      before: `# Tools.
def clean(values):
    return sorted(values)
`,
      wanted: `# Tools.
def clean(values):
    # Callers pass gaps.
    values = drop(values)
    return sorted(values)


def drop(values):
    """Without what is missing."""
    # None only: zero counts.
    return [value for value in values if value is not None]
`,
      needed: ['values = drop(values)', 'is not None'],
    },
    {
      path: 'a.ts',
      before: `// Tools.
export function clean(values: number[]) {
  return values.sort();
}
`,
      wanted: `// Tools.
export function clean(values: number[]) {
  // Callers pass nothing.
  if (values.length === 0) {
    return [0];
  }
  return values.sort();
}
`,
      needed: ['return [0]'],
    },
  ])('keeps the words for new code that is needed: $path', async ({ path, before, wanted, needed }) => {
    const after = wanted.replace('Tools.', 'Tools. Changed in passing.');
    const world = { committed: { [path]: before }, working: { [path]: after } };
    const passes = (contents: Contents): boolean =>
      needed.every((words) => contents.get(path)!.includes(words));
    const { code, text } = await minimizeIn(['--apply'], passes, world);
    expect({ code, text: text(path) }).toEqual({ code: 0, text: wanted });
    const found = await reportIn([], passes, world);
    const words = found.files[0]!.changes.filter(({ reason }) => reason.startsWith('it belongs to code'));
    expect(new Set(words.map(({ verdict }) => verdict))).toEqual(new Set(['needed']));
  });

  it.each([
    {
      what: 'behind a changed line',
      path: 'a.py',
      before: `def load(path):
    data = read(path)
    return data
`,
      fixed: `def load(path):
    data = read(path, None)  # type: ignore[arg-type]
    return data
`,
      over: ['    return data', '    log(data)  # noqa: F821\n    return data'],
      needed: 'read(path, None)',
    },
    {
      what: 'in place of another one',
      path: 'a.py',
      before: `total = one + two  # noqa: E501
print(total)
`,
      fixed: `total = one - two  # noqa: E501,W503
print(total)
`,
      over: ['print(total)', 'print(total)  # pragma: no cover'],
      needed: 'one - two',
    },
    {
      what: 'at the end of a changed statement of several lines',
      path: 'a.py',
      before: `total = add(
    one,
    two,
)
`,
      fixed: `total = add(
    one,
    three,
)  # nosec
`,
      over: ['    one,', '    one,  # noqa'],
      needed: 'three',
    },
    {
      what: 'gone from a changed line',
      path: 'a.py',
      before: `data = read(None)  # type: ignore
print(data)  # noqa
`,
      fixed: `data = read('')
print(data)  # noqa
`,
      over: ['  # noqa', ''],
      needed: "read('')",
    },
    {
      what: 'behind a new import',
      path: 'a.py',
      before: `import json
`,
      fixed: `import json
import plugin  # noqa: F401
`,
      over: ['import json', 'import json  # isort: skip'],
      needed: 'import plugin',
    },
    {
      what: 'above a changed line',
      path: 'a.ts',
      before: `export function load(path: string) {
  const data = read(path);
  return data;
}
`,
      fixed: `export function load(path: string) {
  // @ts-expect-error: the types are behind
  const data = read(path, { strict: true });
  return data;
}
`,
      over: ['  return data', '  // eslint-disable-next-line no-useless-return\n  return data'],
      needed: 'strict',
    },
    {
      what: 'above a changed line inside a statement',
      path: 'a.ts',
      before: `export const options = {
  one: 1,
  two: 2,
};
`,
      fixed: `export const options = {
  one: 1,
  // eslint-disable-next-line no-magic-numbers
  two: 3,
};
`,
      over: ['  one', '  // @ts-ignore\n  one'],
      needed: 'two: 3',
    },
  ])('keeps what is said to a tool $what, and drops it elsewhere', async (edit) => {
    const { path, before, fixed, over, needed } = edit;
    const [code, overEdit] = over as [string, string];
    const world = { committed: { [path]: before }, working: { [path]: fixed.replace(code, overEdit) } };
    const passes = (contents: Contents): boolean => contents.get(path)!.includes(needed);
    const { text } = await minimizeIn(['--apply'], passes, world);
    expect(text(path)).toBe(fixed);
    const found = await reportIn([], passes, world);
    const words = found.files[0]!.changes.filter(({ part }) => part === 'comment');
    expect(words.map(({ verdict }) => verdict).sort()).toEqual(['needed', 'not-needed']);
  });

  it('drops what was said to a tool together with the code that is not needed', async () => {
    const before = 'one = 1\ntwo = 2\n';
    const after = 'one = 11\ntwo = 22  # noqa\n';
    const world = { committed: { 'a.py': before }, working: { 'a.py': after } };
    const { text } = await minimizeIn(
      ['--apply'],
      (contents) => contents.get('a.py')!.includes('one = 11'),
      world,
    );
    expect(text('a.py')).toBe('one = 11\ntwo = 2\n');
  });
});
