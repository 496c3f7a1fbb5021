import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as code from './harness';

/** What a person is told who asks for a check, wherever they ask. Untrusted and several folders: `folders.test.ts`. */
const before = readFileSync('examples/off-by-one/before.py', 'utf8');
const after = readFileSync('examples/off-by-one/after.py', 'utf8');
const COMMAND = 'Pare: Check edit minimality';

let workspace: code.TestWorkspace;
let imitator: code.Imitator;
let server: code.VsCodeServer;
let workbench: code.Workbench;

beforeAll(async () => {
  const names = ['same.py', 'edited.py', 'src/readonly.py', 'proposed.py', 'README.md'];
  workspace = await code.createWorkspace(Object.fromEntries(names.map((name) => [name, before])), {
    commit: true,
  });
  for (const name of ['edited.py', 'src/readonly.py', 'README.md', 'unknown.py', 'notes.txt'])
    await writeFile(workspace.path(name), after);
  imitator = await code.createImitator();
  server = await code.startVsCode({
    version: '1.139',
    vsix: [resolve('pare.vsix'), imitator.vsix],
    env: imitator.env,
    settings: { 'files.readonlyInclude': { 'src/readonly.py': true } },
  });
  workbench = await code.openWorkbench(server, {
    folder: workspace.folder,
    file: workspace.path('same.py'),
  });
});

afterAll(async () => {
  if (workbench !== undefined) await code.screenshot(workbench, 'check-end');
  await workbench?.close();
  await server?.stop();
  await imitator?.dispose();
  await workspace?.dispose();
});

const show = (uri: string) =>
  imitator.run(async (vscode, _, shown) => {
    await vscode.window.showTextDocument(vscode.Uri.parse(shown), { preview: false });
  }, uri);

const open = (name: string) => show(`file://${workspace.path(name)}`);

/** Runs the command and gives what the editor says then. */
async function check(expected: string | RegExp): Promise<string> {
  await code.runCommand(workbench, 'Notifications: Clear All Notifications');
  await code.runCommand(workbench, COMMAND);
  return code.waitForNotification(workbench, expected);
}

const serve = (uri: string, text: string) =>
  imitator.run(
    (vscode, serveText, served, content) => serveText(vscode.Uri.parse(served), content),
    uri,
    text,
  );

describe('Check edit minimality', () => {
  it('says that nothing differs', async () => {
    await open('same.py');
    expect(await check('Nothing differs')).toMatch(/^Nothing differs from git HEAD [0-9a-f]{7}\.$/);
  });

  it('goes to the gravest finding, and sums up', async () => {
    await open('edited.py');
    expect(await check('4 findings')).toMatch(
      /^Compared with git HEAD [0-9a-f]{7}: 4 findings, \d+ of \d+ tokens differ\.$/,
    );
    await workbench.page.locator('.peekview-widget, .marker-widget').first().waitFor();
    await code.screenshot(workbench, 'check-edited');
  });

  it('says why there is no baseline, and takes one', async () => {
    await open('unknown.py');
    expect(await check('There is nothing to compare with')).toContain('git HEAD has no such file');
    await code.screenshot(workbench, 'check-no-baseline');
    await code.pressNotification(workbench, 'There is nothing to compare with', 'Set Baseline Here');
    await code.waitForStatusBar(workbench, 'you set');
    await check('Nothing differs from');
  });

  it('says that a file is read-only', async () => {
    await open('src/readonly.py');
    expect(await check('4 findings')).toContain('This text is read-only');
    await code.screenshot(workbench, 'check-read-only');
  });

  it('checks the proposal of a diff, which is read-only', async () => {
    const [left, right] = [
      `file://${workspace.path('proposed.py')}`,
      `gemini-diff:${workspace.path('proposed.py')}`,
    ];
    await serve(right, after);
    await imitator.run(
      (vscode, _, one, other) =>
        vscode.commands.executeCommand(
          'vscode.diff',
          vscode.Uri.parse(one),
          vscode.Uri.parse(other),
          'a proposal',
        ),
      left,
      right,
    );
    const told = await check('4 findings');
    expect(told).toContain('diff by Gemini');
    expect(told).toContain('This text is read-only');
    await code.screenshot(workbench, 'check-diff');
  });

  it('says that the original of an edit is none', async () => {
    const kept = `chat-editing-text-model:${workspace.path('same.py')}`;
    await serve(kept, before);
    await show(kept);
    await check('This text is the original of something, no edit.');
  });

  it('says what is missing for an untitled document', async () => {
    await imitator.run(async (vscode) => {
      const document = await vscode.workspace.openTextDocument({ language: 'python', content: 'x = 1\n' });
      await vscode.window.showTextDocument(document);
    });
    await check('the document is not a file');
  });

  it('finds something in the sample', async () => {
    await code.runCommand(workbench, 'Pare: Open a sample edit');
    await check('the sample before the edit: 4 findings');
  });

  it('tells how much differs in a text of another language, if anything', async () => {
    await open('README.md');
    await check(/^Compared with git HEAD [0-9a-f]{7}: \d+ of \d+ tokens differ\.$/);
    await open('notes.txt');
    await check('There is nothing to compare with: git HEAD has no such file.');
  });
});
