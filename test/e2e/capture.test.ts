import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as code from './harness';

/** Every way in which an edit reaches the editor, with the shape that its tool is documented to have. */
const before = readFileSync('examples/off-by-one/before.py', 'utf8');
const after = readFileSync('examples/off-by-one/after.py', 'utf8');

/** What is asked or said of the edit where its baseline is exact. */
const WHOLE = ['added-validation', 'comment-lost', 'formatting', 'formatting'];

const NAMES = [
  'reload',
  'atomic',
  'unopened',
  'bulk',
  'typed',
  'claude',
  'cline',
  'roo',
  'gemini',
  'copilot',
];
const MORE = ['chat', 'undone', 'several', 'commit', 'checkout'];

describe.each(code.VERSIONS)('in VS Code %s', (version) => {
  // The lowest version is tried with one of each kind of capture, so that the tests end in a few minutes.
  const isNewest = version === code.VERSIONS.at(-1);
  const itInNewest = it.runIf(isNewest);
  let workspace: code.TestWorkspace;
  let imitator: code.Imitator;
  let server: code.VsCodeServer;
  let workbench: code.Workbench;

  beforeAll(async () => {
    const files = [...NAMES, ...MORE].map((name) => [`src/${name}.py`, before] as const);
    workspace = await code.createWorkspace(Object.fromEntries(files), { commit: true });
    imitator = await code.createImitator();
    server = await code.startVsCode({
      version,
      vsix: [resolve('pare.vsix'), imitator.vsix],
      env: imitator.env,
    });
    workbench = await code.openWorkbench(server, { folder: workspace.folder, file: path('reload') });
    await open('reload');
    await imitator.run((vscode) =>
      vscode.extensions
        .getExtension('pare.pare')!
        .activate()
        .then(() => null),
    );
  });

  afterAll(async () => {
    if (workbench !== undefined) await code.screenshot(workbench, 'capture-end');
    await workbench?.close();
    await server?.stop();
    await imitator?.dispose();
    await workspace?.dispose();
  });

  const path = (name: string) => workspace.path(`src/${name}.py`);
  const uriOf = (name: string) => `file://${path(name)}`;

  const open = (name: string) =>
    imitator.run(async (vscode, _, uri) => {
      await vscode.window.showTextDocument(vscode.Uri.parse(uri), { preview: false });
    }, uriOf(name));

  /** The rules of the findings at a URI. */
  const rulesAt = async (uri: string): Promise<string[]> => {
    const codes = await imitator.run(
      (vscode, _, at) =>
        vscode.languages
          .getDiagnostics(vscode.Uri.parse(at))
          .filter(({ source }) => source === 'pare')
          .map((each) => each.code),
      uri,
    );
    return codes.map((each) => (typeof each === 'object' ? String(each.value) : String(each))).sort();
  };

  const waitForRules = async (uri: string, rules: readonly string[]): Promise<void> => {
    let last: string[] = [];
    try {
      await code.until(
        'rules',
        async () => {
          last = await rulesAt(uri);
          return last.join() === rules.join();
        },
        20_000,
      );
    } catch {
      expect(last, uri).toEqual(rules);
    }
  };

  /** Long enough for findings that must not come. */
  const settled = () => new Promise((done) => setTimeout(done, 1500));

  const replaceText = (uri: string, text: string) =>
    imitator.run(
      async (vscode, _, at, replacement) => {
        const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(at));
        const edit = new vscode.WorkspaceEdit();
        edit.replace(document.uri, new vscode.Range(0, 0, document.lineCount, 0), replacement);
        await vscode.workspace.applyEdit(edit);
      },
      uri,
      text,
    );

  const openDiff = (left: string, right: string, texts: Readonly<Record<string, string>>) =>
    imitator.run(
      async (vscode, serve, one, other, served) => {
        for (const [uri, text] of Object.entries(served)) serve(vscode.Uri.parse(uri), text);
        const [original, modified] = [vscode.Uri.parse(one), vscode.Uri.parse(other)];
        await vscode.commands.executeCommand('vscode.diff', original, modified, 'a proposal', {
          preview: false,
        });
      },
      left,
      right,
      texts,
    );

  const closeTab = () =>
    imitator.run(async (vscode) => {
      const tab = vscode.window.tabGroups.activeTabGroup.activeTab!;
      await vscode.window.tabGroups.close(tab);
    });

  itInNewest('says nothing before any edit', async () => {
    await settled();
    expect(await rulesAt(uriOf('reload'))).toEqual([]);
  });

  it('sees a reload', async () => {
    await open('reload');
    await code.rewriteFile(path('reload'), after);
    await waitForRules(uriOf('reload'), WHOLE);
    expect(await code.waitForStatusBar(workbench, 'the last text before')).toContain('· 4');
  });

  itInNewest('sees a file that is replaced by another', async () => {
    await open('atomic');
    await settled();
    await code.rewriteFile(path('atomic'), after, { atomic: true });
    await waitForRules(uriOf('atomic'), WHOLE);
  });

  it('sees a file that is not open, and knows its text from then on', async () => {
    await code.rewriteFile(path('unopened'), before.replace('low = 0', 'low = 1'));
    await settled();
    await code.rewriteFile(path('unopened'), after.replace('low = 0', 'low = 1'));
    await waitForRules(uriOf('unopened'), WHOLE);
    await open('unopened');
    await settled();
    expect(await rulesAt(uriOf('unopened'))).toEqual(WHOLE);
  });

  itInNewest('sees an edit by another extension, and none where that takes it back', async () => {
    await open('bulk');
    await settled();
    await replaceText(uriOf('bulk'), after);
    await waitForRules(uriOf('bulk'), WHOLE);
    await replaceText(uriOf('bulk'), before);
    await waitForRules(uriOf('bulk'), []);
  });

  itInNewest('judges nothing that a person types', async () => {
    await open('typed');
    await settled();
    await code.goTo(workbench, 4);
    await code.typeText(workbench, 'x = 1  ');
    await settled();
    expect(await rulesAt(uriOf('typed'))).toEqual([]);
    await code.runCommand(workbench, 'Pare: Check edit minimality');
    await code.waitForNotification(workbench, 'but what you typed');
    await code.pressNotification(workbench, 'but what you typed', 'Check What I Typed');
    await waitForRules(uriOf('typed'), ['whitespace']);
  });

  describe('a diff tab', () => {
    it('of Claude Code: on the proposal, then on the file', async () => {
      const right = `_claude_vscode_fs_right:${path('claude')}`;
      await open('claude');
      await openDiff(uriOf('claude'), right, { [right]: after });
      await waitForRules(right, WHOLE);
      expect(await rulesAt(uriOf('claude'))).toEqual([]);
      await code.runCommand(workbench, 'Pare: Check edit minimality');
      await code.waitForNotification(workbench, 'diff by Claude Code: 4 findings');
      await code.screenshot(workbench, 'capture-diff');
      await closeTab();
      await code.rewriteFile(path('claude'), after);
      await waitForRules(uriOf('claude'), WHOLE);
      await waitForRules(right, []);
      await open('claude');
      await code.waitForStatusBar(workbench, 'the left side of the diff');
    });

    itInNewest('of Cline, whose right side is animated: gone when rejected', async () => {
      const [left, right] = ['left', 'right'].map(
        (side) => `cline-edit-preview:src/cline.py?preview-1-${side}`,
      );
      await openDiff(left!, right!, { [left!]: before, [right!]: before });
      const half = after.slice(0, after.length / 2) + before.slice(before.length / 2);
      for (const text of [half, after]) {
        await imitator.run(
          (vscode, serve, uri, served) => serve(vscode.Uri.parse(uri), served),
          right!,
          text,
        );
      }
      await waitForRules(right!, WHOLE);
      await closeTab();
      await waitForRules(right!, []);
      expect(await rulesAt(uriOf('cline'))).toEqual([]);
    });

    itInNewest('of Roo, whose right side is the buffer: gone when rejected', async () => {
      const left = 'cline-diff:roo.py?b25l';
      await openDiff(left, uriOf('roo'), { [left]: before });
      await replaceText(uriOf('roo'), after);
      await waitForRules(uriOf('roo'), WHOLE);
      await replaceText(uriOf('roo'), before);
      await imitator.run(async (vscode) => void (await vscode.workspace.saveAll()));
      await closeTab();
      await waitForRules(uriOf('roo'), []);
    });

    itInNewest('of Gemini', async () => {
      const right = `gemini-diff:${path('gemini')}?rand=1`;
      await openDiff(uriOf('gemini'), right, { [right]: after });
      await waitForRules(right, WHOLE);
      await closeTab();
    });

    itInNewest('of the Copilot command line', async () => {
      const [left, right] = ['original', 'modified'].map(
        (side) => `copilot-cli-readonly:${path('copilot')}?${side}-1`,
      );
      await openDiff(left!, right!, { [left!]: before, [right!]: after });
      await waitForRules(right!, WHOLE);
      await closeTab();
    });

    itInNewest('with several files', async () => {
      const right = `gemini-diff:${path('several')}?rand=2`;
      await imitator.run(
        async (vscode, serve, one, other, text) => {
          const [left, modified] = [vscode.Uri.parse(one), vscode.Uri.parse(other)];
          serve(modified, text);
          await vscode.commands.executeCommand('vscode.changes', 'Edits', [[left, left, modified]]);
        },
        uriOf('several'),
        right,
        after,
      );
      await waitForRules(right, WHOLE);
      await closeTab();
    });
  });

  describe('the chat of the editor', () => {
    const keep = (name: string, text: string) =>
      imitator.run(
        async (vscode, serve, uri, served) => {
          const kept = vscode.Uri.parse(uri);
          serve(kept, served);
          await vscode.workspace.openTextDocument(kept);
        },
        `chat-editing-text-model:${path(name)}?%7B%7D`,
        text,
      );

    it('has findings until the edit is kept', async () => {
      await open('chat');
      await keep('chat', before);
      await replaceText(uriOf('chat'), after);
      await waitForRules(uriOf('chat'), WHOLE);
      await code.waitForStatusBar(workbench, 'the text before the edit of');
      await keep('chat', after);
      await waitForRules(uriOf('chat'), []);
    });

    itInNewest('has findings until the edit is undone', async () => {
      await open('undone');
      await keep('undone', before);
      await replaceText(uriOf('undone'), after);
      await waitForRules(uriOf('undone'), WHOLE);
      await replaceText(uriOf('undone'), before);
      await waitForRules(uriOf('undone'), []);
    });
  });

  it('takes everything safe back, and undoes that in one step', async () => {
    await open('reload');
    await code.runCommand(workbench, 'Pare: Take back everything safe');
    await waitForRules(uriOf('reload'), ['added-validation']);
    await code.undo(workbench);
    await waitForRules(uriOf('reload'), WHOLE);
  });

  it('comes back with its findings when the server is killed', async () => {
    const pid = await code.until('the language server runs', () => languageServerOf(server.home));
    process.kill(pid, 'SIGKILL');
    await code.until('another one runs', async () => {
      const now = await languageServerOf(server.home);
      return now !== undefined && now !== pid;
    });
    await waitForRules(uriOf('reload'), WHOLE);
    await waitForRules(uriOf('unopened'), WHOLE);
  });

  // A commit ends every edit, so what is left to look at comes first.
  describe('git', () => {
    it('ends an edit with a commit', async () => {
      await open('commit');
      await settled();
      await code.rewriteFile(path('commit'), after);
      await waitForRules(uriOf('commit'), WHOLE);
      await workspace.git('commit', '-q', '-m', 'fix', 'src/commit.py');
      await waitForRules(uriOf('commit'), []);
    });

    itInNewest('makes no edit by a checkout', async () => {
      await open('checkout');
      await workspace.git('branch', 'other', 'HEAD');
      await settled();
      await code.rewriteFile(path('checkout'), after);
      await waitForRules(uriOf('checkout'), WHOLE);
      await workspace.git('checkout', '-q', '--', 'src/checkout.py');
      await waitForRules(uriOf('checkout'), []);
    });
  });
});

/** The process that serves our language in this test's editor. */
async function languageServerOf(home: string): Promise<number | undefined> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const line = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(home) && line.includes('server.cjs')) return Number(entry);
  }
  return undefined;
}
