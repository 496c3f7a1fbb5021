import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as h from './harness';

const version = (process.env['V'] ?? '1.139') as h.VsCodeVersion;
let server: h.VsCodeServer;
let wb: h.Workbench;
let ws: h.TestWorkspace;
const t0 = Date.now();
const lap = (s: string) => console.log(`${((Date.now() - t0) / 1000).toFixed(1)} ${s}`);

beforeAll(async () => {
  ws = await h.createWorkspace(
    { 'a b.py': 'x = 1\r\ny = "ok"\r\n\tz = 3\r\n', 'sub/other.txt': 'fine\n' },
    { commit: true },
  );
  server = await h.startVsCode({ version, vsix: ['/tmp/toy/toy.vsix'] });
  lap('server');
  wb = await h.openWorkbench(server, { folder: ws.folder, file: ws.path('a b.py') });
  lap('workbench');
});
afterAll(async () => {
  if (wb) await h.screenshot(wb, 'toy-end');
  await wb?.close();
  await server?.stop();
  await ws?.dispose();
  lap('closed');
});

test('whole', async () => {
  const file = ws.path('a b.py');
  expect(await h.waitForCodeLens(wb, 'bad words')).toBe('0 bad words');
  lap('lens');
  const agent = 'x = BAD\r\ny = "BAD"\r\n\tz = 3\r\n';
  await h.rewriteFile(file, agent, { atomic: true });
  await h.waitForSquiggles(wb, { kind: 'warning', count: 2 });
  lap('squiggles');
  expect(await h.isDirty(wb)).toBe(false);
  await h.waitForCodeLens(wb, '2 bad words');
  expect(await h.readCodeLenses(wb)).toEqual(['2 bad words', 'show diff']);
  expect(await h.readVisibleLines(wb)).toEqual(['x = BAD', 'y = "BAD"', '    z = 3', '']);
  await h.screenshot(wb, 'toy-1');
  lap('lens 2');
  const text = await h.hover(wb, 2, 6);
  console.log(JSON.stringify(text));
  expect(text).toContain('Toy hover for BAD');
  expect(text).toContain('Toy: BAD is bad here');
  await h.screenshot(wb, 'toy-2-hover');
  lap('hover');
  const problems = await h.waitForProblems(wb, (p) => p.length === 2);
  expect(problems[1]).toEqual({ severity: 'Warning', message: expect.stringContaining('BAD is bad'), line: 2, column: 6 });
  console.log(problems);
  await h.screenshot(wb, 'toy-3-problems');
  await h.closePanel(wb);
  lap('problems');
  const fixes = await h.openQuickFixes(wb, { line: 2, column: 6 });
  console.log(fixes);
  await h.screenshot(wb, 'toy-4-fixes');
  await h.closeQuickFixes(wb);
  lap('fixes');
  await h.applyQuickFix(wb, { line: 2, column: 6 }, 'Remove BAD');
  await h.waitForText(wb, (t) => t.includes('y = ""'));
  expect(await h.isDirty(wb)).toBe(true);
  lap('fix applied');
  expect((await h.saveAndRead(wb, file)).toString()).toBe('x = BAD\r\ny = ""\r\n\tz = 3\r\n');
  lap('saved');
  await h.undo(wb);
  await h.waitForText(wb, (t) => t.includes('y = "BAD"'));
  expect((await h.saveAndRead(wb, file)).toString()).toBe(agent);
  lap('undone');
  await h.runCommand(wb, 'Toy: Say Something');
  expect(await h.waitForNotification(wb, 'Toy says')).toBe('Toy says hello');
  await h.screenshot(wb, 'toy-5-note');
  await h.pressNotification(wb, 'Toy says', 'Nice');
  await h.until('gone', async () => (await h.readNotifications(wb)).length === 0);
  lap('notification');
  console.log(await h.readStatusBar(wb));
  expect(await h.waitForStatusBar(wb, /Toy: \d/)).toContain('Toy: 2');
  await h.rewriteFile(file, 'x = 1\n');
  await h.waitForSquiggles(wb, { count: 0 });
  lap('in place rewrite');
  await h.undo(wb);
  await h.waitForSquiggles(wb, { count: 2 });
});

test('settings, other file, diff', async () => {
  await h.openFile(wb, ws.path('sub/other.txt'));
  lap('other file');
  await h.type(wb, 'BAD ');
  await h.waitForSquiggles(wb, { count: 1 });
  expect(String(await h.saveAndRead(wb, ws.path('sub/other.txt')))).toBe('BAD fine\n');
  await server.writeSettings({ 'editor.codeLens': false });
  await h.until('no lens', async () => (await h.readCodeLenses(wb)).length === 0);
  await server.writeSettings({});
  await h.clickCodeLens(wb, 'show diff');
  await h.until('diff', async () => (await wb.page.locator('.monaco-diff-editor').count()) > 0);
  lap('diff');
  await h.screenshot(wb, 'toy-6-diff');
  expect(String(await readFile(ws.path('sub/other.txt')))).toBe('BAD fine\n');
});
