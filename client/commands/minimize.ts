import * as vscode from 'vscode';
import { SERVER_COMMANDS, type MinimizeResult, type TakenBack } from '../../server/protocol';
import { setting } from '../settings';
import { activeEditor, type CommandContext } from './context';

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
  const result = await vscode.commands.executeCommand<MinimizeResult>(SERVER_COMMANDS.minimize, uri, command);
  const { l10n, window } = vscode;
  if (result.reason !== null) {
    void window.showInformationMessage(l10n.t('The tests were not asked: {0}.', result.reason));
    return;
  }
  await offer(uri, result, context);
}

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

async function offer(uri: string, { summary, superfluous, view }: MinimizeResult, { pages }: CommandContext) {
  const { l10n, window } = vscode;
  const choices: Choice[] = [
    {
      label: l10n.t('$(output) Show What Each Test Run Told'),
      choose: () => (view === null ? undefined : pages.show(view)),
    },
  ];
  if (superfluous > 0) {
    choices.unshift({
      label: l10n.t('$(discard) Preview Without What Is Not Needed…'),
      description: l10n.t('nothing changes before you apply it'),
      choose: () => apply(uri),
    });
  }
  const chosen = await window.showQuickPick(choices, {
    title: l10n.t('Minimize Edit with Tests'),
    placeHolder: summary ?? '',
    ignoreFocusOut: true,
  });
  await chosen?.choose();
}

async function apply(uri: string): Promise<void> {
  const { l10n, window } = vscode;
  const { findings, reason } = await vscode.commands.executeCommand<TakenBack>(
    SERVER_COMMANDS.applyMinimum,
    uri,
  );
  void window.showInformationMessage(
    reason !== null
      ? l10n.t('Nothing was taken back: {0}.', reason)
      : findings === 1
        ? l10n.t('1 part was taken back. Undo brings it again.')
        : l10n.t('{0} parts were taken back. Undo brings them again.', findings),
  );
}

async function sayNotTrusted(): Promise<void> {
  const { l10n, window } = vscode;
  const manage = l10n.t('Manage Workspace Trust');
  const message = l10n.t('Tests are run in trusted workspaces only.');
  if ((await window.showInformationMessage(message, manage)) !== manage) return;
  await vscode.commands.executeCommand('workbench.trust.manage');
}
