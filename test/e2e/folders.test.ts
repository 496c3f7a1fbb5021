import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as code from './harness';

/** A window with two folders, from the moment it is opened without trust. */
const before = readFileSync('examples/off-by-one/before.py', 'utf8');
const after = readFileSync('examples/off-by-one/after.py', 'utf8');

/** What the tests of this project ask for. */
const FIX = 'while low <= high:';
const TEST = `grep -q '${FIX}' releases.py`;
const MINIMUM = before.replace('while low < high:', FIX);

let one: code.TestWorkspace;
let two: code.TestWorkspace;
let both: code.TestWorkspace;
let imitator: code.Imitator;
let server: code.VsCodeServer;
let workbench: code.Workbench;

beforeAll(async () => {
  expect(MINIMUM).not.toBe(before);
  [one, two] = (await Promise.all(
    [1, 2].map(() => code.createWorkspace({ 'releases.py': before }, { commit: true })),
  )) as [code.TestWorkspace, code.TestWorkspace];
  await Promise.all([one, two].map((folder) => writeFile(folder.path('releases.py'), after)));
  await two.writeSettings({ 'pare.rules': { formatting: 'off' } });
  const folders = [one, two].map(({ folder }) => ({ path: folder }));
  both = await code.createWorkspace({ 'both.code-workspace': JSON.stringify({ folders }) });
  imitator = await code.createImitator();
  server = await code.startVsCode({
    version: '1.139',
    vsix: [resolve('pare.vsix'), imitator.vsix],
    env: imitator.env,
    asksForTrust: true,
    settings: {
      'security.workspace.trust.startupPrompt': 'never',
      'security.workspace.trust.untrustedFiles': 'open',
    },
  });
  workbench = await code.openWorkbench(server, {
    folder: one.folder,
    workspaceFile: both.path('both.code-workspace'),
    file: one.path('releases.py'),
  });
});

afterAll(async () => {
  if (workbench !== undefined) await code.screenshot(workbench, 'folders-end');
  await workbench?.close();
  await server?.stop();
  await imitator?.dispose();
  await Promise.all([one, two, both].map((each) => each?.dispose()));
});

const open = ({ path }: code.TestWorkspace) =>
  imitator.run(async (vscode, _, file) => {
    await vscode.window.showTextDocument(vscode.Uri.file(file), { preview: false });
  }, path('releases.py'));

const textOf = ({ path }: code.TestWorkspace) =>
  imitator.run(
    async (vscode, _, file) => (await vscode.workspace.openTextDocument(vscode.Uri.file(file))).getText(),
    path('releases.py'),
  );

async function waitForRules({ path }: code.TestWorkspace, rules: readonly string[]): Promise<void> {
  await code.until(`rules ${rules.join()} in ${path('')}`, async () => {
    const found = await imitator.run(
      (vscode, _, file) =>
        vscode.languages
          .getDiagnostics(vscode.Uri.file(file))
          .filter(({ source }) => source === 'pare')
          .map(({ code }) => (typeof code === 'object' ? String(code.value) : String(code))),
      path('releases.py'),
    );
    return [...found].sort().join() === rules.join();
  });
}

describe('a folder that is not trusted', () => {
  it('has no baseline, as git is not run', async () => {
    await code.runCommand(workbench, 'Pare: Check edit minimality');
    await code.waitForNotification(workbench, 'git is not used in a folder that is not trusted');
    await code.waitForStatusBar(workbench, 'no baseline: folder not trusted');
    await code.screenshot(workbench, 'folders-untrusted');
  });

  it('has no tests run', async () => {
    await code.runCommand(workbench, 'Pare: Minimize edit with tests');
    await code.waitForNotification(workbench, 'Tests are run in trusted workspaces only');
  });

  it('has findings as soon as it is trusted', async () => {
    await code.runCommand(workbench, 'Workspaces: Manage Workspace Trust');
    await workbench.page
      .locator('.workspace-trust-editor')
      .getByRole('button', { name: 'Trust', exact: true })
      .first()
      .click();
    await open(one);
    await waitForRules(one, ['comment-lost', 'formatting', 'formatting']);
  });
});

describe('several folders', () => {
  it('have a baseline and settings of their own', async () => {
    await open(two);
    await waitForRules(two, ['comment-lost']);
    await waitForRules(one, ['comment-lost', 'formatting', 'formatting']);
    await code.screenshot(workbench, 'folders-two');
  });

  it('are checked each on its own', async () => {
    const check = async (folder: code.TestWorkspace, findings: string) => {
      await open(folder);
      await code.runCommand(workbench, 'Pare: Check edit minimality');
      const head = (await folder.git('rev-parse', 'HEAD')).slice(0, 7);
      await code.waitForNotification(workbench, `Compared with git HEAD ${head}: ${findings}`);
    };
    await check(two, '2 findings');
    await check(one, '4 findings');
  });
});

describe('the baseline', () => {
  const choose = async (label: string) => {
    await code.runCommand(workbench, 'Pare: Change baseline');
    await code.pickItem(workbench, label);
  };

  it('can be chosen, and what was chosen is shown', async () => {
    await open(one);
    await choose('The Text as It Is Now');
    await waitForRules(one, []);
    await choose('Git HEAD');
    // Against HEAD questions are asked only where somebody asks for a check.
    await waitForRules(one, ['comment-lost', 'formatting', 'formatting']);
    await code.waitForStatusBar(workbench, 'git HEAD');
  });
});

describe('the keyboard', () => {
  it('is enough to go to a finding, to take it back and to undo that', async () => {
    const { keyboard } = workbench.page;
    await open(one);
    await code.focusEditor(workbench);
    await keyboard.press('Control+Home');
    await code.until('the light bulb lists an action of a finding', async () => {
      await keyboard.press('Escape');
      await keyboard.press('F8');
      await keyboard.press('Escape');
      await keyboard.press('Control+.');
      const first = workbench.page.locator('.action-widget .monaco-list-row.action').first();
      await first.waitFor({ timeout: 3_000 });
      return /Restore|Take/.test(await first.innerText());
    });
    await code.screenshot(workbench, 'folders-keyboard');
    await keyboard.press('Enter');
    await code.until('a part is taken back', async () => (await textOf(one)) !== after);
    await keyboard.press('Control+Z');
    await code.until('it is there again', async () => (await textOf(one)) === after);
  });
});

describe('Minimize edit with tests', () => {
  it('asks for the command, tells how far it is and what the tests need', async () => {
    const { page } = workbench;
    await open(one);
    await code.runCommand(workbench, 'Pare: Minimize edit with tests');
    const input = page.locator('.quick-input-widget:visible input[type="text"]');
    await input.fill(`sleep 0.5; ${TEST}`);
    await page.keyboard.press('Enter');
    await code.waitForNotification(workbench, /Minimizing with tests/);
    await code.screenshot(workbench, 'folders-minimize-progress');
    await page
      .locator('.quick-input-widget:visible', { hasText: 'Preview Without What Is Not Needed' })
      .waitFor();
    await code.screenshot(workbench, 'folders-minimize-choice');
    expect(await readFile(one.path('releases.py'), 'utf8')).toBe(after);
  });

  it('previews, applies and undoes in one step', async () => {
    const { page } = workbench;
    await code.pickItem(workbench, 'Preview Without What Is Not Needed…');
    const preview = page.locator('.refactor-preview, .bulk-edit-panel, [id*="refactorPreview"]').first();
    await preview.waitFor();
    await code.screenshot(workbench, 'folders-minimize-preview');
    expect(await textOf(one)).toBe(after);
    await page
      .locator('.panel .monaco-list-row .edit-checkbox, .panel .monaco-list-row input')
      .first()
      .check();
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await code.until('only what is needed is left', async () => (await textOf(one)) === MINIMUM);
    await code.screenshot(workbench, 'folders-minimize-applied');
    await open(one);
    await code.undo(workbench);
    await code.until('the edit is there again', async () => (await textOf(one)) === after);
  });
});
