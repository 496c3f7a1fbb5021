import { stripVTControlCharacters } from 'node:util';
import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { presentText } from '../../../server/present';
import { fileReport, finding } from '../reports';
import { nothing, twoFiles, workingTree } from '../samples';

const plain = { colors: createColors(false) };
const colored = { colors: createColors(true) };

describe('the report as text', () => {
  it.each([
    ['working-tree', workingTree],
    ['two-files', twoFiles],
    ['nothing', nothing],
  ])('of %s reads well', async (name, view) => {
    await expect(presentText(view, plain)).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it('says the same with and without colours', () => {
    const withoutColors = stripVTControlCharacters(presentText(workingTree, colored));
    expect(withoutColors).toBe(presentText(workingTree, plain));
    expect(presentText(workingTree, colored)).not.toBe(withoutColors);
  });

  it('shows what could steer a terminal', () => {
    const path = 'a\u001b[2J\u202E.py';
    const hostile = fileReport(path, '', 'x', { findings: [finding('1', { message: 'a\rb\u009b' })] });
    const report = { ...nothing.report, files: [hostile] };
    const text = presentText({ ...nothing, report }, plain);
    expect(text).toContain('a\\u001b[2J\\u202e.py');
    expect(text).toContain('a\\u000db\\u009b');
    for (const character of '\u001b\u202e\r\u009b') expect(text).not.toContain(character);
  });

  it('writes paths as the reader would', () => {
    const text = presentText({ ...twoFiles, show: (path) => `../${path}` }, plain);
    expect(text).toContain('../shop/total.py:4:1');
  });

  it('names only some of many files that were not compared', () => {
    const logo = workingTree.report.files.find(({ skipped }) => skipped !== null)!;
    const files = Array.from({ length: 30 }, (_, index) => ({ ...logo, path: `${index}.png` }));
    const text = presentText({ ...nothing, report: { ...nothing.report, files } }, plain);
    expect(text).toContain('and 20 more files not compared');
    expect(text.split('\n')).toHaveLength(14);
  });
});
