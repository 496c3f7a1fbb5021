import * as vscode from 'vscode';
import { ExecuteCommandRequest, WorkDoneProgress } from 'vscode-languageclient/node';
import { SERVER_COMMANDS, type MinimizeResult } from '../../server/protocol';
import { setting } from '../settings';
import { activeEditor, type CommandContext } from './context';
import { inPreview } from './preview';

/** Under which the last command that was typed in is remembered. */
const MEMORY = 'test.command';

/** Looks for the part of the active document's edit that the tests need, and offers to take the rest back. */
export async function minimize(context: CommandContext): Promise<void> {
  const document = activeEditor()?.document;
  if (document === undefined) return;
  if (!vscode.workspace.isTrusted) return sayNotTrusted();
  const command = await testCommand(document, context);
  if (command === undefined) return;
  const uri = document.uri.toString();
  const result = await ask(uri, command, context);
  const { l10n, window } = vscode;
  if (result.reason !== null) {
    void window.showInformationMessage(l10n.t('The tests were not asked: {0}.', result.reason));
    return;
  }
  await offer(document, result, context);
}

/** Shows how far the tests are; cancelling gives the best so far. */
function ask(uri: string, command: string, { client }: CommandContext): Thenable<MinimizeResult> {
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Minimizing with tests'),
    cancellable: true,
  };
  return vscode.window.withProgress(options, async (progress, token) => {
    asked += 1;
    const workDoneToken = `minimize-${asked}`;
    const listening = client.onProgress(WorkDoneProgress.type, workDoneToken, (state) => {
      if (state.kind !== 'end') progress.report({ message: state.message ?? '' });
    });
    try {
      const params = { command: SERVER_COMMANDS.minimize, arguments: [uri, command], workDoneToken };
      return (await client.sendRequest(ExecuteCommandRequest.type, params, token)) as MinimizeResult;
    } finally {
      listening.dispose();
    }
  });
}

let asked = 0;

/** What the setting says, else what a person types. */
async function testCommand(
  { uri }: vscode.TextDocument,
  { memory }: CommandContext,
): Promise<string | undefined> {
  const { l10n, window } = vscode;
  const configured = setting('test.command', uri).trim();
  if (configured !== '') return configured;
  const typed = await window.showInputBox({
    title: l10n.t('Minimize Edit with Tests'),
    prompt: l10n.t('Command that exits with 0 if the tests pass. The setting pare.test.command keeps it.'),
    placeHolder: 'python -m unittest',
    value: memory.get<string>(MEMORY) ?? '',
    ignoreFocusOut: true,
  });
  const command = typed?.trim();
  if (command === undefined || command === '') return undefined;
  await memory.update(MEMORY, command);
  return command;
}

interface Choice extends vscode.QuickPickItem {
  choose(): unknown;
}

async function offer(
  document: vscode.TextDocument,
  { summary, superfluous, view }: MinimizeResult,
  { pages }: CommandContext,
) {
  const { l10n, window } = vscode;
  const uri = document.uri.toString();
  const choices: Choice[] = [
    {
      label: l10n.t('$(output) Show What Is Needed and Why'),
      choose: () => (view === null ? undefined : pages.show(view)),
    },
  ];
  if (superfluous > 0) {
    choices.unshift({
      label: l10n.t('$(discard) Preview Without What Is Not Needed…'),
      description: l10n.t('tick what is to be taken back, then press Apply'),
      choose: () =>
        inPreview(document, () => vscode.commands.executeCommand(SERVER_COMMANDS.applyMinimum, uri)),
    });
  }
  const chosen = await window.showQuickPick(choices, {
    title: l10n.t('Minimize Edit with Tests'),
    placeHolder: summary ?? '',
    ignoreFocusOut: true,
  });
  await chosen?.choose();
}

async function sayNotTrusted(): Promise<void> {
  const { l10n, window } = vscode;
  const manage = l10n.t('Manage Workspace Trust');
  const message = l10n.t('Tests are run in trusted workspaces only.');
  if ((await window.showInformationMessage(message, manage)) !== manage) return;
  await vscode.commands.executeCommand('workbench.trust.manage');
}
