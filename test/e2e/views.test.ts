import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as code from './harness';

/** Every place a person looks at, on an edit that has a bit of every part, in every theme that comes with the editor. */
const before = readFileSync('test/e2e/edits/every-part-before.py', 'utf8');
const after = readFileSync('test/e2e/edits/every-part-after.py', 'utf8');

const THEMES = {
  light: 'Default Light Modern',
  dark: 'Default Dark Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};

/** The rules of the findings in the order of the text. */
const RULES = [
  'formatting',
  'rename',
  'comment-changed',
  'edit-artifact',
  'formatting',
  'comment-lost',
  'error-swallowed',
];

let workspace: code.TestWorkspace;
let server: code.VsCodeServer;
let workbench: code.Workbench;
let path: string;

beforeAll(async () => {
  workspace = await code.createWorkspace({ 'prices.py': before }, { commit: true });
  path = workspace.path('prices.py');
  server = await code.startVsCode({
    version: '1.139',
    vsix: [resolve('pare.vsix')],
    settings: { 'pare.marks.enable': true },
  });
  workbench = await code.openWorkbench(server, {
    folder: workspace.folder,
    file: path,
    size: { width: 1440, height: 1000 },
  });
});

afterAll(async () => {
  if (workbench !== undefined) await code.screenshot(workbench, 'views-end');
  await workbench?.close();
  await server?.stop();
  await workspace?.dispose();
});

describe('what a person sees of an edit', () => {
  it('is in the text, in lenses, and in a list', async () => {
    await code.runCommand(workbench, 'Pare: Check edit minimality');
    await code.waitForNotification(workbench, 'Nothing differs');
    await code.rewriteFile(path, after);
    await code.showFindings(workbench);
    await code.until('all findings are in the list', async () => {
      const rows = await code.readFindings(workbench);
      return rows.length >= RULES.length;
    });
    const found = (await code.readFindings(workbench)).map((label) => /rule ([\w-]+)$/.exec(label)?.[1]);
    expect(found).toEqual(RULES);
  });

  it.each(Object.entries(THEMES))('is legible in the theme %s', async (name, theme) => {
    await workspace.writeSettings({ 'workbench.colorTheme': theme });
    await code.until('the theme is there', async () => {
      const kind = { light: 'vs', dark: 'vs-dark', 'high-contrast': 'hc-black' }[name] ?? 'hc-light';
      return workbench.page.locator(`.monaco-workbench.${kind}`).isVisible();
    });
    // Which gives the editor the focus: without, it adds no lenses.
    await code.hover(workbench, 13, 12, 'Free samples are lines');
    await code.waitForSquiggles(workbench, { kind: 'error' });
    await code.waitForCodeLens(workbench, '1 wrapped block');
    await code.screenshot(workbench, `views-${name}`);
    for (const { text, colour, background } of await code.readHoverColours(workbench))
      expect(contrast(colour, background), text).toBeGreaterThanOrEqual(name.startsWith('high') ? 4.5 : 3);
  });

  it('tells what came and what went by colour as well, token by token', async () => {
    await code.hover(workbench, 11, 6, 'is called');
    const pieces = await code.readHoverColours(workbench);
    const coloursOf = (pattern: RegExp) =>
      new Set(pieces.filter(({ text }) => pattern.test(text)).map(({ colour }) => colour));
    const [gone, come, stayed] = [/^- ?$|^\[-total-\]$/, /^\+ ?$|^\{\+result\+\}$/, /line\.count|return/].map(
      coloursOf,
    );
    expect([gone!.size, come!.size, stayed!.size]).toEqual([1, 1, 1]);
    expect(new Set([...gone!, ...come!, ...stayed!]).size).toBe(3);
  });
});

describe('the report', () => {
  it('is a page with what the edit consists of', async () => {
    await code.runCommand(workbench, 'Pare: Show report');
    const text = await code.readPreview(workbench, 'Edit of prices.py');
    expect(text).toMatch(/49 of 117 tokens differ/);
    for (const part of ['layout', 'comment', 'rename', 'move', 'wrap', 'artifact'])
      expect(text).toContain(part);
    for (const rule of RULES) expect(text).toContain(rule);
    const pieces = await code.readPreviewDiff(workbench);
    expect(pieces).toContain('+     # ... existing code ...');
    expect(pieces.filter((piece) => piece === '[-total-]')).toHaveLength(4);
    await code.screenshot(workbench, 'views-report');
    await code.closeTab(workbench);
  });
});

describe('accepting', () => {
  const at = { line: 30, column: 6 };

  it('takes a finding away by the light bulb, everywhere', async () => {
    await code.applyQuickFix(workbench, at, 'Accept this part of the edit (error-swallowed)');
    await code.until('it is gone from the list', async () => {
      const rows = await code.readFindings(workbench);
      return rows.length === RULES.length - 1 && rows.every((row) => !row.includes('error-swallowed'));
    });
    await code.waitForStatusBar(workbench, '· 6');
    await code.screenshot(workbench, 'views-accepted');
  });

  it('holds after the window is loaded again', async () => {
    await code.reload(workbench, 'prices.py');
    // After that the edit is one against git HEAD, of which questions are asked only if somebody wants them.
    await code.runCommand(workbench, 'Pare: Check edit minimality');
    await code.waitForNotification(workbench, 'git HEAD');
    await code.waitForStatusBar(workbench, '· 6');
  });

  it('can be taken back', async () => {
    await code.runCommand(workbench, 'Pare: Show accepted parts of edits again');
    await code.waitForStatusBar(workbench, '· 7');
  });
});

/** Of two colours as a page gives them (WCAG 2). */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
