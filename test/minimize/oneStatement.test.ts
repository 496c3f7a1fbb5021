import { describe, expect, it } from 'vitest';
import type { Contents } from '../../server/minimize/changeSet';
import { edited, minimized } from '../support/minimized';

describe('a fix and more, written in one place of a statement', () => {
  it('leaves the condition that the tests need', async () => {
    const before = 'def pick(entry):\n    if entry:\n        return entry[0]\n    return None\n';
    const after = before.replace('if entry:', 'if entry and any(entry) and len(entry) == 3:');
    const passes = (contents: Contents) => contents.get('a.py')!.includes('any(entry)');
    const found = await minimized([edited('a.py', before, after)], passes);
    expect(found.status).toBe('minimal');
    expect(found.contents.get('a.py')).toBe(before.replace('if entry:', 'if entry and any(entry):'));
    const lines = found.set.files[0]!.edit.pieces.map(({ after: ranges }) => ranges);
    expect(lines.map(([range]) => [range!.start.character, range!.end.character])).toEqual([
      [13, 27],
      [28, 47],
    ]);
    expect(found.verdicts.map(({ verdict }) => verdict)).toEqual(['needed', 'not-needed']);
  });

  it('leaves the import that the needed code uses', async () => {
    const before = 'from os import path\n\ndef root(name):\n    return path.join(name)\n';
    const after = before
      .replace('import path', 'import path, sep, getcwd')
      .replace('    return', '    log(sep)\n    name = name or getcwd()\n    return');
    const passes = (contents: Contents) => contents.get('a.py')!.includes('name or getcwd()');
    const found = await minimized([edited('a.py', before, after)], passes);
    expect(found.contents.get('a.py')).toBe(after.replace(' sep,', '').replace('    log(sep)\n', ''));
  });

  it('leaves no bracket laid out by halves', async () => {
    const before =
      'function read(text: string) {\n  const found = look(\n    text.replace(/[a-z]+/, ""),\n  );\n  return found;\n}\n';
    const fixed = before.replace('(\n    text.replace(/[a-z]+/, ""),\n  );', '(text);');
    const after = fixed.replace('return found', 'return (\n    found\n  )');
    const passes = (contents: Contents) => !contents.get('a.ts')!.includes('replace');
    for (const [one, other, test] of [
      [before, after, passes],
      [fixed, before.replace('return found', 'return (\n    found\n  )'), (c: Contents) => !passes(c)],
    ] as const) {
      const found = await minimized([edited('a.ts', one, other)], test);
      expect(found.contents.get('a.ts')).toBe(one === before ? fixed : before);
    }
  });

  it('leaves a statement as it was laid out where only other code is needed', async () => {
    const before = 'total = add(first, second)\n';
    const after = 'total = add(\n    first + 1,\n    second,\n)\n';
    const passes = (contents: Contents) => contents.get('a.py')!.includes('first + 1');
    const found = await minimized([edited('a.py', before, after)], passes);
    expect(found.contents.get('a.py')).toBe('total = add(first + 1, second)\n');
  });

  it('takes a rewritten statement back of which no part can go alone', async () => {
    const before =
      'function order(a: string, b: string) {\n  use(a);\n  use(b);\n  return b.split("/").length - a.split("/").length;\n}\n';
    const steps = [1, 2, 3, 4, 5, 6].map((step) => `step(${step});`);
    const fixed = before.replace('  use(a);\n', `  use(a);\n  ${steps.join('\n  ')}\n`);
    const after =
      'function count(path: string) {\n  return path.split("/").length;\n}\n\n' +
      fixed.replace(/(\w)\.split\("\/"\)\.length/g, 'count($1)');
    const passes = (contents: Contents) => {
      const text = contents.get('a.ts')!;
      const [, left, right] = /return (\S+) - (\S+);/.exec(text) ?? [];
      const isWhole = (side: string | undefined) =>
        /^(count\(.\)|.\.split\("\/"\)\.length)$/.test(side ?? '');
      return steps.every((step) => text.includes(step)) && isWhole(left) && isWhole(right);
    };
    const found = await minimized([edited('a.ts', before, after)], passes);
    expect(found.contents.get('a.ts')).toBe(fixed);
  });
});
