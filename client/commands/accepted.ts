import * as vscode from 'vscode';
import { SERVER_COMMANDS } from '../../server/protocol';
import { activeEditor } from './context';

/** Shows the findings of the active document again that were accepted. */
export async function forgetAccepted(): Promise<void> {
  const document = activeEditor()?.document;
  if (document === undefined) return;
  const shown = await vscode.commands.executeCommand<number | null>(
    SERVER_COMMANDS.forgetAccepted,
    document.uri.toString(),
  );
  if (shown) return;
  void vscode.window.showInformationMessage(vscode.l10n.t('Nothing of this edit was accepted by hand.'));
}
