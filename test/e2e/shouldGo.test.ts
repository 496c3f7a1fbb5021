import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as code from './harness';

/** A person says what should go; an edit by somebody else does it in part; the rest is finished by hand. */
const AUDIT = `def audit(order):
    print("audited", order.number)
`;
const ORDERS = `from audit import audit


def place(order):
    order.check()
    audit(order)
    order.save()


def refund(order):
    order.repay()
    audit(order)
    order.notify()
    order.close()
    order.save()
`;
const CANCELS = `from audit import audit


def cancel(order):
    order.release()
    audit(order)
    order.save()
`;
const TEST = `from audit import audit
from orders import place


def test_audit(order):
    place(order)
    audit(order)
    assert order.saved
`;
const FILES = {
  'src/audit.py': AUDIT,
  'src/orders.py': ORDERS,
  'src/cancels.py': CANCELS,
  'tests/test_audit.py': TEST,
  'README.md': '# Orders\n\nEvery order goes through `audit`.\n',
};

/** What comes back: one use as a comment, two lines too many gone; the other file kept behind a guard. */
const EDITED_ORDERS = `def place(order):
    order.check()
    # audit(order)
    order.save()


def refund(order):
    order.repay()
    order.save()
`;
const GUARDED_CANCELS = CANCELS.replace(
  '    audit(order)\n',
  '    if order.is_audited:\n        audit(order)\n',
);
const FINISHED_CANCELS = CANCELS.replace('    audit(order)\n', '');

describe.each(code.VERSIONS)('in VS Code %s', (version) => {
  let workspace: code.TestWorkspace;
  let server: code.VsCodeServer;
  let workbench: code.Workbench;

  beforeAll(async () => {
    workspace = await code.createWorkspace(FILES, { commit: true });
    server = await code.startVsCode({ version, vsix: [resolve('pare.vsix')] });
    workbench = await code.openWorkbench(server, { folder: workspace.folder, file: path('src/orders.py') });
  });

  afterAll(async () => {
    if (workbench !== undefined) await code.screenshot(workbench, 'should-go-end');
    await workbench?.close();
    await server?.stop();
    await workspace?.dispose();
  });

  const path = (name: string) => workspace.path(name);

  const waitForTarget = (words: string) =>
    code.until(`the language status says "${words}"`, async () =>
      (await code.readLanguageStatus(workbench)).some((item) => item.includes(words)),
    );

  describe('This should go', () => {
    it('proposes the places of the symbol at the cursor in the whole workspace', async () => {
      await code.runCommand(workbench, 'Pare: Check edit minimality');
      await code.waitForNotification(workbench, 'Nothing differs');
      await code.goTo(workbench, 6, 7);
      await code.focusEditor(workbench);
      await code.runCommand(workbench, 'Pare: This should go');
      const choices = await code.readChoices(workbench);
      await code.screenshot(workbench, 'should-go-choices');
      expect(choices).toEqual([
        { group: 'Definition', label: 'def audit(order):', place: 'src/audit.py:1-2', isTicked: true },
        { group: 'Uses', label: 'audit(order)', place: 'src/cancels.py:6', isTicked: true },
        { group: '', label: 'audit(order)', place: 'src/orders.py:6', isTicked: true },
        { group: '', label: 'audit(order)', place: 'src/orders.py:12', isTicked: true },
        { group: 'Imports', label: 'from audit import audit', place: 'src/cancels.py:1', isTicked: true },
        { group: '', label: 'from audit import audit', place: 'src/orders.py:1', isTicked: true },
        { group: 'Tests', label: 'from audit import audit', place: 'tests/test_audit.py:1', isTicked: true },
        { group: '', label: 'audit(order)', place: 'tests/test_audit.py:7', isTicked: true },
        {
          group: 'Documentation',
          label: 'Every order goes through `audit`.',
          place: 'README.md:3',
          isTicked: false,
        },
      ]);
    });

    it('marks what is ticked, and says so in the status of the language', async () => {
      await code.toggleChoice(workbench, 'README.md:3');
      await workbench.page.keyboard.press('Enter');
      await code.waitForNotification(workbench, 'What should go is marked: 0 of 9 sites gone, 9 kept.');
      await waitForTarget('0 of 9 sites gone, 9 kept');
      await code.screenshot(workbench, 'should-go-marked');
    });

    it('keeps the marks when the window is loaded again', async () => {
      await code.reload(workbench, 'orders.py');
      await waitForTarget('0 of 9 sites gone, 9 kept');
    });
  });

  describe('an edit that guards in place of deleting', () => {
    it('is followed in open files, in others, and in those that are deleted', async () => {
      await code.rewriteFile(path('src/orders.py'), EDITED_ORDERS);
      await code.rewriteFile(path('src/cancels.py'), GUARDED_CANCELS);
      await code.rewriteFile(path('README.md'), '# Orders\n');
      await rm(path('tests/test_audit.py'));
      await waitForTarget(
        '5 of 9 sites gone, 1 commented out, 1 kept behind a guard, 2 kept; 2 lines too many removed',
      );
      await code.showLanguageStatus(workbench);
      await code.screenshot(workbench, 'should-go-edited');
    });

    it('has findings', async () => {
      await code.openFile(workbench, path('src/cancels.py'));
      const problems = await code.waitForProblems(workbench, (found) => found.length >= 3);
      expect(problems.map(({ message }) => message.replace(/:.*/s, '')).sort()).toEqual([
        '1 line of code that should have gone is there as a comment.',
        '2 statements went that were not to go.',
        'This should have gone and was kept behind a new check',
      ]);
      await code.screenshot(workbench, 'should-go-findings');
      await code.closePanel(workbench);
    });

    it('is finished by the light bulb', async () => {
      const at = { line: 6, column: 8 };
      await code.applyQuickFix(workbench, at, 'Delete the code that was kept');
      await code.waitForText(workbench, (text) => !text.includes('is_audited'));
      expect((await code.saveAndRead(workbench, path('src/cancels.py'))).toString()).toBe(FINISHED_CANCELS);
      await waitForTarget('6 of 9 sites gone, 1 commented out, 2 kept; 2 lines too many removed');
      await code.screenshot(workbench, 'should-go-finished');
    });

    it('is done once all of it is gone', async () => {
      await code.rewriteFile(
        path('src/cancels.py'),
        FINISHED_CANCELS.replace('from audit import audit\n\n\n', ''),
      );
      await code.rewriteFile(path('src/audit.py'), '');
      await code.openFile(workbench, path('src/orders.py'));
      await code.applyQuickFix(workbench, { line: 3, column: 8 }, 'Delete the commented-out code');
      await code.waitForText(workbench, (text) => !text.includes('# audit'));
      await waitForTarget('9 of 9 sites gone; 2 lines too many removed');
    });

    it('is forgotten when somebody says so', async () => {
      await code.runCommand(workbench, 'Pare: Forget what should go');
      await code.pickItem(workbench, 'Everything');
      await code.until('nothing is marked', async () =>
        (await code.readLanguageStatus(workbench)).every((item) => !item.includes('sites gone')),
      );
    });
  });
});
