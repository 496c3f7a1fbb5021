import { describe, expect, it } from 'vitest';
import type { Contents } from '../../server/minimize/changeSet';
import { edited, minimized } from '../support/minimized';

const BEFORE =
  'import { old } from "./old";\n\nexport function size(list: number[]) {\n  old(list);\n  return list.length + 1;\n}\n';
const FIXED = 'export function size(list: number[]) {\n  return list.length;\n}\n';
const passes = (contents: Contents): boolean => contents.get('a.ts')!.includes('list.length;');

describe('deletions that no test covers', () => {
  it('stay, shown by a run with them and one without', async () => {
    const found = await minimized([edited('a.ts', BEFORE, FIXED)], passes);
    expect(found.contents.get('a.ts')).toBe(FIXED);
    expect(found.smallest.size).toBeLessThan(found.kept.size);
    expect(found.set.contentsOf(found.smallest).get('a.ts')).toBe(BEFORE.replace(' + 1', ''));
    for (const item of found.kept) {
      if (found.smallest.has(item)) continue;
      const { verdict, isKept, isUntestedDeletion, runs } = found.verdicts[item]!;
      expect({ verdict, isKept, isUntestedDeletion }).toEqual({
        verdict: 'not-needed',
        isKept: true,
        isUntestedDeletion: true,
      });
      expect(runs.map((run) => found.runs[run]!.outcome)).toEqual(['pass', 'pass']);
    }
  });

  it('are run as often as the smallest part is', async () => {
    const found = await minimized([edited('a.ts', BEFORE, FIXED)], passes, { repeat: 3 });
    expect(found.runs.find(({ id }) => id === found.verdicts[0]!.runs[1])?.starts).toBe(3);
  });

  it('come back where that is asked for', async () => {
    const found = await minimized([edited('a.ts', BEFORE, FIXED)], passes, { restoresDeletions: true });
    expect(found.kept).toEqual(found.smallest);
    expect(
      found.verdicts.filter(({ isUntestedDeletion }) => isUntestedDeletion).map(({ isKept }) => isKept),
    ).toEqual([false, false]);
  });

  it('come back where the search ended before they were tried', async () => {
    const whole = await minimized([edited('a.ts', BEFORE, FIXED)], passes, { restoresDeletions: true });
    const maxRuns = whole.runs.reduce((sum, { starts }) => sum + starts, 0);
    const found = await minimized([edited('a.ts', BEFORE, FIXED)], passes, { maxRuns });
    expect(found.kept).toEqual(found.smallest);
  });

  it('do not stay where the edit wrote the same in another file, which is dropped', async () => {
    const check = 'if (list === null || list === undefined) {\n    throw new TypeError("no list");\n  }';
    const before = `export function size(list: number[]) {\n  ${check}\n  return list.length + 1;\n}\n`;
    const other =
      'import { size } from "./a";\n\nexport function sizes(list: number[]) {\n  return size(list);\n}\n';
    const files = [
      edited('a.ts', before, before.replace(`  ${check}\n`, '').replace(' + 1', '')),
      edited('b.ts', other, other.replace('  return', `  ${check}\n  return`)),
    ];
    const found = await minimized(files, passes);
    expect(Object.fromEntries(found.contents)).toEqual({
      'a.ts': before.replace(' + 1', ''),
      'b.ts': other,
    });
  });

  it('do not stay in a function of which a rewritten statement is dropped', async () => {
    const before =
      'export function size(list: number[]) {\n  return list.length + 1;\n}\n\nexport function first(list: number[]) {\n  const item = list[0];\n  return item;\n}\n';
    const after = before
      .replace(' + 1', '')
      .replace('const item = list[0];\n  return item;', 'return list[0];');
    const found = await minimized([edited('a.ts', before, after)], passes);
    expect(found.contents.get('a.ts')).toBe(before.replace(' + 1', ''));
  });

  it('are whole statements: what went inside one comes back', async () => {
    const before =
      'export function size(list: number[], all: boolean) {\n  log(list, all);\n  return 1;\n}\n';
    const after = before.replace('(list, all)', '(list)').replace('1', 'list.length');
    const found = await minimized([edited('a.ts', before, after)], passes);
    expect(found.contents.get('a.ts')).toBe(before.replace('1', 'list.length'));
  });

  it('are files too', async () => {
    const files = [edited('a.ts', BEFORE, FIXED), edited('old.ts', 'export const legacy = 1;\n', null)];
    expect((await minimized(files, passes)).contents.get('old.ts')).toBeNull();
  });
});
