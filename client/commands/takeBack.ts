import * as vscode from 'vscode';
import { SERVER_COMMANDS, type TakenBack } from '../../server/protocol';
import { activeEditor, type CommandContext } from './context';
import { inPreview } from './preview';

/** Takes parts of the active document's edit back; says why if there is nothing to take back. */
export async function takeBackSafe(): Promise<void> {
  const document = activeEditor()?.document;
  if (document === undefined) return;
  const result = await ask(SERVER_COMMANDS.takeBackSafe, document);
  if (result?.reason) say(vscode.l10n.t('Nothing was taken back: {0}.', result.reason));
  else if (result?.findings === 1) say(vscode.l10n.t('1 part was taken back. Undo brings it again.'));
  else if (result) say(vscode.l10n.t('{0} parts were taken back. Undo brings them again.', result.findings));
}

/** The same of all that is proved, of which a person ticks what is to go. */
export async function takeBackProved(): Promise<void> {
  const document = activeEditor()?.document;
  if (document === undefined) return;
  await inPreview(document, () => ask(SERVER_COMMANDS.takeBackProved, document));
}

function ask(command: string, { uri }: vscode.TextDocument): Thenable<TakenBack | null> {
  return vscode.commands.executeCommand<TakenBack | null>(command, uri.toString());
}

/** Puts the findings on the clipboard, worded for whoever made the edit. */
export async function copyForAgent(context: CommandContext): Promise<void> {
  const document = activeEditor()?.document;
  if (document === undefined) return;
  const message = await vscode.commands.executeCommand<string | null>(
    SERVER_COMMANDS.agentMessage,
    document.uri.toString(),
  );
  if (message === null) return say(vscode.l10n.t('There are no findings in this document.'));
  await vscode.env.clipboard.writeText(message);
  say(vscode.l10n.t('The findings are on the clipboard. Paste them into the chat of your agent.'));
  context.log.debug(message);
}

/** Opens what the edit of the active document consists of, as a page. */
export async function showReport(): Promise<void> {
  const document = activeEditor()?.document;
  if (document === undefined) return;
  const view = await vscode.commands.executeCommand(SERVER_COMMANDS.showReport, document.uri.toString());
  if (!view) say(vscode.l10n.t('There is no edit to report on. Run Pare: Check edit minimality to see why.'));
}

function say(message: string): void {
  void vscode.window.showInformationMessage(message);
}
